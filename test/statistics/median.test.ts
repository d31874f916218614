import { expect, test } from 'vitest';
import { median } from '../../src/statistics/median.ts';

test.each([
  [[3, 1, 2], 2],
  [[10, 2, 4, 1], 3],
  [[7], 7],
])('the median of %j is %d', (values, expected) => {
  expect(median(values)).toBe(expected);
});

test('the median of nothing is not a number, and the values keep their order', () => {
  const values = [3, 1, 2];
  median(values);
  expect(values).toEqual([3, 1, 2]);
  expect(median([])).toBeNaN();
});
