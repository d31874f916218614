import fc from 'fast-check';
import { expect, test } from 'vitest';
import { code, comment, identifier, literal, string } from '../../../../generator/emit/print/code.ts';
import { visible } from '../../../../generator/emit/print/visible.ts';

test.each<[unknown, string]>([
  ['a "b" `c` \u0024{d}', '"a \\"b\\" `c` \u0024{d}"'],
  ['\u2028 \u202e', '"\\u2028 \\u202E"'],
  [[1, null, true, -0], '[1, null, true, -0]'],
  [{ a: 1, 'b-c': undefined, 'd e': {} }, '{ a: 1, "d e": {} }'],
  [JSON.parse('{"__proto__":{"x":1}}'), '{ ["__proto__"]: { x: 1 } }'],
  [{ check: code`() => ${literal(1)}` }, '{ check: () => 1 }'],
  [{ code: 'EXAMPLE', text: 'process.exit()' }, '{ code: "EXAMPLE", text: "process.exit()" }'],
])('%j is printed as %s', (value, expected) => {
  expect(literal(value).text).toBe(expected);
});

test('a literal that does not fit on a line is broken', () => {
  const long = 'x'.repeat(60);
  expect(literal({ a: [long, long], b: 1 }).text).toBe(
    `{\n  a: [\n    "${long}",\n    "${long}",\n  ],\n  b: 1,\n}`,
  );
});

test('a literal evaluates to the value it was printed from', () => {
  fc.assert(
    fc.property(fc.jsonValue({ noUnicodeString: false, maxDepth: 4 }), (value) => {
      expect(new Function(`return ${literal(value).text};`)()).toEqual(value);
    }),
  );
});

test('a comment is not ended by its text', () => {
  expect(comment('a */ b').text).toBe('/** a *\\/ b */');
  expect(comment('a\r\nb').text).toBe('/**\n * a\n * b\n */');
});

test('a name that is no identifier is a fault, and so is a number that JSON lacks', () => {
  expect(() => identifier('a; b')).toThrow('not an identifier: "a; b"');
  expect(() => literal(Number.NaN)).toThrow('not a literal: NaN');
  expect(string('a').text).toBe('"a"');
});

test('what an editor would hide is shown by its code point', () => {
  expect(visible('a\u202eb\u0000\tc\r\nd\u2028')).toBe('aU+202EbU+0000\tc\ndU+2028');
  expect(visible('עברית العربية')).toBe('עברית العربية');
});
