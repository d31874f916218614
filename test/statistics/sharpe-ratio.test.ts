import { expect, test } from 'vitest';
import { sharpeRatio } from '../../src/statistics/sharpe-ratio.ts';

test('empyrical: the mixed returns of its tests have an annualised Sharpe ratio of 1.7239 at 252', () => {
  const mixed = [1, 10, -4, 2, 3, 2, 1, -10].map((percent) => percent / 100);
  expect(sharpeRatio(mixed, 0)! * Math.sqrt(252)).toBeCloseTo(1.7238613961706866, 13);
});

test('pypbo: twelve annual returns over a benchmark of 5 % have a Sharpe ratio of 0.8189', () => {
  const annual = [0.259, 0.198, 0.364, -0.081, 0.057, 0.055, 0.188, 0.317, 0.24, 0.184, -0.01, 0.526];
  expect(sharpeRatio(annual, 0.05)).toBeCloseTo(0.834364, 6);
});

test('a constant series has none', () => {
  expect(sharpeRatio([0.001, 0.001, 0.001], 0)).toBeNull();
});
