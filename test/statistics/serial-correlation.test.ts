import { expect, test } from 'vitest';
import { autocorrelations, truncationLag } from '../../src/statistics/serial-correlation.ts';

test.each([
  [10, 2],
  [100, 4],
  [500, 5],
  [1250, 7],
  [5000, 9],
])('%i observations keep %i lags', (observations, expected) => {
  expect(truncationLag(observations)).toBe(expected);
});

test('without gaps: the lagged products over the sum of squares', () => {
  // Deviations -2 -1 0 1 2: sum of squares 10, products 4 at lag 1, -1 at lag 2.
  expect(autocorrelations([[1, 2, 3, 4, 5]], 2)).toEqual([0.4, -0.1]);
});

test('a gap breaks the pairs that span it, and no others', () => {
  // acf(c(1, 2, NA, 4, 5), na.action = na.pass) in R: lag 1 has two pairs, averaged over two and one more.
  const [first] = autocorrelations(
    [
      [1, 2],
      [4, 5],
    ],
    1,
  )!;
  expect(first).toBeCloseTo((2 + 2) / 3 / 2.5, 14);
});

test.each([
  ['a lag has no pair', [[1], [2], [4]], 1],
  [
    'every run is shorter than the lag',
    [
      [1, 2],
      [3, 5],
    ],
    2,
  ],
  ['the values are constant', [[1, 1, 1]], 1],
])('null where %s', (_, runs, lags) => {
  expect(autocorrelations(runs, lags)).toBeNull();
});

test('no lags, no autocorrelations', () => {
  expect(autocorrelations([[1, 2, 3]], 0)).toEqual([]);
});
