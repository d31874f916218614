import { seededRandom } from 'toolwright-runtime';
import { describe, expect, test } from 'vitest';
import type { Bars } from '../../../src/market/bars.ts';
import { candlesOf } from '../../../src/market/candles.ts';
import { checkBars } from '../../../src/market/checks/check-bars.ts';
import { adjustForSplits } from '../../../src/market/corporate-actions.ts';
import { logReturns } from '../../../src/market/returns.ts';
import { REVERTING_SECTOR, TRENDING_SECTOR } from '../../../src/market/synthetic/laws.ts';
import { syntheticMarket } from '../../../src/market/synthetic/synthetic-market.ts';
import { timeframeNamed } from '../../../src/market/timeframes.ts';
import { correlation } from '../../../src/statistics/correlation.ts';
import { leastSquaresSlope } from '../../../src/statistics/least-squares.ts';
import { mean, rawKurtosis, sampleStandardDeviation } from '../../../src/statistics/moments.ts';

const ALL = 1_000_000;
const market = syntheticMarket(seededRandom);
const factors = market.factors();
const daily = (symbol: string) => market.daily(symbol, ALL)!;
const everything = market.securities.map(({ symbol }) => ({ symbol, ...daily(symbol) }));

describe('the same market every time', () => {
  test('in whatever order it is asked', () => {
    const other = syntheticMarket(seededRandom);
    const minutes = other.minutes('SYN003', 390)!;
    expect(other.daily('SYN150', ALL)).toEqual(daily('SYN150'));
    expect(minutes).toEqual(market.minutes('SYN003', 390));
  });

  test.each([
    ['SYN001', [114.31, 114.46, 110.69, 110.85, 9438441]],
    ['SYN009', [105.41, 106.29, 104.99, 105.71, 53576449]],
    ['SYN010', [73.32, 74.2, 73.29, 74.14, 2168736]],
  ])('these bars of %s, as long as the version stays 2', (symbol, row) => {
    const { bars } = market.daily(symbol, 2)!;
    expect([bars.opens[1], bars.highs[1], bars.lows[1], bars.closes[1], bars.volumes[1]]).toEqual(row);
  });
});

test('200 securities, some with minutes, and none under another name', () => {
  expect(market.securities).toHaveLength(200);
  expect(market.securities.filter(({ hasMinutes }) => hasMinutes)).toHaveLength(20);
  expect(market.daily('syn001', 1)).toBeNull();
  expect(market.daily('SYN201', 1)).toBeNull();
  expect(market.minutes('SYN021', 1)).toBeNull();
});

test('no bar has an error, and what looks like a split is one', () => {
  for (const { symbol, bars, actions } of everything) {
    const findings = checkBars(bars).filter(
      ({ code }) => code !== 'REPEATED_VOLUME' && code !== 'OPEN_REPEATS_CLOSE',
    );
    expect([symbol, findings.map(({ code }) => code)]).toEqual([
      symbol,
      actions.splits.map(() => 'UNADJUSTED_SPLIT'),
    ]);
    expect(
      checkBars(adjustForSplits(bars, actions.splits)).some(({ code }) => code === 'UNADJUSTED_SPLIT'),
    ).toBe(false);
  }
});

test('there are dividends, splits both ways and delistings', () => {
  const actions = everything.map((entry) => entry.actions);
  expect(actions.flatMap(({ dividends }) => dividends).length).toBeGreaterThan(5000);
  expect(actions.flatMap(({ splits }) => splits).some(({ ratio }) => ratio > 1)).toBe(true);
  expect(actions.flatMap(({ splits }) => splits).some(({ ratio }) => ratio < 1)).toBe(true);
  const delisted = everything.filter(({ actions: { delisting } }) => delisting !== null);
  expect(delisted.length).toBeGreaterThan(10);
  for (const {
    bars,
    actions: { delisting },
  } of delisted)
    expect(bars.times.at(-1)).toBe(delisting!.day * 86_400_000);
});

test('the truth is in the bars: returns load on the market with their beta', () => {
  const misses = market.securities
    .filter(({ firstRow, endRow }) => endRow - firstRow > 4000)
    .map(({ symbol, firstRow, endRow, marketBeta }) => {
      const { bars, actions } = daily(symbol);
      const returns = logReturns(adjustForSplits(bars, actions.splits).closes).slice(1);
      return leastSquaresSlope(factors.market.slice(firstRow + 1, endRow), returns)! - marketBeta;
    });
  // A slope's standard error is 0.02 to 0.06 here.
  expect(misses.filter((miss) => Math.abs(miss) > 0.2)).toEqual([]);
  expect(Math.abs(mean(misses))).toBeLessThan(0.015);
});

/** Correlation of a sector's log returns over some sessions with those over the sessions after them. */
function serial(sector: number, length: number): number {
  const path = factors.sectors[sector]!;
  const sums = Float64Array.from({ length: Math.floor(path.length / length) }, (_, block) =>
    path.subarray(block * length, (block + 1) * length).reduce((sum, value) => sum + value, 0),
  );
  return correlation(sums.subarray(0, -1), sums.subarray(1))!;
}

test('one sector trends, one reverts, and the others do neither', () => {
  expect(serial(TRENDING_SECTOR, 20)).toBeGreaterThan(0.4);
  expect(serial(REVERTING_SECTOR, 5)).toBeLessThan(-0.2);
  const others = factors.sectors
    .keys()
    .filter((sector) => ![TRENDING_SECTOR, REVERTING_SECTOR].includes(sector));
  for (const sector of others) {
    expect(Math.abs(serial(sector, 20))).toBeLessThan(0.2);
    expect(Math.abs(serial(sector, 5))).toBeLessThan(0.1);
  }
});

test('volatility clusters, so that the market has fat tails', () => {
  const { market: returns } = factors;
  expect(rawKurtosis(returns)).toBeGreaterThan(3.5);
  expect(sampleStandardDeviation(returns) * Math.sqrt(252)).toBeCloseTo(0.16, 1);
});

describe('one-minute bars', () => {
  const { bars } = market.minutes('SYN002', 20_000)!;

  test('have no errors', () => {
    expect(checkBars(bars).filter(({ severity }) => severity === 'error')).toEqual([]);
  });

  test('put together give the daily bars, early closes included', () => {
    const days = candlesOf(bars, { ...timeframeNamed('4H')!, minutes: 390 } as never);
    const expected = market.daily('SYN002', days.times.length)!.bars;
    for (const column of ['opens', 'highs', 'lows', 'closes', 'volumes'] as const satisfies (keyof Bars)[])
      expect([column, [...days[column]]]).toEqual([column, [...expected[column]]]);
    expect(days.partial.some(Boolean)).toBe(false);
  });
});
