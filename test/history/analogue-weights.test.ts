import { expect, test } from 'vitest';
import { relativeWeights, weightExponent } from '../../src/history/analogue-weights.ts';
import { historyOf } from './histories.ts';

const history = historyOf(
  Array.from({ length: 21 }, () => 1),
  {},
  undefined,
  5,
);

test.each([
  ['the latest row', 20, 10, 1, 1],
  ['one half-life ago', 10, 10, 1, 0.5],
  ['backfill, two half-lives ago', 0, 10, 1, 0.25],
  ['backfill that weighs less', 0, 10, 0.4, 0.1],
  ['no decay', 0, 0, 0.4, 0.4],
  ['no decay, live', 5, 0, 0.4, 1],
  ['backfill that weighs nothing', 4, 10, 0, 0],
])(
  '%s: row %d, half-life %d, backfill weight %d weighs %d',
  (_, row, recencyHalfLifeDays, backfillWeight, weight) => {
    expect(2 ** weightExponent(history, row, { recencyHalfLifeDays, backfillWeight })).toBeCloseTo(
      weight,
      12,
    );
  },
);

test('weights too small for a number keep their ratios', () => {
  expect(relativeWeights([-5001, -5000, Number.NEGATIVE_INFINITY])).toEqual([0.5, 1, 0]);
});

test('where nothing weighs anything, all is 0', () => {
  expect(relativeWeights([Number.NEGATIVE_INFINITY])).toEqual([0]);
  expect(relativeWeights([])).toEqual([]);
});
