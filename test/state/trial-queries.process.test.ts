import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openJournal } from '../../src/state/journal.ts';
import { MIGRATIONS } from '../../src/state/schema.ts';
import { TRIAL_TABLE } from '../../src/state/trial-table.ts';
import { openTrials } from '../../src/state/trials.ts';
import type { TrialJournal } from '../../src/trials/trial-journal.ts';
import { AS_OF, days, trialEntry } from '../campaign/trials.ts';
import { memoryTrials } from '../fixtures/memory-trials.ts';

// What the queries answer is held against a plain filter over the same entries.
const folder = mkdtempSync(join(tmpdir(), 'trials-'));
const file = join(folder, 'state.sqlite');
const series = { days: days(3), returns: [0.01, 0, -0.01] };
const trade = {
  symbol: 'X',
  side: 'long',
  entry_day: '2020-01-01',
  entry_price: 1,
  entry_shares: 1,
  exit_day: '2020-01-02',
  exit_price: 1,
  bars: 1,
  profit: 0,
  return: 0,
  exit_reason: 'signal',
} as const;
const ENTRIES = [
  trialEntry(1, { series, trades: [trade, trade] }),
  trialEntry(2, { kind: 'optimization_point', parameters: { fast: 3 }, sharpe_per_period: null }),
  trialEntry(3, { family: "b's 1D X", strategy: 'b', series, trades: [] }),
  { ...trialEntry(4, {}), store: 'screens' },
  trialEntry(5, { kind: 'walk_forward', series: { days: days(4, 9), returns: [0, 0, 0, 1] } }),
  trialEntry(6, { strategy: 'b' }),
];
const plain = memoryTrials(() => ENTRIES);
let trials: TrialJournal & { readonly close: () => Promise<void> };

beforeAll(async () => {
  // Ids are no order: what was recorded later is later. The first are in a file of before there was a table of trials.
  const old = new DatabaseSync(file);
  const before = MIGRATIONS.slice(0, MIGRATIONS.indexOf(TRIAL_TABLE));
  old.exec(
    `${before.join('')} PRAGMA application_id = ${0x71727374}; PRAGMA user_version = ${before.length}`,
  );
  const insert = old.prepare('INSERT INTO journal_entry VALUES (?, ?, ?, ?, ?, ?)');
  for (const { id, store, runId, tool, recordedAt, entry } of ENTRIES.slice(0, 3))
    insert.run(id, store, runId, tool, recordedAt, JSON.stringify(entry));
  old.close();
  const journal = openJournal(file);
  for (const entry of ENTRIES.slice(3)) await journal.record({ entries: [entry] });
  await journal.close();
  trials = openTrials(file);
});
afterAll(async () => {
  await trials.close();
  rmSync(folder, { recursive: true });
});

const EARLY = { now: new Date(Date.UTC(2026, 0, 1, 0, 0, 5)), runId: 'run3' };

describe.each([
  ['no filter', {}],
  ['a family', { family: 'a 1D X' }],
  ['a family with a quotation mark', { family: "b's 1D X" }],
  ['a strategy', { strategy: 'b' }],
  ['a kind', { kind: 'walk_forward' }],
  ['all of them', { family: 'a 1D X', strategy: 'a', kind: 'backtest' }],
  ['what nothing fits', { strategy: 'c' }],
] as const)('with %s', (_case, filter) => {
  it.each([
    ['first', { limit: 2 }],
    ['last', { limit: 9 }],
    ['later', { limit: 1, before: 'run5.1' }],
  ] as const)('the %s page is that of a plain filter', async (_page, options) => {
    for (const asOf of [AS_OF, EARLY])
      expect(await trials.page(filter, options, asOf)).toEqual(await plain.page(filter, options, asOf));
  });

  it('so are the figures', async () => {
    for (const asOf of [AS_OF, EARLY])
      expect(await trials.figures(filter, asOf)).toEqual(await plain.figures(filter, asOf));
  });
});

it.each(['a 1D X', "b's 1D X", 'c'])('the series of %s are named by their days', async (family) => {
  expect(await trials.series(family, AS_OF)).toEqual(await plain.series(family, AS_OF));
});

it('finds trials in the order of their ids, and neither screens nor what is not there', async () => {
  const ids = ['run6.1', 'run4.1', 'none', 'run1.1'];
  expect(await trials.find(ids)).toEqual(await plain.find(ids));
  expect((await trials.find(ids)).map(({ id }) => id)).toEqual(['run6.1', 'run1.1']);
  expect(await trials.find([])).toEqual([]);
});

it('finds screens by their ids, and no trial', async () => {
  expect(await trials.screen('run4.1')).toEqual(ENTRIES[3]!.entry);
  expect(await trials.screen('run1.1')).toBeUndefined();
});

it('names the points of a search whole', async () => {
  expect(await trials.points('a 1D X', AS_OF)).toEqual([ENTRIES[1]!.entry]);
});

it.each([['UPDATE trial SET sharpe_per_period = 9'], ['DELETE FROM trial']])('%s is refused', (change) => {
  const database = new DatabaseSync(file);
  expect(() => database.exec(change)).toThrow('append-only');
  database.close();
});
