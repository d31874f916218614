import { expect, test } from 'vitest';
import { show, showBoth } from '../../../generator/diff/show.ts';

const long = (part: string) => `${'a'.repeat(100)}${part}${'z'.repeat(100)}`;

test.each([
  [undefined, 'none'],
  [null, 'null'],
  ['a "b"', '"a \\"b\\""'],
  [{ a: [1] }, '{"a":[1]}'],
  // With its quotes it takes 120 characters, which are shown in full; of one more the last is left out.
  ['x'.repeat(118), `"${'x'.repeat(118)}"`],
  ['x'.repeat(119), `"${'x'.repeat(119)}…`],
])('%j alone', (value, text) => {
  expect(show(value)).toBe(text);
});

test.each<[what: string, before: unknown, after: unknown, from: string, to: string]>([
  ['short ones', 1, undefined, '1', 'none'],
  [
    'of long ones what stands around the difference',
    long('one'),
    long('two'),
    `…${'a'.repeat(30)}one${'z'.repeat(30)}…`,
    `…${'a'.repeat(30)}two${'z'.repeat(30)}…`,
  ],
  [
    'a difference at the beginning',
    `b${long('')}`,
    `c${long('')}`,
    `"b${'a'.repeat(30)}…`,
    `"c${'a'.repeat(30)}…`,
  ],
  ['a difference at the end', `${long('')}b`, `${long('')}c`, `…${'z'.repeat(30)}b"`, `…${'z'.repeat(30)}c"`],
  [
    'what one of them has more',
    long(''),
    long('new'),
    `…${'a'.repeat(30)}${'z'.repeat(30)}…`,
    `…${'a'.repeat(30)}new${'z'.repeat(30)}…`,
  ],
  [
    'a repetition, which counts once',
    long('aa'),
    long('aaa'),
    `…${'a'.repeat(30)}${'z'.repeat(30)}…`,
    `…${'a'.repeat(31)}${'z'.repeat(30)}…`,
  ],
  ['a long difference, cut', long('b'.repeat(200)), 'c', `"${'a'.repeat(100)}${'b'.repeat(19)}…`, '"c"'],
])('two values: %s', (_, before, after, from, to) => {
  expect(showBoth(before, after)).toEqual({ from, to });
});
