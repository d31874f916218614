import { Ajv } from 'ajv';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { exactSchema } from '../../../../generator/emit/schemas/exact.ts';
import { inputSchema } from '../../../../generator/emit/schemas/wire.ts';
import { objectNode, valueFor } from './arbitrary-node.ts';

const nodeAndValues = objectNode.chain((node) =>
  fc.tuple(fc.constant(node), fc.array(valueFor(node), { minLength: 30, maxLength: 30 })),
);

test('the validator accepts nothing that the wire schema rejects', { timeout: 30_000 }, () => {
  let accepted = 0;
  fc.assert(
    fc.property(nodeAndValues, ([node, values]) => {
      const exact = new Ajv({ strictTypes: false }).compile(exactSchema(node));
      const wire = new Ajv({ strict: false, strictNumbers: true }).compile(inputSchema(node));
      for (const candidate of values) {
        if (!exact(candidate)) continue;
        accepted++;
        expect(wire(candidate), JSON.stringify(candidate)).toBe(true);
      }
    }),
    { numRuns: 40 },
  );
  // Guards the test itself: values that nothing accepts would prove nothing.
  expect(accepted).toBeGreaterThan(50);
});

test('a wire schema keeps to the words that every client takes', () => {
  fc.assert(
    fc.property(objectNode, (node) => {
      expect(unportable(inputSchema(node))).toEqual([]);
    }),
    { numRuns: 300 },
  );
});

const PORTABLE = new Set(
  'type description default enum properties required additionalProperties items minItems maxItems minimum maximum minLength maxLength pattern anyOf'.split(
    ' ',
  ),
);

/** Rules L2, L7, L9, L13-L15, L17 and L18 of the clients: what breaks a whole request when one schema has it. */
function unportable(schema: Record<string, unknown>, path = '#', isRoot = true): string[] {
  if (Object.keys(schema).length === 0) return [];
  const findings = Object.keys(schema).filter((keyword) => !PORTABLE.has(keyword));
  if (isRoot && (schema['type'] !== 'object' || 'anyOf' in schema || 'enum' in schema)) findings.push('root');
  if ('type' in schema === 'anyOf' in schema) findings.push('type and anyOf');
  if ('type' in schema && typeof schema['type'] !== 'string') findings.push('type list');
  if (schema['type'] === 'object' && !('properties' in schema)) findings.push('no properties');
  if (schema['type'] === 'array' && !('items' in schema)) findings.push('no items');
  if ('enum' in schema && schema['type'] !== 'string') findings.push('enum');
  const children = [
    ...Object.entries((schema['properties'] ?? {}) as object),
    ...Object.entries((schema['anyOf'] ?? []) as object),
    ...['items', 'additionalProperties'].map((key) => [key, schema[key]] as const),
  ];
  const deeper = children.flatMap(([key, child]) =>
    child === undefined || child === false ? [] : unportable(child, `${path}/${key}`, false),
  );
  return [...findings.map((finding) => `${path}: ${finding}`), ...deeper];
}
