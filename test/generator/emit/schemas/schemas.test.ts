import { expect, test } from 'vitest';
import { exactSchema } from '../../../../generator/emit/schemas/exact.ts';
import type { JsonSchema } from '../../../../generator/emit/schemas/json-schema.ts';
import { typeSchema } from '../../../../generator/emit/schemas/types.ts';
import { inputSchema, outputSchema } from '../../../../generator/emit/schemas/wire.ts';
import type { Property } from '../../../../generator/model/node.ts';
import * as fixture from '../contract-fixture.ts';

const { array, boolean, integer, number, object, property, required, string, use } = fixture;

const only = (projection: (node: ReturnType<typeof object>) => JsonSchema, field: Property) =>
  (projection(object([field]))['properties'] as Record<string, unknown>)[field.name];

test.each<[string, Property, unknown]>([
  [
    'a bounded integer',
    property('a', integer({ minimum: 1, maximum: 9 })),
    { type: 'integer', minimum: 1, maximum: 9, description: 'A value.' },
  ],
  [
    'exclusive bounds of an integer, as inclusive ones',
    property('a', integer({ exclusiveMinimum: 0, exclusiveMaximum: 10 })),
    { type: 'integer', minimum: 1, maximum: 9, description: 'A value.' },
  ],
  [
    'exclusive bounds of a number, in words',
    property('a', number({ exclusiveMinimum: 0, exclusiveMaximum: 1 })),
    { type: 'number', description: 'A value. Greater than 0. Less than 1.' },
  ],
  [
    'an enumeration of numbers, in words',
    property('a', integer({ enum: [1, 3, 5] })),
    { type: 'integer', description: 'A value. One of 1, 3, 5.' },
  ],
  [
    'a step, in words',
    property('a', number({ multipleOf: 0.5 })),
    { type: 'number', description: 'A value. A multiple of 0.5.' },
  ],
  [
    'an enumeration of strings',
    property('a', string({ enum: ['x', 'y'] })),
    { type: 'string', enum: ['x', 'y'], description: 'A value.' },
  ],
  [
    'a default',
    property('a', boolean(), { default: false }),
    { type: 'boolean', description: 'A value. Default: false.', default: false },
  ],
  [
    'a live default, in words alone',
    property('a', integer(), { default: 100, liveDefault: { module: 'm.ts', exportName: 'K', value: 100 } }),
    { type: 'integer', description: 'A value. Omit to use the live default (currently 100).' },
  ],
  [
    'a unit',
    property('a', number({ unit: 'days' })),
    { type: 'number', description: 'A value. Unit: days.' },
  ],
  [
    'a value that may be null',
    property('a', string({ nullWhen: 'it is unknown.' })),
    { anyOf: [{ type: 'string' }, { type: 'null' }], description: 'A value. Null when: it is unknown.' },
  ],
  [
    'a number without a numeral',
    property('a', number({ nonFinite: true })),
    {
      anyOf: [{ type: 'number' }, { type: 'string', enum: ['nan', 'inf', '-inf'] }],
      description: 'A value. "nan", "inf" and "-inf" stand for values that JSON has no number for.',
    },
  ],
  [
    'a set',
    property('a', array(string({ valuesFrom: 'signals' }), { uniqueItems: true })),
    {
      type: 'array',
      items: {
        type: 'string',
        description: 'A value. Values are listed by the resource vocabulary://signals.',
      },
      description: 'A value. No value twice.',
    },
  ],
  [
    'a map of numbers',
    property('a', object([], { additionalProperties: number() })),
    {
      type: 'object',
      properties: {},
      additionalProperties: { type: 'number', description: 'A value.' },
      description: 'A value.',
    },
  ],
  [
    'keys of a vocabulary',
    property('a', object([], { keysFrom: 'signals' })),
    {
      type: 'object',
      properties: {},
      additionalProperties: {},
      description: 'A value. Keys are listed by the resource vocabulary://signals.',
    },
  ],
  [
    'a named type, in place',
    property('a', use('Weight', fixture.weight, { description: 'Mine.' })),
    {
      type: 'object',
      properties: {
        value: { type: 'number', description: 'The weight. Unit: grams.' },
        unit: { type: 'string', enum: ['g', 'kg'], description: 'A value.' },
      },
      required: ['value'],
      additionalProperties: false,
      description: 'Mine.',
    },
  ],
])('the wire schema of %s', (_what, field, expected) => {
  expect(only(inputSchema, field)).toEqual(expected);
});

test('a tool without arguments still has properties', () => {
  expect(inputSchema(object([]))).toEqual({ type: 'object', properties: {}, additionalProperties: false });
});

test('the output is the envelope', () => {
  const schema = outputSchema(
    object([required('total', number())]),
    object([], { description: 'Where from.' }),
  );
  expect(schema['required']).toEqual(['total', 'provenance', 'warnings']);
  expect(Object.keys(schema['properties'] as object)).toEqual(['total', 'provenance', 'warnings']);
});

test.each<[string, Property, unknown]>([
  [
    'exclusive bounds',
    property('a', number({ exclusiveMinimum: 0 })),
    { type: 'number', exclusiveMinimum: 0 },
  ],
  [
    'an enumeration that may be null',
    property('a', string({ enum: ['x'], nullWhen: 'never' })),
    { type: ['string', 'null'], enum: ['x', null] },
  ],
  [
    'a number without a numeral',
    property('a', number({ nonFinite: true, minimum: 0, nullWhen: 'never' })),
    { type: ['number', 'string', 'null'], minimum: 0, pattern: '^(nan|inf|-inf)$' },
  ],
  [
    'keys of a vocabulary',
    property('a', object([], { keysFrom: 'signals' })),
    { type: 'object', properties: {}, additionalProperties: { type: ['string', 'number', 'boolean'] } },
  ],
  [
    'keys that are warned of, which are gone by then',
    property('a', object([], { unknownKeys: 'warn' })),
    { type: 'object', properties: {}, additionalProperties: false },
  ],
  ['a named type', property('a', use('Weight', fixture.weight)), { type: 'object', $ref: '#/$defs/Weight' }],
  [
    'a named type that may be null',
    property('a', use('Weight', fixture.weight, { nullWhen: 'it is unknown' })),
    { type: ['object', 'null'], $ref: '#/$defs/Weight' },
  ],
  [
    'a named scalar, in place',
    property('a', use('Share', number({ minimum: 0 }))),
    { type: 'number', minimum: 0 },
  ],
])('the exact schema of %s', (_what, field, expected) => {
  expect(only(exactSchema, field)).toEqual(expected);
});

test('an argument with a default is there when a handler looks', () => {
  const schema = typeSchema(object([property('a', number(), { default: 1 }), property('b', number())]));
  expect(schema['required']).toEqual(['a']);
});
