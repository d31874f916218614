import { expect, test } from 'vitest';
import { baseDifference } from '../../src/history/base-difference.ts';
import { forwardOutcomes } from '../../src/history/forward-outcomes.ts';

/** Closes of which row s is followed by `returns[s]` percent. */
function closesOf(returns: readonly number[]): Float64Array {
  let close = 100;
  return Float64Array.from([close, ...returns.map((value) => (close *= 1 + value / 100))]);
}

const RETURNS = Array.from({ length: 400 }, (_, row) => (row % 2 === 0 ? 1 : -1));
const outcomes = forwardOutcomes(closesOf(RETURNS), 1);

/** Ten episodes of one row each, twenty rows apart. */
const items = Array.from({ length: 10 }, (_, at) => ({ row: 20 * at, value: at + 1, weight: 1 }));

test('the difference, its t interval and the smallest effect, by hand', () => {
  const { mean, ci_low_95, ci_high_95, smallest_detectable_effect } = baseDifference(items, outcomes, true);
  // The base's mean is 0 and each block of 21 rows sums to +1, -1, ... with 1 left over of 400 = 19 x 21 + 1.
  expect(outcomes.longRunVariance).toBeCloseTo(20 / 400, 9);
  const influences = items.map(({ value }) => (value - 5.5) / 10 - 1 / 400);
  const squares = influences.reduce((sum, part) => sum + part ** 2, 0);
  const error = Math.sqrt((squares * 10) / 9 + (390 / 400 ** 2) * (20 / 400));
  // Student's t with 9 degrees of freedom (any table): 2.262157 at 0.975, 0.883404 at 0.8.
  expect(mean).toBeCloseTo(5.5, 9);
  expect(ci_low_95).toBeCloseTo(5.5 - 2.262157 * error, 5);
  expect(ci_high_95).toBeCloseTo(5.5 + 2.262157 * error, 5);
  expect(smallest_detectable_effect).toBeCloseTo((2.262157 + 0.883404) * error, 5);
});

test('rows whose returns overlap an episode are summed with it, each once', () => {
  const five = forwardOutcomes(closesOf(RETURNS.map((value, row) => value + (row % 7) / 10)), 5);
  const { returns, base, longRunVariance } = five;
  // Nine episodes: one of two rows six apart from the next one, so that the rows about them meet.
  const some = [20, 22, 28, 60, 90, 120, 150, 180, 210, 240].map((row) => ({
    row,
    value: returns[row]!,
    weight: 1,
  }));
  const conditional = some.reduce((sum, { value }) => sum + value, 0) / 10;
  const reaches = [[16, 27], [27, 33], ...[60, 90, 120, 150, 180, 210, 240].map((row) => [row - 4, row + 5])];
  const sums = reaches.map(([from, to]) => {
    const own = some.filter(({ row }) => row >= from! && row < to!);
    const ofBase = Array.from(returns.subarray(from, to), (value) => (value - base.mean) / base.count);
    return [...own.map(({ value }) => (value - conditional) / 10), ...ofBase.map((part) => -part)].reduce(
      (sum, part) => sum + part,
    );
  });
  const effective = 100 / (4 + 8);
  const others = base.count - 11 - 6 - 7 * 9;
  const variance =
    (sums.reduce((sum, part) => sum + part ** 2, 0) * effective) / (effective - 1) +
    (others / base.count ** 2) * longRunVariance;
  const { mean, ci_high_95 } = baseDifference(some, five, true);
  // Student's t with 22/3 degrees of freedom at 0.975, between 2.3646 for 7 and 2.3060 for 8.
  expect((ci_high_95! - mean!) / Math.sqrt(variance)).toBeCloseTo(2.3432, 2);
});

test('where every return is the same the difference is nothing, and surely', () => {
  const constant = forwardOutcomes(closesOf(Array.from({ length: 60 }, () => 2)), 1);
  const some = Array.from({ length: 10 }, (_, at) => ({
    row: 6 * at,
    value: constant.returns[6 * at]!,
    weight: 0.3,
  }));
  const { mean, ci_low_95, ci_high_95 } = baseDifference(some, constant, true);
  for (const value of [mean, ci_low_95, ci_high_95]) expect(value).toBeCloseTo(0, 9);
});

test.each([
  ['without analogues', [], false, null],
  ['where the mean has no interval', items.slice(0, 3), false, 2],
])('%s there are no bounds', (_, some, hasIntervals, mean) => {
  const difference = baseDifference(some, outcomes, hasIntervals);
  expect(difference.mean === null ? null : Number(difference.mean.toFixed(9))).toBe(mean);
  expect({ ...difference, mean: null }).toEqual({
    mean: null,
    ci_low_95: null,
    ci_high_95: null,
    smallest_detectable_effect: null,
  });
});
