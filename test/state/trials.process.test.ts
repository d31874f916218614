import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { JournalEntry } from 'toolwright-runtime';
import { afterAll, expect, it } from 'vitest';
import { openJournal } from '../../src/state/journal.ts';
import { openTrials } from '../../src/state/trials.ts';
import { tallyEntries } from '../../src/trials/tally.ts';

const folder = mkdtempSync(join(tmpdir(), 'trials-'));
afterAll(() => rmSync(folder, { recursive: true }));

const trial = (at: number, fields: object): JournalEntry => ({
  id: `run${at}.1`,
  store: 'trials',
  runId: `run${at}`,
  tool: 'run_backtest',
  recordedAt: new Date(Date.UTC(2026, 0, 1, 0, 0, at)).toISOString(),
  entry: { family: 'a', sharpe_per_period: null, inner_points: 0, ...fields },
});

const ENTRIES = [
  trial(1, { sharpe_per_period: 0.01 }),
  trial(2, { sharpe_per_period: 0.03, inner_points: 500 }),
  trial(3, { sharpe_per_period: null }),
  trial(4, { sharpe_per_period: -0.02, family: 'b' }),
  {
    ...trial(5, { points: 40, sharpes: 2, sharpe_mean: 0.05, sharpe_squares: 0.0008 }),
    store: 'screens',
  },
  trial(6, { sharpe_per_period: 0.08 }),
];

it.each([
  // The ratios 0.01, 0.03 and 0.08 of trials, and 0.03 and 0.07 of the screen.
  ['a', 9, 'none', { journaled: 4, inner: 500, screened: 40, sharpes: 5, mean: 0.044, squares: 0.00352 }],
  ['a', 4, 'none', { journaled: 3, inner: 500, screened: 0, sharpes: 2, mean: 0.02, squares: 0.0002 }],
  ['a', 5, 'none', { journaled: 3, inner: 500, screened: 40, sharpes: 4, mean: 0.035, squares: 0.0019 }],
  ['a', 9, 'run6', { journaled: 3, inner: 500, screened: 40, sharpes: 4, mean: 0.035, squares: 0.0019 }],
  ['b', 9, 'none', { journaled: 1, inner: 0, screened: 0, sharpes: 1, mean: -0.02, squares: 0 }],
  ['c', 9, 'none', { journaled: 0, inner: 0, screened: 0, sharpes: 0, mean: 0, squares: 0 }],
])(
  'counts what the family %s had tried by second %d, without %s',
  async (family, second, runId, expected) => {
    const file = join(folder, `${family}-${second}-${runId}.sqlite`);
    const journal = openJournal(file);
    await journal.record({ entries: ENTRIES });
    await journal.close();
    const asOf = { now: new Date(Date.UTC(2026, 0, 1, 0, 0, second)), runId };
    const trials = openTrials(file);
    const found = await trials.tally(family, asOf);
    await trials.close();
    const counted = tallyEntries(ENTRIES, family, asOf);
    const { mean, squares, ...counts } = expected;
    for (const { sharpeMean, sharpeSquares, ...tally } of [found, counted]) {
      expect(tally).toEqual(counts);
      expect(sharpeMean).toBeCloseTo(mean, 12);
      expect(sharpeSquares).toBeCloseTo(squares, 12);
    }
  },
);
