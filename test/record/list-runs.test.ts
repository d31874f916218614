import { expect, test } from 'vitest';
import type { CallRecord, FinishedRow, RecordQuery } from '../../runtime/index.ts';
import { listRuns } from '../../src/record/list-runs.ts';

const record = (runId: string, client: string | null = null): CallRecord => ({
  started: {
    runId,
    startedAt: '2026-01-01T00:00:00.000Z',
    tool: 'audit_backtest',
    contractDigest: 'c',
    arguments: { returns: [1] },
    argumentsDigest: 'a',
    caller: { surface: 'call', client, tier: null, token: 'id' },
  },
  finished: null,
});

const asked: RecordQuery[] = [];
const log = (runIds: readonly string[]) => ({
  list: async (query: RecordQuery) => {
    asked.push(query);
    return runIds.slice(0, query.limit).map((runId) => record(runId));
  },
});

test.each<[runs: string[], limit: number, listed: string[], next: string | null]>([
  [['self', 'c', 'b', 'a'], 2, ['c', 'b'], 'b'],
  [['self', 'b', 'a'], 2, ['b', 'a'], null],
  [['newer', 'self', 'b', 'a'], 2, ['newer', 'b'], 'b'],
  [['newer', 'newest', 'self', 'a'], 2, ['newer', 'newest'], 'newest'],
  [['newer', 'newest', 'self'], 2, ['newer', 'newest'], null],
  [['self'], 2, [], null],
  [[], 2, [], null],
])('of %j at most %i: %j, and the rest before %s', async (runs, limit, listed, next) => {
  const page = await listRuns(log(runs), { limit }, 'self');
  expect(page.runs.map(({ run_id }) => run_id)).toEqual(listed);
  expect(page.next_before).toBe(next);
});

test('asks the log for what was asked of it', async () => {
  await listRuns(log([]), { tool: 't', outcome: 'fault', before: 'x', limit: 5 }, 'self');
  expect(asked.at(-1)).toEqual({ tool: 't', outcome: 'fault', before: 'x', limit: 7 });
});

test('a run shows what became of it, and neither its arguments nor who called', async () => {
  const finished: FinishedRow = {
    runId: 'a',
    finishedAt: '2026-01-01T00:00:01.000Z',
    outcome: 'refusal',
    code: 'UNRANKABLE',
    fault: null,
    seed: 1,
    clock: '2026-01-01T00:00:00.000Z',
    snapshot: 's',
    serverVersion: '1.0.0',
    revision: null,
    resultDigest: null,
    fieldDigests: null,
    warnings: [],
    durationMilliseconds: 1000,
    recalledFrom: null,
  };
  const list = async () => [{ ...record('a', 'replay of b'), finished }];
  expect((await listRuns({ list }, { limit: 1 }, 'self')).runs).toEqual([
    {
      run_id: 'a',
      started_at: '2026-01-01T00:00:00.000Z',
      tool: 'audit_backtest',
      outcome: 'refusal',
      code: 'UNRANKABLE',
      arguments_digest: 'a',
      result_digest: null,
      snapshot: 's',
      duration_milliseconds: 1000,
      replay_of: 'b',
    },
  ]);
});
