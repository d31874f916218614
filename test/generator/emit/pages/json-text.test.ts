import { expect, test } from 'vitest';
import { abbreviate, jsonText } from '../../../../generator/emit/pages/json-text.ts';

test.each<[unknown, string]>([
  [{ a: [1, 2], b: {} }, '{ "a": [1, 2], "b": {} }'],
  [[], '[]'],
  [{ a: 'x'.repeat(95) }, `{\n  "a": "${'x'.repeat(95)}"\n}`],
])('%j is laid out as %j', (value, expected) => {
  expect(jsonText(value)).toBe(expected);
});

test.each<[unknown, unknown, boolean]>([
  [{ a: [1, 2, 3, 4, 5, 6, 7, 8] }, { a: [1, 2, 3, 4, 5, 6, 7, 8] }, false],
  [{ a: [1, 2, 3, 4, 5, 6, 7, 8, 9] }, { a: [1, 2, 3, 4, '… 5 more'] }, true],
  [[[0, 0, 0, 0, 0, 0, 0, 0, 0]], [[0, 0, 0, 0, '… 5 more']], true],
  [null, null, false],
])('%j is abbreviated to %j', (value, expected, shortened) => {
  expect(abbreviate(value)).toEqual({ value: expected, shortened });
});
