import canonicalize from 'canonicalize';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { canonicalJson, seedOf, sha256 } from '../../runtime/digest.ts';

test('canonical JSON sorts keys and writes numbers the shortest way (RFC 8785, 3.2.2 and 3.2.3)', () => {
  expect(canonicalJson({ b: [1e30, 4.5, 2e-3, 0.000000000000000000000000001], a: null })).toBe(
    '{"a":null,"b":[1e+30,4.5,0.002,1e-27]}',
  );
});

test('canonical JSON is that of another implementation', () => {
  fc.assert(
    fc.property(fc.jsonValue({ maxDepth: 4, stringUnit: 'binary' }), (value) => {
      const wellFormed = JSON.stringify(value).isWellFormed() && !JSON.stringify(value).includes('\\ud');
      fc.pre(wellFormed);
      expect(canonicalJson(value)).toBe(canonicalize(value));
    }),
  );
});

test.each([
  ['keys like numbers', { 10: 1, 9: 2, a: 3 }, '{"10":1,"9":2,"a":3}'],
  ['an absent member', { a: undefined, b: null }, '{"b":null}'],
  ['__proto__', JSON.parse('{"__proto__":{"b":1,"a":2}}'), '{"__proto__":{"a":2,"b":1}}'],
  ['-0', [-0], '[0]'],
])('canonical JSON of %s', (_what, value, text) => {
  expect(canonicalJson(value)).toBe(text);
});

test.each([
  [[1, Number.NaN], 'NaN is not JSON'],
  [{ a: '\ud800' }, 'text with a lone surrogate is not JSON'],
  [[1n], 'this kind of bigint is not JSON'],
  [{ a: new Date(0) }, 'this kind of object is not JSON'],
  [[undefined], 'undefined is not JSON'],
])('canonical JSON of %o throws', (value, message) => {
  expect(() => canonicalJson(value)).toThrow(message);
});

test('a digest is that of the published vector (FIPS 180-2, B.1)', () => {
  expect(sha256('abc')).toBe('ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad');
});

test("a seed is an unsigned 32-bit integer of the tool's name alone", () => {
  const seeds = [seedOf('a'), seedOf('b')];
  expect(new Set(seeds).size).toBe(2);
  for (const seed of seeds) expect(seed >>> 0).toBe(seed);
});
