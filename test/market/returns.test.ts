import { expect, test } from 'vitest';
import { forwardReturnsPercent, logReturns, trailingReturns } from '../../src/market/returns.ts';

const closes = Float64Array.of(100, 110, 99, 198);

test('trailing returns are fractions over the rows before', () => {
  const twoRows = trailingReturns(closes, 2);
  expect(twoRows.slice(0, 2)).toEqual(Float64Array.of(Number.NaN, Number.NaN));
  expect(twoRows[2]).toBeCloseTo(-0.01, 12);
  expect(twoRows[3]).toBeCloseTo(0.8, 12);
});

test('log returns add up to the log of the whole move', () => {
  const [first, ...rest] = logReturns(closes);
  expect(first).toBeNaN();
  expect(rest.reduce((sum, value) => sum + value)).toBeCloseTo(Math.log(1.98), 12);
});

test('forward returns are percent and unknown where the future is missing', () => {
  const twoRows = forwardReturnsPercent(closes, 2);
  expect(twoRows[0]).toBeCloseTo(-1, 12);
  expect(twoRows[1]).toBeCloseTo(80, 12);
  expect(twoRows.slice(2)).toEqual(Float64Array.of(Number.NaN, Number.NaN));
  expect(forwardReturnsPercent(closes, 9).every(Number.isNaN)).toBe(true);
});
