import { expect, test } from 'vitest';
import type { CallRecord } from '../../runtime/index.ts';
import { memoryCallLog } from '../../runtime/testing/memory-call-log.ts';
import { refusalCensus } from '../../src/census/refusal-census.ts';
import { EMPTY_HEAD, sealClaim } from '../../src/ledger/record.ts';

const SEALED = '2026-01-01T00:00:00.000Z';
const criteria = 'Campaign: test\nTapes: all 500\nSelected: nObs >= 9\nCandidate: nObs >= 9';
const ledger = [
  sealClaim(
    {
      hypothesis: 'Some tape clears the bar.',
      universe: 'all',
      criteria,
      sampleStart: '2026-01-01',
      sampleEnd: '2026-12-31',
      holdoutStart: null,
      holdoutEnd: null,
      configHash: null,
    },
    EMPTY_HEAD,
    SEALED,
  ),
];

interface Run {
  readonly label?: unknown;
  readonly startedAt?: string;
  readonly caller?: Partial<CallRecord['started']['caller']>;
}

/** A log of refused audits, oldest first. */
async function logOf(runs: readonly Run[]) {
  const log = memoryCallLog();
  for (const [index, { label, startedAt = '2026-02-01T00:00:00.000Z', caller }] of runs.entries()) {
    const runId = `run-${String(index).padStart(4, '0')}`;
    const args = label === undefined ? {} : { label };
    await log.started({
      runId,
      startedAt,
      tool: 'audit_backtest',
      contractDigest: 'c',
      arguments: args as never,
      argumentsDigest: 'a',
      caller: { surface: 'mcp', client: null, tier: 'researcher', token: null, ...caller },
    });
    await log.finished({
      runId,
      finishedAt: startedAt,
      outcome: 'refusal',
      code: 'UNRANKABLE',
      fault: null,
      seed: null,
      clock: startedAt,
      snapshot: null,
      serverVersion: '0.1.0',
      revision: null,
      resultDigest: null,
      fieldDigests: null,
      warnings: [],
      recalledFrom: null,
      durationMilliseconds: 1,
    });
  }
  return log;
}

const label = 'test/all/1';

test.each<[what: string, Run, refused: number]>([
  ['by whoever runs the server', { label }, 1],
  ['at the instant of the seal', { label, startedAt: SEALED }, 1],
  ['before the seal', { label, startedAt: '2025-12-31T23:59:59.999Z' }, 0],
  ['by a token', { label, caller: { token: 'abc' } }, 0],
  ['by a stranger over HTTP', { label, caller: { surface: 'http', tier: 'reader' } }, 0],
  ['as a replay', { label, caller: { surface: 'call', client: 'replay of run-9' } }, 0],
  ['of another campaign', { label: 'other/all/1' }, 0],
  ['without a label', {}, 0],
  ['whose label is no text', { label: 7 }, 0],
  ['of tape 0', { label: 'test/all/0' }, 0],
  ['of tape 01', { label: 'test/all/01' }, 0],
])('an audit %s', async (_what, run, refused) => {
  const [census] = await refusalCensus(ledger, await logOf([run]), 'researcher');
  expect(census!.total).toMatchObject({ declaredTapes: 500, determinations: refused, refusal: refused });
});

test('the log is read back to the seal, over pages, and the first audit of a tape counts', async () => {
  const tapes = Array.from({ length: 105 }, (_, index) => ({ label: `test/all/${1 + (index % 100)}` }));
  const log = await logOf([{ label: 'test/all/200', startedAt: '2025-01-01T00:00:00.000Z' }, ...tapes]);
  const [census] = await refusalCensus(ledger, log, 'researcher');
  expect(census).toMatchObject({ total: { determinations: 100 }, repeated: 5, undeclared: 0 });
  expect(census!.refusalCodes).toEqual([{ code: 'UNRANKABLE', count: 100 }]);
});

test('tapes that are not declared are counted and not graded', async () => {
  const log = await logOf([{ label: 'test/all/501' }, { label: 'test/some/1' }]);
  const [census] = await refusalCensus(ledger, log, 'researcher');
  expect(census).toMatchObject({ total: { determinations: 0 }, undeclared: 2, gradedAt: null });
});

test('without a campaign the log is not read', async () => {
  const unread = {
    find: () => Promise.reject(new Error('read')),
    list: () => Promise.reject(new Error('read')),
  };
  expect(await refusalCensus([], unread, 'researcher')).toEqual([]);
});
