import { seededRandom } from 'toolwright-runtime';
import { expect, it } from 'vitest';
import { maximumDrawdown } from '../../src/statistics/maximum-drawdown.ts';
import { populationSkewness, rawKurtosis } from '../../src/statistics/moments.ts';
import { pathMoments } from '../../src/statistics/path-moments.ts';
import { sharpeRatio } from '../../src/statistics/sharpe-ratio.ts';

const path = (seed: number, drift: number, size: number, rows = 500) => {
  const random = seededRandom(seed);
  let value = 1;
  return Float64Array.from({ length: rows }, () => {
    value *= 1 + drift + size * (random() - 0.5);
    return value;
  });
};

it.each([
  ['a usual path', path(1, 0.0003, 0.03)],
  ['one that rises far more than it varies', path(2, 0.01, 1e-9)],
  ['one that varies wildly', path(3, 0, 0.5)],
  ['one that moves once', Float64Array.from({ length: 100 }, (_, row) => (row < 60 ? 1 : 1.1))],
])('measures %s as the separate functions do', (_what, equity) => {
  const returns = equity.map((value, row) => value / (equity[row - 1] ?? 1) - 1);
  const found = pathMoments(equity);
  expect(found.sharpe! / sharpeRatio(returns, 0)!).toBeCloseTo(1, 9);
  expect(found.skewness).toBeCloseTo(populationSkewness(returns), 7);
  expect(found.kurtosis).toBeCloseTo(rawKurtosis(returns), 7);
  expect(found.maximumDrawdown).toBeCloseTo(maximumDrawdown([1, ...equity]), 12);
});

it('has no Sharpe ratio of a path that stands still, or rises by the same share', () => {
  expect(pathMoments(new Float64Array(50).fill(1)).sharpe).toBeNull();
  expect(pathMoments(Float64Array.from({ length: 50 }, (_, row) => 1.001 ** (row + 1))).sharpe).toBeNull();
});

it('takes a path that is lost to 0 to its end', () => {
  const equity = Float64Array.from({ length: 40 }, (_, row) => (row < 20 ? 1 + row / 100 : 0));
  expect(pathMoments(equity).maximumDrawdown).toBe(1);
  expect(Number.isFinite(pathMoments(equity).sharpe)).toBe(true);
});
