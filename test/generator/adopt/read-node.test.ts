import { expect, test } from 'vitest';
import { readRoot } from '../../../generator/adopt/read-node.ts';
import type { Reading } from '../../../generator/adopt/reading.ts';
import { propertyEntries } from '../../../generator/adopt/value-entries.ts';
import { CommentedMap, printYaml } from '../../../generator/load/print-yaml.ts';

const place = { file: 'server', line: 1, column: 1, endLine: 1, endColumn: 1 };

/** The argument `a` of a schema, as its spec has it. */
function argument(schema: unknown, required = false): string {
  const reading: Reading = { place, report: () => undefined, gaps: new Map() };
  const root = {
    type: 'object',
    properties: { a: schema },
    required: required ? ['a'] : [],
    $defs: DEFINITIONS,
  };
  const spot = {
    schema: root,
    document: root,
    at: 't',
    trail: [],
    direction: 'argument' as const,
    budget: { left: 100 },
  };
  const entries = propertyEntries(readRoot(spot, reading), reading.gaps);
  return printYaml(new CommentedMap(entries), [])
    .replace(/\n? +description: "?(TODO: say what it means\.|A\.)"?\n/g, '\n')
    .trim();
}

const DEFINITIONS = { Size: { type: 'integer', minimum: 1, maximum: 5 } };

test.each<[string, unknown, string]>([
  [
    'a bounded number',
    { type: 'number', minimum: 0, maximum: 1 },
    'a:\n  type: number\n  minimum: 0\n  maximum: 1',
  ],
  [
    'a number without bounds',
    { type: 'integer' },
    '# TODO: minimum: the schema has no bound\n# TODO: maximum: the schema has no bound\na:\n  type: integer',
  ],
  [
    'the largest integers, which are no bounds',
    { type: 'integer', minimum: -9007199254740991, maximum: 9007199254740991 },
    '# TODO: minimum: the schema has no bound\n# TODO: maximum: the schema has no bound\na:\n  type: integer',
  ],
  [
    'an exclusive bound of draft 4',
    { type: 'number', minimum: 0, exclusiveMinimum: true, maximum: 1 },
    'a:\n  type: number\n  maximum: 1\n  exclusiveMinimum: 0',
  ],
  [
    'bounds that leave no value',
    { type: 'number', minimum: 2, maximum: 1 },
    '# TODO: its bounds leave no value\na:\n  type: number',
  ],
  ['a closed list', { enum: ['b', 'c'] }, 'a:\n  type: string\n  enum: [ b, c ]'],
  ['a constant', { const: 'b' }, 'a:\n  type: string\n  enum: [ b ]'],
  [
    'a union of constants',
    { anyOf: [{ const: 'b' }, { const: 'c' }] },
    'a:\n  type: string\n  enum: [ b, c ]',
  ],
  ['a local reference', { $ref: '#/$defs/Size' }, 'a:\n  type: integer\n  minimum: 1\n  maximum: 5'],
  ['null among the types', { type: ['boolean', 'null'] }, 'a:\n  type: boolean'],
  [
    'null in a union',
    { type: 'array', maxItems: 1, items: { anyOf: [{ type: 'boolean' }, { type: 'null' }] } },
    'a:\n  type: array\n  maxItems: 1\n  items:\n    type: boolean\n    nullWhen: "TODO: say when"',
  ],
  [
    'a number that may be nan',
    {
      anyOf: [
        { type: 'number', minimum: 0, maximum: 1 },
        { type: 'string', enum: ['nan', 'inf', '-inf'] },
      ],
    },
    'a:\n  type: number\n  minimum: 0\n  maximum: 1\n  nonFinite: true',
  ],
  [
    'two unlike forms',
    { oneOf: [{ type: 'boolean' }, { type: 'object' }] },
    '# TODO: it has 1 other form(s), and a spec says one\na:\n  type: boolean',
  ],
  [
    'a pattern that is none',
    { type: 'string', maxLength: 3, pattern: '(' },
    '# TODO: pattern: "(" is none in ECMAScript\na:\n  type: string\n  maxLength: 3',
  ],
  [
    'a format',
    { type: 'string', maxLength: 3, format: 'uri' },
    '# TODO: format: "uri" is for the description, or a pattern\na:\n  type: string\n  maxLength: 3',
  ],
  [
    'a default that does not fit',
    { type: 'boolean', default: 'yes' },
    '# TODO: default: "yes" is left out, since it does not fit\na:\n  type: boolean',
  ],
  ['a default', { type: 'boolean', default: true }, 'a:\n  type: boolean\n  default: true'],
  [
    'parts that are put together',
    { allOf: [{ type: 'object', properties: { b: { type: 'boolean' } } }, { required: ['b'] }] },
    'a:\n  type: object\n  properties:\n    b:\n      type: boolean\n      required: true',
  ],
  [
    'names that no spec can have',
    { type: 'object', properties: { 'b-c': {}, toString: {} }, required: ['b-c'] },
    '# TODO: no spec can have the name "b-c", which is required\n# TODO: no spec can have the name "toString"\na:\n  type: object',
  ],
  [
    'anything',
    true,
    '# TODO: the schema takes any value\n# TODO: the schema names no type\n# TODO: maxLength: the schema has no bound\na:\n  type: string',
  ],
  [
    'a tuple',
    { type: 'array', maxItems: 2, prefixItems: [{ type: 'boolean' }] },
    '# TODO: its entries have types by position, and a spec says one\na:\n  type: array\n  maxItems: 2\n  items:\n    type: boolean',
  ],
])('%s', (_, schema, spec) => {
  expect(argument(schema).replace(/\n+/g, '\n')).toBe(spec);
});

test('what is too large is cut, and says so', () => {
  const wide = Object.fromEntries(
    Array.from({ length: 200 }, (_, index) => [`p${index}`, { type: 'boolean' }]),
  );
  expect(argument({ type: 'object', properties: wide })).toContain(
    'TODO: the schema is larger than a spec may be',
  );
});
