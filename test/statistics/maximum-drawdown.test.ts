import { expect, test } from 'vitest';
import { maximumDrawdown } from '../../src/statistics/maximum-drawdown.ts';
import { sampleBars } from '../data/sample-bars.ts';

test.each([
  [[1, 2, 1, 3, 2.4], 0.5],
  [[1, 2, 3], 0],
  [[2, 1, 0], 1],
  [[], 0],
])('%o falls by %f at most', (levels, expected) => {
  expect(maximumDrawdown(levels)).toBeCloseTo(expected, 12);
});

test('R PerformanceAnalytics on the embedded S&P 500 up to 2009-12-31', () => {
  const { closes } = sampleBars();
  expect(maximumDrawdown(closes.subarray(0, 2515))).toBeCloseTo(0.567753877503, 10);
});
