import { expect, test } from 'vitest';
import { binsOver, thirds } from '../../src/history/bin-rules.ts';
import { historyAsOf } from '../../src/history/history-as-of.ts';
import { dayAfter, historyOf } from './histories.ts';

const RULES = thirds('LOW', 'MIDDLE', 'HIGH');

test.each<[what: string, values: number[], borders: number[]]>([
  // Hazen: the border at a third of nine values stands half a value after the third one.
  ['nine values', [9, 1, 8, 2, 7, 3, 6, 4, 5], [3.5, 6.5]],
  ['missing values take no part', [Number.NaN, 1, 2, 3, Number.NaN], [1.5, 2.5]],
  ['one value', [4], [4, 4]],
  ['a value that never changes', [2, 2, 2, 2], [2, 2]],
])('borders of thirds: %s', (_, values, borders) => {
  const bins = binsOver(RULES, Float64Array.from(values));
  expect(bins.map(({ name }) => name)).toEqual(['LOW', 'MIDDLE', 'HIGH']);
  expect(bins.map(({ below }) => below)).toEqual([...borders, Number.POSITIVE_INFINITY]);
});

test('a column without a value has no bins', () => {
  expect(binsOver(RULES, Float64Array.of(Number.NaN))).toEqual([]);
});

test('borders that a person gave stay as they are', () => {
  const given = [
    { name: 'CALM', below: 20 },
    { name: 'WILD', below: Number.POSITIVE_INFINITY },
  ];
  expect(binsOver(given, Float64Array.of(1, 2, 3))).toBe(given);
});

test('the borders of a past day know no later row', () => {
  const closes = Array.from({ length: 30 }, (_, row) => 100 + row);
  const history = historyOf(closes, { x: closes }, undefined, 0, { x: RULES });
  const borders = (day: number) =>
    historyAsOf(history, dayAfter(day))
      .binBorders.get('x')!
      .map(({ below }) => below);
  expect(borders(8)).toEqual([102.5, 105.5, Number.POSITIVE_INFINITY]);
  expect(borders(29)).toEqual([109.5, 119.5, Number.POSITIVE_INFINITY]);
});
