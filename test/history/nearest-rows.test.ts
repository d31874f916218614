import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type MatchDimension, nearestRows } from '../../src/history/nearest-rows.ts';

const { NaN: missing } = Number;

function dimension(column: readonly number[], overrides: Partial<MatchDimension> = {}): MatchDimension {
  return { name: 'x', column: Float64Array.from(column), target: 0, scale: 1, trust: 1, ...overrides };
}

/** The law written out row by row, with a full sort. */
function slowNearest(dimensions: readonly MatchDimension[], candidateRows: number, count: number) {
  const totalTrust = dimensions.reduce((sum, { trust }) => sum + trust, 0);
  const rows = Array.from({ length: candidateRows }, (_, row) => {
    const present = dimensions.filter(({ column }) => !Number.isNaN(column[row]));
    const presentTrust = present.reduce((sum, { trust }) => sum + trust, 0);
    const squares = present.map(
      ({ column, target, scale, trust }) => trust * ((column[row]! - target) / scale) ** 2,
    );
    const sum = squares.reduce((a, b) => a + b, 0);
    return { row, presentTrust, distance: Math.sqrt((sum * totalTrust) / presentTrust) };
  });
  const near = rows.filter(({ presentTrust }) => presentTrust >= 0.75 * totalTrust - 1e-9);
  return {
    rows: near.toSorted((a, b) => a.distance - b.distance || b.row - a.row).slice(0, count),
    leftOutForMissing: rows.length - near.length,
  };
}

describe('the law of the distance', () => {
  test('is the root of the trusted squares of z', () => {
    const { nearest } = nearestRows(
      [dimension([3], { target: 1, scale: 2 }), dimension([7], { target: 5, scale: 1, trust: 0.5 })],
      1,
      1,
    );
    expect(nearest[0]!.distance).toBeCloseTo(Math.sqrt(1 + 0.5 * 4), 12);
  });

  test('is scaled up for what is missing, so that a gap does not bring a row nearer', () => {
    const dimensions = [dimension([1, 1]), dimension([1, 1]), dimension([1, 1]), dimension([1, missing])];
    const { nearest } = nearestRows(dimensions, 2, 2);
    expect(nearest.map(({ distance }) => distance)).toEqual([2, 2]);
  });

  test('a row that lacks more than a quarter of the trust is left out and counted', () => {
    const dimensions = [
      dimension([missing, 1, 1], { trust: 0.26 }),
      dimension([1, missing, 1], { trust: 0.25 }),
      dimension([1, 1, 1], { trust: 0.49 }),
    ];
    const { nearest, leftOutForMissing } = nearestRows(dimensions, 3, 3);
    expect(nearest.map(({ row }) => row)).toEqual([2, 1]);
    expect(leftOutForMissing).toBe(1);
  });
});

test('of two rows equally far the newer comes first, and stays when only one fits', () => {
  const dimensions = [dimension([2, -1, 1, -2, 1])];
  expect(nearestRows(dimensions, 5, 9).nearest.map(({ row }) => row)).toEqual([4, 2, 1, 3, 0]);
  expect(nearestRows(dimensions, 5, 4).nearest.map(({ row }) => row)).toEqual([4, 2, 1, 3]);
});

test('rows from the candidate limit on are never looked at', () => {
  expect(nearestRows([dimension([5, 4, 0])], 2, 3).nearest.map(({ row }) => row)).toEqual([1, 0]);
});

test('without candidates there is nothing near', () => {
  expect(nearestRows([dimension([])], 0, 5)).toEqual({ nearest: [], leftOutForMissing: 0, admitted: 0 });
});

const cell = fc.oneof(
  { weight: 5, arbitrary: fc.double({ min: -5, max: 5, noNaN: true }) },
  { weight: 1, arbitrary: fc.constant(missing) },
  { weight: 1, arbitrary: fc.integer({ min: -2, max: 2 }) },
);

const search = fc
  .record({ rows: fc.integer({ min: 1, max: 60 }), width: fc.integer({ min: 1, max: 9 }) })
  .chain(({ rows, width }) =>
    fc.record({
      rows: fc.constant(rows),
      count: fc.integer({ min: 1, max: 70 }),
      dimensions: fc.array(
        fc.record({
          name: fc.constant('x'),
          column: fc
            .array(cell, { minLength: rows, maxLength: rows })
            .map((column) => Float64Array.from(column)),
          target: fc.double({ min: -5, max: 5, noNaN: true }),
          scale: fc.double({ min: 0.01, max: 10, noNaN: true }),
          trust: fc.constantFrom(0.1, 0.25, 0.5, 1, 3),
        }),
        { minLength: width, maxLength: width },
      ),
    }),
  );

test('agrees with a slow search on random tables with gaps', () => {
  fc.assert(
    fc.property(search, ({ rows, count, dimensions }) => {
      const fast = nearestRows(dimensions, rows, count);
      const slow = slowNearest(dimensions, rows, count);
      expect(fast.leftOutForMissing).toBe(slow.leftOutForMissing);
      expect(fast.nearest).toHaveLength(slow.rows.length);
      // Rounding may order two almost equal distances either way, so the distances are compared, not the rows.
      for (const [at, { distance }] of fast.nearest.entries())
        expect(Math.abs(distance - slow.rows[at]!.distance)).toBeLessThanOrEqual(1e-9 * (1 + distance));
    }),
    { numRuns: 500 },
  );
});

test('does not depend on the order of the candidates', () => {
  fc.assert(
    fc.property(search, ({ rows, count, dimensions }) => {
      const reversed = dimensions.map((one) => ({ ...one, column: one.column.toReversed() }));
      const distances = (which: readonly MatchDimension[]) =>
        nearestRows(which, rows, count).nearest.map(({ distance }) => distance);
      expect(distances(reversed)).toEqual(distances(dimensions));
    }),
  );
});

test('finds the nearest across block borders', () => {
  const column = Array.from({ length: 5000 }, (_, row) => Math.abs(row - 2047.6));
  expect(nearestRows([dimension(column)], 5000, 4).nearest.map(({ row }) => row)).toEqual([
    2048, 2047, 2049, 2046,
  ]);
});
