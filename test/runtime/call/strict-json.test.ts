import { describe, expect, test } from 'vitest';
import { strictJson } from '../../../runtime/call/strict-json.ts';
import { object } from '../fixture-registry.ts';

const shape = object(
  { name: 'ratio', shape: { type: 'number', nonFinite: true } },
  { name: 'returns', shape: { type: 'array', items: { type: 'number' } } },
  {
    name: 'rows',
    shape: { type: 'array', items: object({ name: 'x', shape: { type: 'number', nonFinite: true } }) },
  },
);

describe('strictJson', () => {
  test.each([
    [{ ratio: Number.NaN }, { ratio: 'nan' }],
    [{ ratio: Number.POSITIVE_INFINITY }, { ratio: 'inf' }],
    [{ rows: [{ x: 1 }, { x: Number.NEGATIVE_INFINITY }] }, { rows: [{ x: 1 }, { x: '-inf' }] }],
    [
      { ratio: -0, returns: [-0, 1] },
      { ratio: 0, returns: [0, 1] },
    ],
  ])('%j becomes %j', (value, json) => {
    expect(strictJson(shape, value)).toEqual(json);
  });

  test('gives the same value back where nothing changes', () => {
    const value = { ratio: 1, returns: [1, 2], rows: [{ x: 1 }] };
    expect(strictJson(shape, value)).toBe(value);
  });

  const cycle: Record<string, unknown> = {};
  cycle['self'] = cycle;

  test.each<[string, unknown, string]>([
    [
      'a number that is not declared so',
      { returns: [0, Number.NaN] },
      'returns[1] is NaN and is not declared nonFinite',
    ],
    ['undefined', { ratio: undefined }, 'ratio is undefined, which is not JSON'],
    ['a hole', { returns: new Array(1) }, 'returns[0] is undefined, which is not JSON'],
    ['a BigInt', { rows: [{ x: 1n }] }, 'rows[0].x is a bigint, which is not JSON'],
    ['a function', { ratio: () => 1 }, 'ratio is a function, which is not JSON'],
    [
      'a typed array',
      { returns: new Float64Array(1) },
      'returns is an instance of Float64Array, which is not JSON',
    ],
    ['a Map', new Map(), 'the result is an instance of Map, which is not JSON'],
    ['a lone surrogate', { ratio: '\ud800' }, 'ratio holds a lone surrogate'],
    ['a cycle', cycle, 'is nested too deeply'],
  ])('throws for %s, naming the field', (_what, value, message) => {
    expect(() => strictJson(shape, value)).toThrow(message);
  });
});
