import { Ajv } from 'ajv';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { validatorFiles } from '../../../../generator/emit/contract/validators.ts';
import { exactSchema } from '../../../../generator/emit/schemas/exact.ts';
import type { JsonSchema } from '../../../../generator/emit/schemas/json-schema.ts';
import { inputSchema, outputSchema } from '../../../../generator/emit/schemas/wire.ts';
import { everyNode } from '../../../../generator/model/every-node.ts';
import type { ObjectNode } from '../../../../generator/model/node.ts';
import { importHere } from '../contract/import-module.ts';
import { object, required, string } from '../contract-fixture.ts';
import { objectNode, valueFor } from './arbitrary-node.ts';

type Verdict = (value: unknown) => boolean;

/** The options of the emitter's Ajv that bear on what is accepted. */
const fresh = (schema: JsonSchema): Verdict =>
  new Ajv({ meta: false, validateSchema: false, strictTypes: false, strictNumbers: true }).compile(schema);

const wireVerdict = (schema: JsonSchema): Verdict =>
  new Ajv({ strict: false, strictNumbers: true }).compile(schema);

/** Objects with values for each, the same in every run. */
const samples = fc.sample(
  objectNode.chain((node) =>
    fc.tuple(fc.constant(node), fc.array(valueFor(node), { minLength: 60, maxLength: 60 })),
  ),
  { numRuns: 150, seed: 20_261_202 },
);

const provenance = object([required('runId', string())]);
const [module] = await validatorFiles({
  folder: 'generated/contract/x',
  source: 'specs/x.yaml',
  schemas: Object.fromEntries(samples.map(([node], index) => [`v${index}`, exactSchema(node)])),
});
const standalone = (await importHere(module!.text)) as Record<string, Verdict>;

const seen = { accepted: 0, refused: 0 };

test('the standalone validator and a fresh Ajv agree on every value', () => {
  for (const [index, [node, values]] of samples.entries()) {
    const verdict = fresh(exactSchema(node));
    for (const value of values) {
      const accepted = standalone[`v${index}`]!(value);
      expect(accepted, `${JSON.stringify(exactSchema(node))} ${show(value)}`).toBe(verdict(value));
      if (accepted) seen.accepted++;
      else seen.refused++;
    }
  }
  // Guards the test itself: it takes both verdicts often.
  expect(seen.accepted).toBeGreaterThan(1_000);
  expect(seen.refused).toBeGreaterThan(1_000);
});

test('it accepts nothing that the wire schemas of arguments and of results reject', () => {
  for (const [index, [node, values]] of samples.entries()) {
    const input = wireVerdict(inputSchema(node));
    const output = wireVerdict(outputSchema(node, provenance));
    for (const value of values.filter((candidate) => standalone[`v${index}`]!(candidate))) {
      expect(input(value), `${JSON.stringify(inputSchema(node))} ${show(value)}`).toBe(true);
      const envelope = { ...(value as object), provenance: { runId: 'r' }, warnings: [] };
      expect(output(envelope), show(envelope)).toBe(true);
    }
  }
});

test('the samples hold every kind of node, each fact both kept and broken', () => {
  const nodes = samples.flatMap(([node]) => [...everyNode(node)]);
  const kinds = new Set(nodes.map(({ type }) => type));
  expect([...kinds].sort()).toEqual([
    'array',
    'boolean',
    'integer',
    'number',
    'object',
    'reference',
    'string',
  ]);
  expect(nodes.some(({ nullWhen }) => nullWhen !== undefined)).toBe(true);
  const objects = nodes.filter((node): node is ObjectNode => node.type === 'object');
  expect(objects.some(({ keysFrom }) => keysFrom !== undefined)).toBe(true);
  expect(objects.some(({ unknownKeys }) => unknownKeys === 'warn')).toBe(true);
  expect(objects.some(({ properties }) => properties.some(({ presentWhen }) => presentWhen))).toBe(true);
  expect(missingVerdicts()).toEqual([]);
});

const KEYWORDS = [
  ...['minimum', 'maximum', 'exclusiveMinimum', 'exclusiveMaximum', 'multipleOf', 'enum', 'pattern', 'type'],
  ...['minLength', 'maxLength', 'minItems', 'maxItems', 'uniqueItems', 'required', 'additionalProperties'],
];

/** Keywords whose removal changes no verdict on any value: nothing of the samples was at their bound. */
function missingVerdicts(): string[] {
  const without = (schema: unknown, keyword: string, isMap = false): unknown => {
    if (Array.isArray(schema)) return schema.map((part) => without(part, keyword));
    if (typeof schema !== 'object' || schema === null) return schema;
    const members = Object.entries(schema).filter(([key]) => isMap || key !== keyword);
    return Object.fromEntries(
      members.map(([key, part]) => [
        key,
        key === 'enum' && !isMap
          ? part
          : without(part, keyword, !isMap && (key === 'properties' || key === '$defs')),
      ]),
    );
  };
  return KEYWORDS.filter((keyword) =>
    samples.every(([node, values], index) => {
      const relaxed = fresh(without(exactSchema(node), keyword) as JsonSchema);
      return values.every((value) => relaxed(value) === standalone[`v${index}`]!(value));
    }),
  );
}

/** A value with what JSON has no word for. */
function show(value: unknown): string {
  return JSON.stringify(value, (_, member) =>
    typeof member === 'number' && (!Number.isFinite(member) || Object.is(member, -0)) ? `#${member}` : member,
  );
}
