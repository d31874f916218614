import { describe, expect, test } from 'vitest';
import {
  BACKFILL_WEIGHT,
  DIM_TRUST,
  LIVE_SINCE,
  MATCHER_VERSION,
  MODE,
  RECENCY_HALF_LIFE_DAYS,
} from '../../src/history/defaults.ts';
import { NUMERIC_SIGNALS } from '../../src/history/numeric-signals.ts';
import { firstCompleteRow, signalTable } from '../../src/history/signal-history.ts';
import { SIGNALS } from '../../src/history/signals.ts';
import { anotherFuture, firstBars, sampleBars } from '../data/sample-bars.ts';

const bars = sampleBars();
const table = signalTable(bars, LIVE_SINCE);
const at = (date: string) => bars.dates.indexOf(date);

test('the registry, in order', () => {
  expect(SIGNALS.map(({ name, unit }) => `${name} (${unit})`)).toEqual([
    'ret_1d (fraction)',
    'ret_5d (fraction)',
    'ret_21d (fraction)',
    'ret_63d (fraction)',
    'ret_252d (fraction)',
    'rv_21d (fraction per year)',
    'rv_ratio_21_63 (ratio)',
    'rv_21d_percentile_252d (percentile)',
    'drawdown_252d (fraction)',
    'distance_sma_50 (fraction)',
    'distance_sma_200 (fraction)',
    'rsi_14 (index)',
    'atr_14_ratio (fraction)',
    'trend (category)',
    'volatility (category)',
    'regime (category)',
  ]);
});

test('the matcher version says what the defaults are', () => {
  expect(MATCHER_VERSION).toMatch(
    new RegExp(`^\\d{4}\\.\\d+\\.\\d+-${MODE}-${NUMERIC_SIGNALS.length}d-recency${RECENCY_HALF_LIFE_DAYS}$`),
  );
  expect(BACKFILL_WEIGHT).toBe(1);
});

test('default trusts name signals', () => {
  const names = NUMERIC_SIGNALS.map(({ name }) => name);
  for (const name of Object.keys(DIM_TRUST)) expect(names).toContain(name);
});

describe('the table of the embedded S&P 500', () => {
  test('is complete from the end of the longest warm-up', () => {
    expect(firstCompleteRow(table)).toBe(272);
    expect(firstCompleteRow(signalTable(firstBars(bars, 200), LIVE_SINCE))).toBeNull();
  });

  test('has no gap after its warm-up, and nothing infinite', () => {
    for (const column of table.numeric.values())
      expect(column.subarray(272).every(Number.isFinite)).toBe(true);
    for (const column of table.categories.values()) expect(column.slice(272)).not.toContain(null);
  });

  test('marks the rows before the live date as backfill', () => {
    expect(table.backfill[at('2015-12-31')]).toBe(1);
    expect(table.backfill[at('2016-01-04')]).toBe(0);
    expect(table.backfill.reduce((sum, mark) => sum + mark, 0)).toBe(4025);
  });

  test.each([
    // Closes of the file: 2800.550049 before, 2874.560059 on the last day; 3386.149902 the high of 2020-02-19.
    ['ret_1d', '2020-04-17', 2874.560059 / 2799.550049 - 1],
    ['drawdown_252d', '2020-04-17', 2874.560059 / 3386.149902 - 1],
    ['drawdown_252d', '2020-02-19', 0],
    // R TTR 0.24.3 on the same file: ATR14 10.484964862, SMA50 1094.37780024, RSI14; close 1115.099976.
    ['atr_14_ratio', '2009-12-31', 10.484964862 / 1115.099976],
    ['distance_sma_50', '2009-12-31', 1115.099976 / 1094.37780024 - 1],
    ['rsi_14', '2009-12-31', 53.9741275902],
  ])('%s on %s', (name, date, expected) => {
    expect(table.numeric.get(name)![at(date)]).toBeCloseTo(expected, 8);
  });

  test.each([
    ['2017-10-02', 'UP', 'LOW', 'RISK-ON'],
    ['2008-10-15', 'DOWN', 'HIGH', 'RISK-OFF'],
    ['2020-04-17', 'MIXED', 'HIGH', 'TRANSITIONAL'],
    ['2014-02-11', 'UP', 'HIGH', 'CAUTIOUS'],
    ['2004-10-14', 'DOWN', 'MEDIUM', 'CAUTIOUS'],
  ])('%s was %s, %s, %s', (date, trend, volatility, regime) => {
    expect(['trend', 'volatility', 'regime'].map((name) => table.categories.get(name)![at(date)])).toEqual([
      trend,
      volatility,
      regime,
    ]);
  });

  test('says a category of its own list, each of them somewhere', () => {
    for (const signal of SIGNALS) {
      if (signal.type === 'number') continue;
      const seen = new Set(table.categories.get(signal.name)!.slice(272));
      expect([...seen].toSorted()).toEqual([...signal.categories].toSorted());
    }
  });
});

test.each([280, 400, 520])('a row knows nothing of what follows it: %d', (row) => {
  const some = firstBars(bars, 600);
  const before = signalTable(some, LIVE_SINCE);
  const changed = signalTable(anotherFuture(some, row), LIVE_SINCE);
  for (const [name, column] of before.numeric)
    expect(changed.numeric.get(name)!.slice(0, row), name).toEqual(column.slice(0, row));
  for (const [name, column] of before.categories)
    expect(changed.categories.get(name)!.slice(0, row), name).toEqual(column.slice(0, row));
});

test('opens are not looked at', () => {
  const some = firstBars(bars, 400);
  const withoutOpens = { ...some, opens: new Float64Array(400) };
  expect(signalTable(withoutOpens, LIVE_SINCE)).toEqual(signalTable(some, LIVE_SINCE));
});

test('a price that never moves has no volatility ratio, and no infinity', () => {
  const still = { ...firstBars(bars, 300) };
  const flat = new Float64Array(300).fill(50);
  const column = signalTable({ ...still, highs: flat, lows: flat, closes: flat }, LIVE_SINCE).numeric;
  expect(column.get('rv_ratio_21_63')!.every(Number.isNaN)).toBe(true);
  expect(column.get('rsi_14')!.at(-1)).toBe(50);
});
