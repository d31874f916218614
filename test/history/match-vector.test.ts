import { expect, test } from 'vitest';
import { DIM_TRUST } from '../../src/history/defaults.ts';
import { matchVector, trustPerSignal } from '../../src/history/match-vector.ts';
import { historyOf } from './histories.ts';

const history = historyOf([1, 1, 1], { a: [1, 2, 3], b: [5, 6, Number.NaN], flat: [4, 4, 4] });
const EVEN = new Map<string, number>();
const names = (unusable: readonly { name: string; why: string }[]) =>
  unusable.map(({ name, why }) => `${name}: ${why}`);

test.each([
  ['absent: the default stands', undefined, DIM_TRUST],
  ['empty: all 1', {}, {}],
  [
    'entries merge over the default',
    { atr_14_ratio: 1, rv_21d: 0.2 },
    { ...DIM_TRUST, atr_14_ratio: 1, rv_21d: 0.2 },
  ],
])('trust, %s', (_, override, expected) => {
  expect(Object.fromEntries(trustPerSignal(override, new Map(Object.entries(DIM_TRUST))))).toEqual(expected);
});

test('without a vector the latest row is matched, without what it lacks', () => {
  const { dimensions, unusable } = matchVector(history, undefined, EVEN, 'soft');
  expect(dimensions.map(({ name, target, scale, trust }) => [name, target, scale, trust])).toEqual([
    ['a', 3, 1, 1],
  ]);
  expect(names(unusable)).toEqual([
    'b: the latest row has no value',
    'flat: it does not vary in this history',
  ]);
});

test('a given vector is matched on what it names', () => {
  const { dimensions, unusable } = matchVector(
    history,
    { b: 5.5, regime: 'CAUTIOUS' },
    new Map([['b', 0.5]]),
    'soft',
  );
  expect(dimensions.map(({ name, target, trust }) => [name, target, trust])).toEqual([['b', 5.5, 0.5]]);
  expect(names(unusable)).toEqual(['regime: a category has no distance, and this mode ranks by distance']);
});

test.each([
  ['a word', { a: 'high' }, 'a: its value is no number'],
  ['not a number', { a: Number.NaN }, 'a: its value is no number'],
  ['beyond measure', { a: 1e200 }, 'a: its value is too large to measure a distance from'],
])('a value that is %s takes no part', (_, vector, reason) => {
  const { dimensions, unusable } = matchVector(history, vector, EVEN, 'soft');
  expect(dimensions).toEqual([]);
  expect(names(unusable)).toEqual([reason]);
});

test('a trust of 0 takes a signal out', () => {
  const { dimensions, unusable } = matchVector(history, { a: 1, b: 5 }, new Map([['a', 0]]), 'soft');
  expect(dimensions.map(({ name }) => name)).toEqual(['b']);
  expect(unusable).toEqual([{ name: 'a', why: 'its trust is 0', byTrust: true }]);
});

test('names that objects inherit are no signals', () => {
  const odd = historyOf([1, 1, 1], { constructor: [1, 2, 3] });
  expect(matchVector(odd, {}, EVEN, 'soft')).toEqual({ dimensions: [], labels: [], unusable: [] });
});

const labelled = historyOf([1, 1, 1], { a: [1, 2, 3], b: [5, 6, 7] }, ['CALM', 'WILD', 'WILD'], 0, {
  a: [
    { name: 'SMALL', below: 2 },
    { name: 'LARGE', below: Number.POSITIVE_INFINITY },
  ],
});

test.each([
  ['soft', undefined, ['a', 'b'], []],
  ['hard', undefined, [], []],
  ['tag', undefined, [], []],
  ['hybrid', undefined, ['a', 'b'], []],
  ['hard', { a: 2, b: 5, regime: 'WILD' }, [], ['b: it has no bins, and this mode compares bins']],
  ['tag', { a: 2, regime: 'WILD' }, [], ['a: it is a number, and this mode compares tags alone']],
  ['hybrid', { a: 2, regime: 'WILD' }, ['a'], []],
  ['hard', { a: 2, regime: true }, [], ['regime: its value is not of its kind']],
] as const)('%s, given %o, makes use of what it can', (mode, vector, dimensions, unusable) => {
  const match = matchVector(labelled, vector, EVEN, mode);
  expect(match.dimensions.map(({ name }) => name)).toEqual(dimensions);
  expect(match.labels[0]).toEqual({ name: 'a', label: 'LARGE', isTag: false });
  expect(names(match.unusable)).toEqual(unusable);
});
