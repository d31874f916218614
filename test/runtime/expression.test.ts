import { expect, test } from 'vitest';
import { contains, equal, near, size } from '../../runtime/expression.ts';

test.each([
  ['numbers', 1, 1, true],
  ['zeros of both signs', 0, -0, true],
  ['a number and its text', 1, '1', false],
  ['null and nothing', null, undefined, false],
  ['mappings in another order', { a: 1, b: [2] }, { b: [2], a: 1 }, true],
  ['an absent member and an undefined one', { a: 1 }, { a: 1, b: undefined }, true],
  ['a list and a mapping', [1], { 0: 1 }, false],
  ['lists of another length', [1], [1, 2], false],
  ['an inherited name', { toString: 1 }, {}, false],
])('equal: %s', (_, left, right, expected) => {
  expect(equal(left, right)).toBe(expected);
  expect(equal(right, left)).toBe(expected);
});

test.each([
  [1, 1.05, 0.1, true],
  [1, 1.2, 0.1, false],
  [Number.NaN, Number.NaN, 1, false],
  [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY, 1, false],
  ['1', 1, 1, false],
  [null, 0, 1, false],
])('near(%s, %s, %s) is %s', (left, right, tolerance, expected) => {
  expect(near(left, right, tolerance)).toBe(expected);
});

test.each([
  ['h\u{1F600}', 2],
  [[1, 2, 3], 3],
  [{ a: 1 }, 1],
])('size(%j) is %d', (value, expected) => {
  expect(size(value)).toBe(expected);
});

test('a number has no size', () => {
  expect(() => size(1)).toThrow(TypeError);
});

test.each([
  [[1, { a: 1 }], { a: 1 }, true],
  [[1], '1', false],
  [{ a: 1 }, 'a', true],
  [{}, 'toString', false],
  [null, 'a', false],
])('contains(%j, %j) is %s', (container, value, expected) => {
  expect(contains(container, value)).toBe(expected);
});
