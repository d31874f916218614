import { parseArgs } from 'node:util';
import type { StoredToken, TokenStore } from '../../access/token.ts';
import type { CallRecord, CallRecords, RecordQuery, StartedRow } from '../../journal/call-log.ts';
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

export interface LogParts {
  readonly records: PrunableRecords;
  /** Opened where a call came with a token, whose name is shown. */
  readonly tokens: () => Promise<Pick<TokenStore, 'list'>>;
}

/**
 * `log [--tool NAME] [--outcome OUTCOME] [--before RUN] [--limit N] [--json]` lists calls, newest first, with the surface,
 * the tier and the token that each came by;
 * `log prune --before DATE` forgets those that started before a day. Throws for a wrong command line.
 *
 * @param argv what follows `log`
 */
export async function runLog(
  { records, tokens }: LogParts,
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
  if (values.json) terminal.writeOutput(`${JSON.stringify(found, null, 2)}\n`);
  else {
    const isNamed = found.some(({ started }) => started.caller.token !== null);
    terminal.writeOutput(table(found, isNamed ? await (await tokens()).list() : []));
  }
  return EXIT.done;
}

/** Who called stands last: what comes before fits 80 columns as long as tools have names of up to 15 characters. */
function table(records: readonly CallRecord[], tokens: readonly StoredToken[]): string {
  if (records.length === 0) return 'No calls.\n';
  const rows = records.map(({ started, finished }) => [
    started.runId,
    started.startedAt.slice(0, 16).replace('T', ' '),
    finished?.code ?? finished?.outcome ?? 'unfinished',
    started.tool,
    callerOf(started, tokens),
  ]);
  return columns(rows);
}

/** `mcp`, `http reader`, `mcp researcher Ada's laptop`; a token that has no name is shown by its id. */
function callerOf({ caller: { surface, tier, token } }: StartedRow, tokens: readonly StoredToken[]): string {
  const name = tokens.find(({ id }) => id === token)?.name ?? token;
  return [surface, tier, name].filter((part) => part !== null).join(' ');
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
