import { expect, test } from 'vitest';
import { jsonText, LaidOutJson } from '../../../../generator/emit/print/json.ts';

test.each<[unknown, string]>([
  [{ a: [1, 2], b: {} }, '{ "a": [1, 2], "b": {} }'],
  [[], '[]'],
  [{ a: 'x'.repeat(95) }, `{\n  "a": "${'x'.repeat(95)}"\n}`],
])('%j is laid out as %j', (value, expected) => {
  expect(jsonText(value)).toBe(expected);
});

test('a part that was laid out before stands as if it were laid out with the rest', () => {
  const part = { name: 'a'.repeat(60), list: ['b'.repeat(60)] };
  expect(jsonText({ paths: { one: new LaidOutJson(part, 2) } })).toBe(jsonText({ paths: { one: part } }));
});
