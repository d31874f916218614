import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  effectiveCount,
  positivePercent,
  weightedMean,
  weightedQuantiles,
  weightedStandardDeviation,
} from '../../src/history/weighted-statistics.ts';

const evenly = (values: readonly number[]) => values.map((value) => ({ value, weight: 0.3 }));

test.each([
  // Kish's formula on the weights .91 .96 .41 .57 .82, computed independently
  [[0.91, 0.96, 0.41, 0.57, 0.82], 4.620390381119002],
  [[2, 2, 2], 3],
  [[5], 1],
  [[1, 1e-30], 1],
])('effective number of %j is %d', (weights, expected) => {
  expect(effectiveCount(weights)).toBeCloseTo(expected, 12);
});

test('weighted mean, deviation and share above zero by hand', () => {
  const items = [
    { value: -1, weight: 1 },
    { value: 0, weight: 1 },
    { value: 3, weight: 2 },
  ];
  expect(weightedMean(items)).toBe(1.25);
  // Effective number 16/6; population variance (2.25^2 + 1.25^2 + 2 * 1.75^2) / 4 = 3.1875; times 1.6.
  expect(weightedStandardDeviation(items)).toBeCloseTo(Math.sqrt(5.1), 12);
  expect(positivePercent(items)).toBe(50);
});

test('equal weights give the sample standard deviation, a single value none', () => {
  expect(weightedStandardDeviation(evenly([1, 2, 3]))).toBeCloseTo(1, 12);
  expect(weightedStandardDeviation(evenly([1]))).toBeNull();
});

test.each([
  // Hyndman and Fan's type 5, as R's quantile(c(1, 2, 4, 8), p, type = 5) gives it
  [
    [8, 1, 4, 2],
    [0.05, 0.25, 0.5, 0.75, 0.95],
    [1, 1.5, 3, 6, 8],
  ],
  [[3, 1, 2], [0.5], [2]],
  [[7], [0.05, 0.5, 0.95], [7, 7, 7]],
])('equally weighted quantiles of %j', (values, probabilities, expected) => {
  for (const [at, quantile] of weightedQuantiles(evenly(values), probabilities).entries())
    expect(quantile).toBeCloseTo(expected[at]!, 12);
});

test('a value of little weight moves the median little', () => {
  const items = [
    { value: 0, weight: 0.999 },
    { value: 100, weight: 0.001 },
  ];
  expect(weightedQuantiles(items, [0.5])[0]).toBeCloseTo(0.1, 12);
});

const weighted = fc.array(
  fc.record({
    value: fc.double({ min: -50, max: 50, noNaN: true }),
    weight: fc.double({ min: 1e-300, max: 1, noNaN: true }),
  }),
  { minLength: 1, maxLength: 30 },
);

test('quantiles rise with their probability and stay among the values', () => {
  fc.assert(
    fc.property(weighted, (items) => {
      const quantiles = weightedQuantiles(items, [0.05, 0.25, 0.5, 0.75, 0.95]);
      const values = items.map(({ value }) => value);
      for (const [at, quantile] of quantiles.entries()) {
        expect(quantile).toBeGreaterThanOrEqual((quantiles[at - 1] ?? Math.min(...values)) - 1e-9);
        expect(quantile).toBeLessThanOrEqual(Math.max(...values) + 1e-9);
      }
    }),
  );
});
