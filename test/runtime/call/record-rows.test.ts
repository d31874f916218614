import { expect, test } from 'vitest';
import type { Ending } from '../../../runtime/call/ending.ts';
import { recordFinish } from '../../../runtime/call/record-finish.ts';
import { recordStart } from '../../../runtime/call/record-start.ts';
import { resultDigest } from '../../../runtime/digest.ts';
import { memoryCallLog } from '../../../runtime/testing/memory-call-log.ts';
import { addUp } from '../fixture-registry.ts';

const run = { runId: 'run-1', startedAt: new Date('2026-01-02T00:00:00.000Z') };
const circumstances = {
  seed: 7,
  clock: run.startedAt.toISOString(),
  warnings: ['w'],
  serverVersion: '1.2.3',
  revision: null,
};

test('the started row holds the arguments as they were sent, and the digest of their canonical form', async () => {
  const log = memoryCallLog();
  const admitted = { kind: 'admitted', arguments: { b: null, a: 1 }, canonical: '{"a":1,"b":null}' } as const;
  const caller = { surface: 'call', client: null, tier: 'reader', token: 'a1' } as const;
  await recordStart(log, run, addUp.listing, admitted, caller);
  expect(log.startedRows).toEqual([
    {
      runId: 'run-1',
      startedAt: '2026-01-02T00:00:00.000Z',
      tool: 'add_up',
      contractDigest: 'd'.repeat(64),
      arguments: { b: null, a: 1 },
      argumentsDigest: '46e0ff59f6164548317489fbea1133a48f7a83c325c3535e44559c9619afb76b',
      caller,
    },
  ]);
});

const refusal = { code: 'FEW', reason: '', recover: '', status: 409, page: '', params: {} };
test.each<[Ending, object]>([
  [
    {
      kind: 'result',
      result: { b: 1, a: 2 },
      digest: resultDigest({ b: 1, a: 2 }),
      provenance: { snapshot: 's' },
    },
    {
      outcome: 'result',
      snapshot: 's',
      code: null,
      fault: null,
      resultDigest: 'd3626ac30a87e6f7a6428233b3c68299976865fa5508e4267c5415c76af7a772',
      fieldDigests: {
        b: '6b86b273ff34fce19d6b804eff5a3f5747ada4eaa22f1d49c01e52ddb7875b4b',
        a: 'd4735e3a265e16eee03f59718b9b5d03019c07d8b6c51f90da3a666eec13ab35',
      },
    },
  ],
  [
    { kind: 'refusal', refusal },
    { outcome: 'refusal', snapshot: null, code: 'FEW', resultDigest: null },
  ],
  [
    { kind: 'fault', error: 'plain' },
    { outcome: 'fault', fault: 'plain', code: null, resultDigest: null },
  ],
])('the finished row of %j', async (ending, expected) => {
  const log = memoryCallLog();
  await recordFinish(log, run, ending, circumstances, new Date('2026-01-02T00:00:00.250Z'));
  expect(log.finishedRows).toMatchObject([
    {
      runId: 'run-1',
      clock: '2026-01-02T00:00:00.000Z',
      durationMilliseconds: 250,
      warnings: ['w'],
      ...expected,
    },
  ]);
});
