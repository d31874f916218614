import { expect, test } from 'vitest';
import { minimumBacktestLength } from '../../src/statistics/minimum-backtest-length.ts';

test('Bailey, Borwein, Lopez de Prado, Zhu 2014: five years allow 45 trials; 4.9981, to pypbo digits', () => {
  expect(minimumBacktestLength(1, 45)).toBeCloseTo(4.9980870044, 10);
  expect(minimumBacktestLength(1, 46)).toBeGreaterThan(5);
});

test.each([10, 100, 1e6])('below the bound 2 ln N / SR^2 of the same paper, %d trials', (trials) => {
  expect(minimumBacktestLength(1.5, trials)).toBeLessThan((2 * Math.log(trials)) / 1.5 ** 2);
});

test.each([
  [2, 1, 0],
  [0, 10, null],
  [-1, 10, null],
])('Sharpe ratio %d over %i trials needs %j years', (ratio, trials, expected) => {
  expect(minimumBacktestLength(ratio, trials)).toBe(expected);
});
