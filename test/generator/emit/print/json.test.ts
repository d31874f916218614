import { expect, test } from 'vitest';
import { jsonText } from '../../../../generator/emit/print/json.ts';

test.each<[unknown, string]>([
  [{ a: [1, 2], b: {} }, '{ "a": [1, 2], "b": {} }'],
  [[], '[]'],
  [{ a: 'x'.repeat(95) }, `{\n  "a": "${'x'.repeat(95)}"\n}`],
])('%j is laid out as %j', (value, expected) => {
  expect(jsonText(value)).toBe(expected);
});
