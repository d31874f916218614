import { expect, test } from 'vitest';
import { forwardOutcomes } from '../../src/history/forward-outcomes.ts';

test('the base counts every row whose horizon is complete, each the same', () => {
  const { returns, base } = forwardOutcomes(Float64Array.of(100, 110, 99, 99, 198), 1);
  expect([...returns].map((value) => Number(value.toFixed(9)))).toEqual([10, -10, 0, 100, Number.NaN]);
  expect(base.count).toBe(4);
  expect(base.mean).toBeCloseTo(25, 9);
  expect(base.median).toBeCloseTo(5, 9);
  expect(base.positive_pct).toBe(50);
});

test('a horizon longer than the history has no outcome', () => {
  expect(forwardOutcomes(Float64Array.of(1, 2), 5).base.count).toBe(0);
});
