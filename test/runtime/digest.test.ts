import { expect, test } from 'vitest';
import { canonicalJson, seedOf, sha256 } from '../../runtime/digest.ts';

test('canonical JSON sorts keys and writes numbers the shortest way (RFC 8785, 3.2.2 and 3.2.3)', () => {
  expect(canonicalJson({ b: [1e30, 4.5, 2e-3, 0.000000000000000000000000001], a: null })).toBe(
    '{"a":null,"b":[1e+30,4.5,0.002,1e-27]}',
  );
});

test('a digest is that of the published vector (FIPS 180-2, B.1)', () => {
  expect(sha256('abc')).toBe('ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad');
});

test('a seed is an unsigned 32-bit integer of both tool and arguments', () => {
  const seeds = [seedOf('a', '{}'), seedOf('b', '{}'), seedOf('a', '[]')];
  expect(new Set(seeds).size).toBe(3);
  for (const seed of seeds) expect(seed >>> 0).toBe(seed);
});
