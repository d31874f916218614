import { expect, test } from 'vitest';
import { normalCdf, normalQuantile } from '../../src/statistics/normal.ts';

test.each([
  [0, 0.5],
  [1.96, 0.9750021048517795],
  [-8, 6.22096057427174e-16],
  [8, 0.9999999999999993],
])('normalCdf(%f) is %f (scipy 1.17.1 norm.cdf)', (z, expected) => {
  expect(normalCdf(z) / expected).toBeCloseTo(1, 12);
});

test.each([
  [0.5, 0],
  [0.975, 1.959963984540054],
  [0.05, -1.6448536269514729],
  [0.001, -3.090232306167813],
  [1e-4, -3.7190164854556804],
  [9.9e-5, -3.721554652450017],
  [1e-5, -4.264890793922825],
  [1e-10, -6.361340902404056],
  [1e-20, -9.262340089798409],
  [1e-100, -21.273453560965322],
  [1e-300, -37.0470962993612],
  [3.7e-309, -37.56713152623344],
])('normalQuantile(%d) is %d (scipy 1.17.1 norm.ppf)', (probability, expected) => {
  expect(normalQuantile(probability)).toBeCloseTo(expected, 12);
});

test('the quantile inverts the distribution function', () => {
  for (const z of [-37, -20, -6, -3.8, -3.7, -1, 0, 1, 3]) {
    expect(normalQuantile(normalCdf(z))).toBeCloseTo(z, 11);
  }
});

test('the quantile of 0 and 1 is infinite', () => {
  expect(normalQuantile(0)).toBe(Number.NEGATIVE_INFINITY);
  expect(normalQuantile(1)).toBe(Number.POSITIVE_INFINITY);
});

test('the quantile of the smallest positive double is finite', () => {
  expect(normalQuantile(Number.MIN_VALUE)).toBeCloseTo(-38.4674, 3);
});
