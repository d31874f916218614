import { expect, test } from 'vitest';
import { leastSquaresSlope } from '../../src/statistics/least-squares.ts';

test.each([
  [[0, 1, 2], [1, 3, 5], 2],
  [[0, 1, 2], [4, 4, 4], 0],
  [[1, 2, 3, 4], [2, 1, 4, 3], 0.6],
])('the slope of %j against %j', (predictors, responses, expected) => {
  expect(leastSquaresSlope(predictors, responses)).toBeCloseTo(expected, 14);
});

test('null where the predictors do not vary', () => {
  expect(leastSquaresSlope([2, 2], [1, 5])).toBeNull();
});
