import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import type { Terminal } from 'toolwright-runtime/command-line';
import { readImports } from '../data/signals/imported-signals.ts';
import { calibrate } from '../history/calibrate.ts';
import { readEmbeddedHistory, snapshotOf } from '../history/embedded-history.ts';
import { signalsFolder } from '../installation.ts';

const USAGE = `Usage: quant history calibrate [--output FILE]

Matches every fifth day of the history as it was to be matched then, with the default settings, and holds the
forecasts against what followed and against those from all days. Prints JSON. Imported signals take part.
`;

/** `quant history calibrate`: what the matcher's forecasts would have been worth. */
export async function runHistory(
  argv: readonly string[],
  environment: NodeJS.ProcessEnv,
  today: Date,
  terminal: Terminal,
): Promise<number> {
  const { values, positionals } = parseArgs({
    args: [...argv],
    allowPositionals: true,
    options: { output: { type: 'string' } },
  });
  if (positionals.length !== 1 || positionals[0] !== 'calibrate') {
    terminal.writeError(USAGE);
    return 2;
  }
  const history = readEmbeddedHistory(readImports(signalsFolder(environment)));
  const made = { snapshot: snapshotOf(history), date: today.toISOString().slice(0, 10) };
  const text = `${JSON.stringify(calibrate(history.signals, made), null, 2)}\n`;
  if (values.output === undefined) terminal.writeOutput(text);
  else writeFileSync(values.output, text);
  return 0;
}
