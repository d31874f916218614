import { expect, test } from 'vitest';
import { abbreviate } from '../../../../generator/emit/pages/abbreviate.ts';

const NINE = { a: 0, b: 0, c: 0, d: 0, e: 0, f: 0, g: 0, h: 0, i: 0 };

test.each<[unknown, unknown, boolean]>([
  [{ a: [1, 2, 3, 4, 5, 6, 7, 8] }, { a: [1, 2, 3, 4, 5, 6, 7, 8] }, false],
  [{ a: [1, 2, 3, 4, 5, 6, 7, 8, 9] }, { a: [1, 2, 3, 4, '… 5 more'] }, true],
  [[[0, 0, 0, 0, 0, 0, 0, 0, 0]], [[0, 0, 0, 0, '… 5 more']], true],
  [null, null, false],
  [
    { one: NINE, two: NINE, few: { a: 1 }, more: { a: 1 } },
    { one: NINE, two: { a: 0, b: 0, c: 0, d: 0, '…': '5 more' }, few: { a: 1 }, more: { a: 1 } },
    true,
  ],
])('%j is abbreviated to %j', (value, expected, shortened) => {
  expect(abbreviate(value)).toEqual({ value: expected, shortened });
});
