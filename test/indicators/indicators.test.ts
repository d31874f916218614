import { describe, expect, test } from 'vitest';
import type { DailyBars } from '../../src/data/daily-bars.ts';
import { averageTrueRange, trueRange } from '../../src/indicators/average-true-range.ts';
import { rollingDrawdown } from '../../src/indicators/drawdown.ts';
import { exponentialMovingAverage } from '../../src/indicators/exponential-moving-average.ts';
import { rollingPercentileRank } from '../../src/indicators/percentile-rank.ts';
import { realisedVolatility } from '../../src/indicators/realised-volatility.ts';
import { relativeStrengthIndex } from '../../src/indicators/relative-strength-index.ts';
import { rollingMaximum } from '../../src/indicators/rolling-extremes.ts';
import { rollingStandardDeviation } from '../../src/indicators/rolling-standard-deviation.ts';
import { simpleMovingAverage } from '../../src/indicators/simple-moving-average.ts';
import { anotherFuture, firstBars, sampleBars } from '../data/sample-bars.ts';

const INDICATORS: readonly [string, number, (bars: DailyBars) => Float64Array][] = [
  ['simple moving average', 19, ({ closes }) => simpleMovingAverage(closes, 20)],
  ['exponential moving average', 19, ({ closes }) => exponentialMovingAverage(closes, 20)],
  ['relative strength index', 14, ({ closes }) => relativeStrengthIndex(closes, 14)],
  ['true range', 1, trueRange],
  ['average true range', 14, (bars) => averageTrueRange(bars, 14)],
  ['rolling standard deviation', 20, ({ closes }) => rollingStandardDeviation(closes, 21)],
  ['realised volatility', 21, ({ closes }) => realisedVolatility(closes, 21)],
  ['rolling maximum', 62, ({ closes }) => rollingMaximum(closes, 63)],
  ['rolling drawdown', 62, ({ closes }) => rollingDrawdown(closes, 63)],
  ['rolling percentile rank', 62, ({ closes }) => rollingPercentileRank(closes, 63)],
];

describe.each(INDICATORS)('%s', (_, warmUp, indicator) => {
  const bars = firstBars(sampleBars(), 400);
  const values = indicator(bars);

  test(`is NaN for ${warmUp} rows and finite from there on`, () => {
    expect(values).toHaveLength(400);
    expect(values.slice(0, warmUp).every(Number.isNaN)).toBe(true);
    expect(values.slice(warmUp).every(Number.isFinite)).toBe(true);
  });

  test.each([70, 200, 399])('what follows row %d does not reach back', (row) => {
    const changed = indicator(anotherFuture(bars, row));
    expect(changed.slice(0, row)).toEqual(values.slice(0, row));
    expect(indicator(firstBars(bars, row))).toEqual(values.slice(0, row));
  });

  test('a series shorter than the window is all NaN', () => {
    expect(indicator(firstBars(bars, 1)).every(Number.isNaN)).toBe(true);
    expect(indicator(firstBars(bars, 0))).toHaveLength(0);
  });
});

test('true range takes the gap from the previous close in', () => {
  const ranges = {
    highs: Float64Array.of(10, 12, 13, 14),
    lows: Float64Array.of(8, 9, 11, 10),
    closes: Float64Array.of(9, 11, 12, 13),
  };
  expect(trueRange(ranges)).toEqual(Float64Array.of(Number.NaN, 3, 2, 4));
  expect(averageTrueRange(ranges, 3)[3]).toBe(3);
});

test('relative strength of a price that only rises, only falls, or stands still', () => {
  const last = (closes: number[]) => relativeStrengthIndex(Float64Array.from(closes), 3)[4];
  expect(last([1, 2, 3, 4, 5])).toBe(100);
  expect(last([5, 4, 3, 2, 1])).toBe(0);
  expect(last([2, 2, 2, 2, 2])).toBe(50);
});

test('rolling standard deviation is the sample one and keeps its digits far from zero', () => {
  const deviations = rollingStandardDeviation(Float64Array.of(1e9 + 1, 1e9 + 2, 1e9 + 3, 1e9 + 3), 3);
  expect(deviations[2]).toBe(1);
  expect(deviations[3]).toBeCloseTo(Math.sqrt(1 / 3), 12);
});

test('drawdown is measured from the highest close of the window alone', () => {
  expect(rollingDrawdown(Float64Array.of(200, 100, 80, 100), 3)).toEqual(
    Float64Array.of(Number.NaN, Number.NaN, -0.6, 0),
  );
});

test.each([
  [[1, 2, 3, 4], 3, 62.5],
  // scipy.stats.percentileofscore(kind='mean'), an example of its documentation
  [[1, 2, 3, 3, 4], 3, 60],
])('percentile rank in %j of %d is %d', (values, score, expected) => {
  const others = [...values];
  others.splice(others.indexOf(score), 1);
  const ranks = rollingPercentileRank(Float64Array.from([...others, score]), values.length);
  expect(ranks[values.length - 1]).toBe(expected);
});

test('a percentile rank over a missing value is missing', () => {
  const ranks = rollingPercentileRank(Float64Array.of(1, Number.NaN, 3, 4, 5), 3);
  expect([...ranks]).toEqual([Number.NaN, Number.NaN, Number.NaN, Number.NaN, (100 * 2.5) / 3]);
});
