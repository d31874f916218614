import { expect, test } from 'vitest';
import { expectedMaximum } from '../../src/statistics/expected-maximum.ts';

test('ten trials: 1.57 (Bailey, Borwein, Lopez de Prado, Zhu 2014)', () => {
  expect(expectedMaximum(10)).toBeCloseTo(1.57, 2);
});

test('a hundred trials: 2.5306 (the test of pypbo)', () => {
  expect(expectedMaximum(100)).toBeCloseTo(2.5306028932016846, 13);
});

test.each([
  [1, 0],
  [2, 0.5197553442805939],
  [10, 1.57459830134575],
  [45, 2.2356401777664052],
  [1000, 3.255121513652725],
  [1e6, 4.867860037837305],
  [1e12, 7.11421817236333],
  [1e18, 8.821971364192802],
  [1e100, 21.300497492081014],
  [1e300, 37.062659907809916],
])('the formula over scipy quantiles: %d trials expect %d', (trials, expected) => {
  expect(expectedMaximum(trials)).toBeCloseTo(expected, 12);
});

test('the largest double is a finite number of trials', () => {
  expect(expectedMaximum(Number.MAX_VALUE)).toBeCloseTo(37.55, 1);
});
