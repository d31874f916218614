import { expect, test } from 'vitest';
import type { JsonValue, Node } from '../../../generator/model/node.ts';
import { misfits } from '../../../generator/resolve/fit.ts';
import { array, boolean, integer, number, object, property, string } from '../emit/contract-fixture.ts';

const bounded = number({ minimum: 0, exclusiveMaximum: 10, multipleOf: 0.5 });
const closed = object([property('a', integer(), { required: true }), property('b', string())]);

test.each<[string, JsonValue, Node, string[]]>([
  ['a number inside its bounds', 9.5, bounded, []],
  ['a number on an exclusive bound', 10, bounded, [': it is not below 10']],
  [
    'every bound that is broken',
    -0.3,
    bounded,
    [': it is below the minimum 0', ': it is not a multiple of 0.5'],
  ],
  ['a fraction for a whole number', 1.5, integer(), [': it is not a whole number']],
  ['a number as text', '1', number(), [': it is not a number, since it stands in quotes']],
  ['text for a number', 'one', number(), [': it is not a number']],
  ['a flag as text', 'true', boolean(), [': it is neither true nor false, since it stands in quotes']],
  ['a non-finite name where it is allowed', '-inf', number({ nonFinite: true }), []],
  ['a non-finite name where it is not', 'nan', number(), [': it is not a number']],
  ['characters, not code units', '\u{1F600}', string({ maxLength: 1 }), []],
  ['a text that is too long', 'ab', string({ maxLength: 1 }), [': it is longer than 1']],
  ['a pattern', 'ab', string({ pattern: '^b' }), [': it does not match ^b']],
  ['an enum', 'c', string({ enum: ['a', 'b'] }), [': it is not one of a, b']],
  [
    'a list and its entries',
    [1, 'x', 2.5],
    array(integer(), { maxItems: 2 }),
    [': it has more than 2 entries', '1: it is not a number', '2: it is not a whole number'],
  ],
  [
    'equal entries',
    [{ a: 1 }, { a: 1 }],
    array(object([property('a', integer())]), { uniqueItems: true }),
    [': two of its entries are equal'],
  ],
  [
    'a closed object',
    { c: 1, b: 2 },
    closed,
    [': "a" is missing', 'c: "c" is not declared', 'b: it is not text; in quotes it is'],
  ],
  ['null for what may be absent', { a: 1, b: null }, closed, []],
  ['null for what may not', { a: null }, closed, ['a: it is null']],
  ['null where it is a value', null, string({ nullWhen: 'unknown' }), []],
  ['keys of a vocabulary', { any: 1 }, object([], { keysFrom: 'signals' }), []],
  ['a part of an earlier answer', { a: '\u0024{first.result.a}' }, closed, []],
  ['true', true, boolean(), []],
  ['a name that objects inherit', { a: 1, toString: 1 }, closed, ['toString: "toString" is not declared']],
])('%s', (_, value, node, expected) => {
  expect(misfits(value, node).map(({ path, problem }) => `${path.join('.')}: ${problem}`)).toEqual(expected);
});
