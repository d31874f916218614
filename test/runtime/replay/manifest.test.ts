import { expect, test } from 'vitest';
import { manifestMarkdown, manifestOf } from '../../../runtime/replay/manifest.ts';
import { fixtureServer } from '../fixture-server.ts';

const { call, log, server } = fixtureServer();
await call('add_up', { numbers: [1, 2] });
await call('add_up', { numbers: [1, -1] });
const records = (await log.list({ limit: 9 })).toReversed();
const manifest = manifestOf(server.contract, records);

test('a manifest holds all that a replay needs, and a digest of it', () => {
  expect(manifest).toMatchObject({ manifestVersion: 1, server: 'fixture' });
  expect(manifest.runs).toEqual([
    {
      runId: 'run-1',
      tool: 'add_up',
      arguments: { numbers: [1, 2] },
      contractDigest: 'd'.repeat(64),
      outcome: 'result',
      code: null,
      resultDigest: records[0]!.finished!.resultDigest,
      warnings: [],
      clock: '2026-01-02T00:00:00.000Z',
      seed: expect.any(Number),
      snapshot: 'fixture-1',
      serverVersion: '1.2.3',
      revision: 'abc',
    },
    expect.objectContaining({ runId: 'run-2', outcome: 'refusal', code: 'ZERO_SUM', resultDigest: null }),
  ]);
  expect(manifestOf(server.contract, records.slice(1)).digest).not.toBe(manifest.digest);
  expect(manifestOf(server.contract, records)).toEqual(manifest);
});

test('a call that never ended is in it as such', () => {
  const [run] = manifestOf(server.contract, [{ ...records[0]!, finished: null }]).runs;
  expect(run).toMatchObject({ outcome: 'unfinished', clock: null, resultDigest: null });
});

test('the block for a note names each run, and how to make them again', () => {
  const revision = `${'0123456789ab'.repeat(3)}+changes`;
  const warned = { ...manifest.runs[0]!, revision, warnings: ['Few days.'] };
  expect(manifestMarkdown({ ...manifest, runs: [warned, manifest.runs[1]!] }, 'tool replay')).toBe(
    `Computed by fixture 1.2.3 (0123456789ab+changes), 1.2.3 (abc). Manifest sha256:${manifest.digest}

| run | tool | data | gave |
|---|---|---|---|
| run-1 | add_up | fixture-1 | sha256:${warned.resultDigest!.slice(0, 12)} |
| run-2 | add_up | no data of its own | ZERO_SUM |

Warnings of these runs:

- add_up: Few days.

To compute them again: \`tool replay run-1 run-2\`
`,
  );
});
