import { expect, test } from 'vitest';
import { largestAbsolute, usableStandardDeviation } from '../../src/statistics/usable-variance.ts';

test.each([
  ['an empty series', []],
  ['one value', [0.01]],
  ['zeros', [0, 0, 0]],
  ['a constant whose computed deviation is rounding', Array<number>(250).fill(0.001)],
  ['a constant with changes in the last digit', [0.1 + 0.2, 0.3, 0.3, 0.3]],
])('%s has no usable variance', (_, values) => {
  expect(usableStandardDeviation(values)).toBeNull();
});

test.each([
  [[1, 2, 3], 1],
  [[1, 1 + 1e-9], 1e-9 / Math.SQRT2],
])('the standard deviation of %j is %d', (values, expected) => {
  expect(usableStandardDeviation(values)! / expected).toBeCloseTo(1, 6);
});

test.each([
  [[], 0],
  [[-3, 2], 3],
])('the largest absolute value of %j is %d', (values, expected) => {
  expect(largestAbsolute(values)).toBe(expected);
});
