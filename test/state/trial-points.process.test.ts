import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { JournalEntry } from 'toolwright-runtime';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openJournal } from '../../src/state/journal.ts';
import { openTrials } from '../../src/state/trials.ts';
import { memoryTrials } from '../fixtures/memory-trials.ts';

const folder = mkdtempSync(join(tmpdir(), 'trials-'));
const file = join(folder, 'state.sqlite');
const trials = openTrials(file);

const entry = (at: number, fields: object): JournalEntry => ({
  id: `run${at}.1`,
  store: 'trials',
  runId: `run${at}`,
  tool: 'run_optimization',
  recordedAt: new Date(Date.UTC(2026, 0, 1, 0, 0, at)).toISOString(),
  entry: { family: 'a', kind: 'optimization_point', at, ...fields },
});
const ENTRIES = [
  entry(1, {}),
  entry(2, { kind: 'backtest' }),
  entry(3, { family: 'b' }),
  { ...entry(4, {}), store: 'screens' },
  entry(5, {}),
];

beforeAll(async () => {
  const journal = openJournal(file);
  await journal.record({ entries: ENTRIES });
  await journal.close();
});
afterAll(async () => {
  await trials.close();
  rmSync(folder, { recursive: true });
});

it.each([
  ['a', 9, 'none', [1, 5]],
  ['a', 3, 'none', [1]],
  ['a', 9, 'run5', [1]],
  ['b', 9, 'none', [3]],
])(
  'of the family %s, by second %d and without %s, the points %j were searched',
  async (family, second, runId, searched) => {
    const asOf = { now: new Date(Date.UTC(2026, 0, 1, 0, 0, second)), runId };
    for (const records of [trials, memoryTrials(() => ENTRIES)])
      expect(await records.points(family, asOf)).toEqual(searched.map((at) => ENTRIES[at - 1]!.entry));
  },
);

it('finds trials by their ids, and nothing else', async () => {
  for (const records of [trials, memoryTrials(() => ENTRIES)]) {
    const found = await records.find(['run5.1', 'none', 'run4.1', 'run1.1']);
    expect(found.map(({ id }) => id)).toEqual(['run5.1', 'run1.1']);
    expect(found[1]).toEqual({
      id: 'run1.1',
      runId: 'run1',
      tool: 'run_optimization',
      recordedAt: ENTRIES[0]!.recordedAt,
      trial: ENTRIES[0]!.entry,
    });
  }
});
