import { expect, test } from 'vitest';
import { meanIntervals } from '../../src/history/mean-intervals.ts';
import { seededRandom } from './histories.ts';

const evenly = (values: readonly number[]) => values.map((value) => ({ value, weight: 0.7 }));
const EIGHT = [1, 2, 3, 4, 5, 6, 7, 8];

test('the t-interval of equally weighted episodes is the textbook one', () => {
  const { t_ci_low_95, t_ci_high_95, interval_reason } = meanIntervals(evenly(EIGHT), seededRandom(1));
  // Student's t with 7 degrees of freedom, two-sided 95 %: 2.364624 (any table); s = sqrt(6), n = 8.
  const reach = 2.3646242515927844 * Math.sqrt(6 / 8);
  expect(t_ci_low_95).toBeCloseTo(4.5 - reach, 9);
  expect(t_ci_high_95).toBeCloseTo(4.5 + reach, 9);
  expect(interval_reason).toBeNull();
});

test('the bootstrap is the same for the same numbers and lies about the mean', () => {
  const first = meanIntervals(evenly(EIGHT), seededRandom(7));
  expect(meanIntervals(evenly(EIGHT), seededRandom(7))).toEqual(first);
  // The bootstrap's standard error is sqrt(5.25 / 8) = 0.81, so its bounds are near 4.5 -+ 1.59.
  expect(first.ci_low_95).toBeGreaterThan(2.6);
  expect(first.ci_low_95).toBeLessThan(3.2);
  expect(first.ci_high_95).toBeGreaterThan(5.8);
  expect(first.ci_high_95).toBeLessThan(6.4);
});

test('other numbers give other draws', () => {
  const irregular = evenly(EIGHT.map(Math.sqrt));
  expect(meanIntervals(irregular, seededRandom(8))).not.toEqual(meanIntervals(irregular, seededRandom(7)));
});

test('episodes that agree leave an interval of no width', () => {
  const bounds = meanIntervals(evenly(EIGHT.map(() => 0.5)), seededRandom(1));
  expect(bounds.ci_low_95).toBeCloseTo(0.5, 12);
  expect(bounds.t_ci_high_95).toBeCloseTo(0.5, 12);
});

test.each([0.1, 0.3, 1 / 3, 0.7, 0.9, 1e-9])('eight episodes of weight %d are eight', (weight) => {
  const episodes = EIGHT.map((value) => ({ value, weight }));
  expect(meanIntervals(episodes, seededRandom(1)).interval_reason).toBeNull();
});

test.each([
  ['no episodes', [], '0.0'],
  ['seven', evenly(EIGHT.slice(1)), '7.0'],
  ['a little under eight', [...evenly(EIGHT.slice(1)), { value: 1, weight: 0.62 }], '7.9'],
  ['nine, one of which outweighs the rest', [...evenly(EIGHT), { value: 1, weight: 7 }], '3.0'],
])('%s give no interval, and say why', (_, episodes, effective) => {
  expect(meanIntervals(episodes, seededRandom(1))).toEqual({
    ci_low_95: null,
    ci_high_95: null,
    t_ci_low_95: null,
    t_ci_high_95: null,
    interval_reason: `${effective} effective episodes; an interval needs at least 8`,
  });
});
