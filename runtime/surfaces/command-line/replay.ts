import { parseArgs } from 'node:util';
import type { CallRecord, CallRecords } from '../../journal/call-log.ts';
import { canReplay, type Replay, replay, replayedRun } from '../../replay/replay.ts';
import type { Server } from '../../server.ts';
import { findRuns } from './find-runs.ts';
import { EXIT, type ExitCode, type Terminal } from './terminal.ts';

const PAGE = 200;

export interface ReplayParts {
  readonly server: Server;
  readonly records: CallRecords;
  readonly revision: string | null;
  /** Whether a tool reads the log itself, so that its answers differ with every call since; `--all` leaves those out. */
  readonly readsLog?: (tool: string) => boolean;
}

/**
 * `replay RUN... [--json]` or `replay --all`: makes logged calls again and compares what comes out. Ends with 0 where
 * all are the same, 1 where one differs or can't be compared, 2 where a run is not in the log.
 *
 * @param argv what follows `replay`
 */
export async function runReplay(
  { server, records, revision, readsLog = () => false }: ReplayParts,
  argv: readonly string[],
  terminal: Terminal,
): Promise<ExitCode> {
  const { values, positionals } = parseArgs({
    args: [...argv],
    options: { all: { type: 'boolean', default: false }, json: { type: 'boolean', default: false } },
    allowPositionals: true,
  });
  if (values.all === positionals.length > 0) {
    terminal.writeError('Name the runs to make again, or pass --all. `log` lists them.\n');
    return EXIT.usage;
  }
  const chosen = values.all
    ? (await everyCall(server, records)).filter(({ started }) => !readsLog(started.tool))
    : await findRuns(records, positionals, terminal);
  if (chosen === undefined) return EXIT.usage;
  const replays: Replay[] = [];
  for (const record of chosen) {
    const made = await replay(server, record, revision);
    replays.push(made);
    if (!values.json) terminal.writeOutput(lines(made));
  }
  if (values.json) terminal.writeOutput(`${JSON.stringify(replays, null, 2)}\n`);
  else terminal.writeOutput(`${tally(replays)}\n`);
  return replays.every(({ verdict }) => verdict === 'same') ? EXIT.done : EXIT.fault;
}

/** Every call that is in the log now, oldest first, but for replays and for calls that can't be made again. */
async function everyCall(server: Server, records: CallRecords): Promise<readonly CallRecord[]> {
  const all: CallRecord[] = [];
  for (;;) {
    const before = all.at(-1)?.started.runId;
    const page = await records.list({ limit: PAGE, ...(before !== undefined && { before }) });
    all.push(...page);
    if (page.length < PAGE) break;
  }
  return all.filter((record) => replayedRun(record) === null && canReplay(server, record)).reverse();
}

function lines({ verdict, runId, tool, reason, changed }: Replay): string {
  const changes = changed.map(
    ({ what, logged, now }) => `           ${what} was ${logged ?? 'none'}, is ${now ?? 'none'}\n`,
  );
  return `${verdict.padEnd(10)} ${runId}  ${tool}\n           ${reason}\n${changes.join('')}`;
}

function tally(replays: readonly Replay[]): string {
  const count = (verdict: Replay['verdict']) => replays.filter((made) => made.verdict === verdict).length;
  return `${replays.length} replayed: ${count('same')} the same, ${count('different')} different, ${count('impossible')} impossible.`;
}
