import type { Progress } from '../../call/run-handler.ts';
import type { Terminal } from './terminal.ts';

const TENTHS = 10;

export interface ToldProgress {
  readonly progress: Progress;
  /** Clears the line that the last progress stands on. */
  readonly end: () => void;
}

/**
 * Tells the progress of a call on the error stream: on a screen in one line that is written over, elsewhere in a line for
 * each further tenth, or for each message where no total is known.
 */
export function tellProgress({ writeError, errorsOnScreen = false }: Terminal): ToldProgress {
  let told = '';
  return {
    progress: (done, total, message) => {
      const share = total === undefined ? undefined : done / total;
      const step = share === undefined ? (message ?? String(done)) : String(Math.floor(share * TENTHS));
      if (!errorsOnScreen && step === told) return;
      told = step;
      const words = [share === undefined ? String(done) : `${Math.floor(share * 100)} %`, message ?? ''];
      const line = words.join(' ').trimEnd();
      writeError(errorsOnScreen ? `\r\u001b[K${line}` : `${line}\n`);
    },
    end: () => {
      if (errorsOnScreen && told !== '') writeError('\r\u001b[K');
    },
  };
}
