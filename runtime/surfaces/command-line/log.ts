import { parseArgs } from 'node:util';
import type { CallRecord, CallRecords, RecordQuery } from '../../journal/call-log.ts';
import { columns } from './columns.ts';
import { startOfDay } from './expiry.ts';
import { wholeNumber } from './options.ts';
import { EXIT, type ExitCode, type Terminal } from './terminal.ts';

const OUTCOMES = ['result', 'remembered', 'refusal', 'fault', 'unfinished'] as const;

/** What `log` needs beside the records: a way to forget. */
export interface PrunableRecords extends CallRecords {
  /** Forgets the calls that started before a moment; gives how many. */
  readonly prune: (before: Date) => Promise<number>;
}

/**
 * `log [--tool NAME] [--outcome OUTCOME] [--before RUN] [--limit N] [--json]` lists calls, newest first;
 * `log prune --before DATE` forgets those that started before a day. Throws for a wrong command line.
 *
 * @param argv what follows `log`
 */
export async function runLog(
  records: PrunableRecords,
  argv: readonly string[],
  terminal: Terminal,
): Promise<ExitCode> {
  if (argv[0] === 'prune') return prune(records, argv.slice(1), terminal);
  const { values } = parseArgs({
    args: [...argv],
    options: {
      tool: { type: 'string' },
      outcome: { type: 'string' },
      before: { type: 'string' },
      limit: { type: 'string', default: '20' },
      json: { type: 'boolean', default: false },
    },
  });
  const limit = wholeNumber(values.limit, 1, 10_000);
  if (limit === undefined) return misused('--limit takes a whole number from 1 to 10000.', terminal);
  const outcome = OUTCOMES.find((known) => known === values.outcome);
  if (values.outcome !== undefined && outcome === undefined) {
    return misused(`--outcome takes one of ${OUTCOMES.join(', ')}.`, terminal);
  }
  const query: RecordQuery = {
    limit,
    ...(values.tool !== undefined && { tool: values.tool }),
    ...(outcome !== undefined && { outcome }),
    ...(values.before !== undefined && { before: values.before }),
  };
  const found = await records.list(query);
  terminal.writeOutput(values.json ? `${JSON.stringify(found, null, 2)}\n` : table(found));
  return EXIT.done;
}

/** Fits a terminal of 80 columns as long as tools have names of up to 15 characters. */
function table(records: readonly CallRecord[]): string {
  if (records.length === 0) return 'No calls.\n';
  const rows = records.map(({ started, finished }) => [
    started.runId,
    started.startedAt.slice(0, 16).replace('T', ' '),
    finished?.code ?? finished?.outcome ?? 'unfinished',
    started.tool,
  ]);
  return columns(rows);
}

async function prune(
  records: PrunableRecords,
  argv: readonly string[],
  terminal: Terminal,
): Promise<ExitCode> {
  const { values } = parseArgs({ args: [...argv], options: { before: { type: 'string' } } });
  const before = values.before === undefined ? undefined : startOfDay(values.before);
  if (before === undefined) {
    return misused(
      'log prune takes --before YYYY-MM-DD; calls that started before that day (UTC) are forgotten.',
      terminal,
    );
  }
  const forgotten = await records.prune(before);
  terminal.writeOutput(`Forgot ${forgotten} calls that started before ${values.before}.\n`);
  return EXIT.done;
}

function misused(sentence: string, terminal: Terminal): ExitCode {
  terminal.writeError(`${sentence}\n`);
  return EXIT.usage;
}
