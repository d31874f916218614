import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Ajv2020 } from 'ajv/dist/2020.js';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { clientLintCodes } from '../../../../generator/diagnostics/codes/lint-clients.ts';
import type { JsonSchema } from '../../../../generator/emit/schemas/json-schema.ts';
import { inputSchema, outputSchema } from '../../../../generator/emit/schemas/wire.ts';
import { propertyName } from '../../../../generator/schema/forms.ts';
import { kinds } from '../../../../generator/schema/node-kinds.ts';
import { toolSchema } from '../../../../generator/schema/tool.ts';
import { object } from '../contract-fixture.ts';
import { objectNode } from './arbitrary-node.ts';

interface Rule {
  readonly isBroken: (schema: JsonSchema, isRoot: boolean) => boolean;
  /** A schema in which some part breaks the rule: without one, a rule that never fires would pass for kept. */
  readonly broken: JsonSchema;
}

const has = (schema: JsonSchema, ...keywords: readonly string[]) =>
  keywords.some((keyword) => keyword in schema);
const within = (property: unknown): JsonSchema => ({ type: 'object', properties: { a: property } });
const ajv = new Ajv2020({ strict: false });
const DIALECT = 'https://json-schema.org/draft/2020-12/schema';

/** The rules of docs/portability.md that the wire schema keeps whatever a spec says. */
const rules: Readonly<Record<string, Rule>> = {
  L1: {
    isBroken: (schema, isRoot) => isRoot && has(schema, 'oneOf', 'anyOf', 'allOf'),
    broken: { type: 'object', properties: {}, anyOf: [] },
  },
  L2: {
    isBroken: (schema, isRoot) => isRoot && (schema['type'] !== 'object' || has(schema, 'enum', 'not')),
    broken: { type: 'array', items: { type: 'string' } },
  },
  L7: {
    isBroken: (schema) => schema['type'] === 'object' && !has(schema, 'properties'),
    broken: within({ type: 'object' }),
  },
  L9: {
    isBroken: ({ type, items }) =>
      type === 'array' && (items === undefined || Object.keys(items as object).length === 0),
    broken: within({ type: 'array', items: {} }),
  },
  L10: {
    isBroken: (schema) =>
      Array.isArray(schema['items']) || has(schema, 'prefixItems', '$dynamicRef', '$dynamicAnchor'),
    broken: within({ type: 'array', prefixItems: [], items: { type: 'string' } }),
  },
  L11: {
    isBroken: (schema, isRoot) => isRoot && ajv.validateSchema({ ...schema, $schema: DIALECT }) !== true,
    broken: within({ type: 'number', minimum: 0, exclusiveMinimum: true }),
  },
  L12: {
    isBroken: (schema) => has(schema, '$schema'),
    broken: { ...within({}), $schema: 'http://json-schema.org/draft-07/schema#' },
  },
  L13: {
    isBroken: ({ type }) => Array.isArray(type),
    broken: within({ type: ['array', 'null'], items: { type: 'string' } }),
  },
  L14: {
    isBroken: (schema) => has(schema, '$ref', '$defs', 'definitions', '$id'),
    broken: within({ $ref: '#' }),
  },
  L15: {
    isBroken: ({ type, enum: values }) =>
      values !== undefined &&
      (type !== 'string' || !(values as unknown[]).every((value) => typeof value === 'string')),
    broken: within({ type: 'integer', enum: [1] }),
  },
  L16: { isBroken: (schema) => has(schema, 'format'), broken: within({ type: 'string', format: 'uri' }) },
  L17: {
    isBroken: (schema) =>
      has(
        schema,
        'exclusiveMinimum',
        'exclusiveMaximum',
        'const',
        'propertyNames',
        'patternProperties',
        'multipleOf',
      ),
    broken: within({ type: 'number', exclusiveMinimum: 0 }),
  },
  L18: {
    isBroken: (schema) =>
      'anyOf' in schema &&
      ('type' in schema || !(schema['anyOf'] as JsonSchema[]).every((branch) => 'type' in branch)),
    broken: within({ type: 'string', anyOf: [{ type: 'string' }] }),
  },
  L20: {
    isBroken: (schema) => [schema['items'], schema['additionalProperties']].includes(true),
    broken: { ...within({ type: 'string' }), additionalProperties: true },
  },
  // Not one of the clients' own: JSON has no other numbers, and YAML has.
  L26: {
    isBroken: (schema) =>
      Object.values(schema).some((value) => typeof value === 'number' && !Number.isFinite(value)),
    broken: within({ type: 'number', maximum: Number.POSITIVE_INFINITY }),
  },
};

/** The rules that a schema breaks, and where. */
function brokenRules(schema: JsonSchema, pointer = ''): string[] {
  const own = Object.entries(rules).filter(([, { isBroken }]) => isBroken(schema, pointer === ''));
  const children = [
    ...Object.entries((schema['properties'] ?? {}) as object).map(
      ([key, child]) => [`properties/${key}`, child] as const,
    ),
    ...Object.entries((schema['anyOf'] ?? []) as object).map(
      ([key, child]) => [`anyOf/${key}`, child] as const,
    ),
    ...['items', 'additionalProperties'].map((key) => [key, schema[key]] as const),
  ];
  const deeper = children.flatMap(([key, child]) =>
    typeof child === 'object' ? brokenRules(child as JsonSchema, `${pointer}/${key}`) : [],
  );
  return [...own.map(([id]) => `${id} at ${pointer}`), ...deeper];
}

test.each(Object.entries(rules))('%s is seen where it is broken', (id, { broken }) => {
  expect(brokenRules(broken).map((line) => line.split(' ')[0])).toContain(id);
});

test('no spec makes a wire schema that breaks a rule', () => {
  fc.assert(
    fc.property(objectNode, objectNode, (node, provenance) => {
      expect(brokenRules(inputSchema(node))).toEqual([]);
      expect(brokenRules(outputSchema(node, provenance))).toEqual([]);
    }),
    { numRuns: 300 },
  );
});

test('a tool without arguments still says that it has no properties (L7)', () => {
  expect(inputSchema(object([]))).toEqual({ type: 'object', properties: {}, additionalProperties: false });
});

const metaProperties = toolSchema['properties'] as Readonly<Record<string, JsonSchema>>;

test.each([
  ['L3, a tool for Anthropic', metaProperties['name']!, /^[a-zA-Z0-9_-]{1,128}$/],
  ['L4, a tool for OpenAI', metaProperties['name']!, /^[a-zA-Z0-9_-]{1,64}$/],
  [
    'L8, an argument for Anthropic',
    metaProperties['arguments']!['propertyNames'] as JsonSchema,
    /^[a-zA-Z0-9_-]{1,64}$/,
  ],
])('%s: every name that a spec can give is accepted', (_, { pattern }, accepted) => {
  fc.assert(fc.property(fc.stringMatching(new RegExp(pattern as string)), (name) => accepted.test(name)));
});

test('arguments have names of that form at every depth', () => {
  const kind = kinds.find(({ types }) => Object.hasOwn(types, 'object'))!;
  expect((kind.facts['properties'] as JsonSchema)['propertyNames']).toEqual(propertyName);
  expect(metaProperties['arguments']!['propertyNames']).toEqual(propertyName);
});

test('the guide says of each rule how it is kept', () => {
  const guide = readFileSync(join(import.meta.dirname, '../../../../docs/portability.md'), 'utf8');
  const rows = [...guide.matchAll(/^\| (L\w+)? ?\| .* \| .* \| (.*) \| .* \|$/gm)];
  const keptBy = (way: RegExp) => rows.filter(([, , kept]) => way.test(kept!)).map(([, id]) => id);
  expect(keptBy(/^wire schema/)).toEqual(Object.keys(rules).filter((id) => id !== 'L26'));
  expect(keptBy(/^form of names/)).toEqual(['L3', 'L4', 'L8']);
  const codes = rows.flatMap(([, , kept]) => kept!.match(/T\d{3}/g) ?? []);
  expect([...new Set(codes)].sort()).toEqual(['T105', ...Object.keys(clientLintCodes)].sort());
});
