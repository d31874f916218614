import { nearest } from '../diagnostics/nearest.ts';

/** What is wrong with a command line that `parseArgs` rejects; the nearest of the known flags for one that is unknown. */
export function explainFlag(error: unknown, flags: readonly string[]): string {
  if (!(error instanceof Error)) return String(error);
  const unknown = /^Unknown option '(--?[^']+)'/.exec(error.message)?.[1];
  if (unknown === undefined) return error.message.split('\n')[0]!;
  const near = nearest(unknown.replace(/^-+/, ''), flags);
  return `There is no flag ${unknown}.${near === undefined ? '' : ` Did you mean --${near}?`}`;
}
