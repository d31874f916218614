import type { ArrayNode, Node, NumberNode, ObjectNode, Property, StringNode } from '../../model/node.ts';
import { target } from '../../model/node.ts';
import { fieldText } from './field-text.ts';
import { compact, type JsonSchema, NON_FINITE, nullWhen } from './json-schema.ts';

/** A schema whose root is an object, as `tools/list` demands. */
export type ObjectSchema = JsonSchema & { readonly type: 'object' };

/**
 * The schema of a tool's arguments as clients see it. It accepts all that the validator accepts, and keeps to
 * the words that every known client takes: no `$ref`, no union at the root, every object with `properties`, every
 * array with `items`, one `type` per schema, `enum` on strings alone, no exclusive bounds, no `const`. What is
 * lost by that stands in the descriptions.
 */
export function inputSchema(args: ObjectNode): ObjectSchema {
  return { type: 'object', ...objectKeywords(args) };
}

/** The schema of a result that travels alone. */
export function resultSchema(result: ObjectNode): ObjectSchema {
  return { type: 'object', ...objectKeywords(result) };
}

/**
 * The schema of what travels: the tool's own fields, and the envelope's `provenance`, `warnings` and, where calls are
 * journaled, `journaled`.
 */
export function outputSchema(result: ObjectNode, provenance: Node, journals = false): ObjectSchema {
  const own = objectKeywords(result);
  return {
    type: 'object',
    ...own,
    properties: {
      ...(own['properties'] as JsonSchema),
      provenance: wireSchema(provenance),
      warnings: {
        type: 'array',
        items: { type: 'string', description: 'One warning.' },
        description: 'What to know before reading the numbers; empty where there is nothing to say.',
      },
      ...(journals && { journaled: JOURNALED }),
    },
    required: [
      ...((own['required'] as string[] | undefined) ?? []),
      'provenance',
      'warnings',
      ...(journals ? ['journaled'] : []),
    ],
  };
}

const JOURNALED: JsonSchema = {
  type: 'boolean',
  description:
    'Whether this call was put on record; false where the answer is that of an equal earlier call.',
};

/** One field. */
function wireSchema(node: Node, property?: Property): JsonSchema {
  const description = fieldText(node, property);
  const inner = target(node);
  const branches: JsonSchema[] = [keywords(inner)];
  if ((inner.type === 'number' || inner.type === 'integer') && inner.nonFinite) {
    branches.push({ type: 'string', enum: [...NON_FINITE] });
  }
  if (nullWhen(node) !== undefined) branches.push({ type: 'null' });
  const shown = compact({
    description: description === '' ? undefined : description,
    default: shownDefault(property),
  });
  return branches.length === 1 ? { ...branches[0], ...shown } : { anyOf: branches, ...shown };
}

/** A live default is text alone: a client that filled it in would pin what is meant to follow the code. */
function shownDefault(property: Property | undefined): unknown {
  return property?.liveDefault === undefined ? property?.default : undefined;
}

function keywords(node: Exclude<Node, { type: 'reference' }>): JsonSchema {
  switch (node.type) {
    case 'string':
      return stringKeywords(node);
    case 'number':
    case 'integer':
      return numberKeywords(node);
    case 'boolean':
      return { type: 'boolean' };
    case 'array':
      return arrayKeywords(node);
    case 'object':
      return { type: 'object', ...objectKeywords(node) };
  }
}

function stringKeywords(node: StringNode): JsonSchema {
  const { enum: values, pattern, minLength, maxLength } = node;
  return compact({ type: 'string', enum: values, pattern, minLength, maxLength });
}

function numberKeywords(node: NumberNode): JsonSchema {
  const { type, minimum, maximum } = node;
  if (type === 'number') return compact({ type, minimum, maximum });
  return compact({
    type,
    minimum: largest(minimum, next(node.exclusiveMinimum, 1)),
    maximum: smallest(maximum, next(node.exclusiveMaximum, -1)),
  });
}

/** The nearest integer strictly past an exclusive bound. */
function next(bound: number | undefined, step: 1 | -1): number | undefined {
  if (bound === undefined) return undefined;
  return step === 1 ? Math.floor(bound) + 1 : Math.ceil(bound) - 1;
}

function largest(...bounds: readonly (number | undefined)[]): number | undefined {
  const known = bounds.filter((bound) => bound !== undefined);
  return known.length === 0 ? undefined : Math.max(...known);
}

function smallest(...bounds: readonly (number | undefined)[]): number | undefined {
  const known = bounds.filter((bound) => bound !== undefined);
  return known.length === 0 ? undefined : Math.min(...known);
}

function arrayKeywords(node: ArrayNode): JsonSchema {
  const { minItems, maxItems } = node;
  return compact({ type: 'array', items: wireSchema(node.items), minItems, maxItems });
}

function objectKeywords(node: ObjectNode): JsonSchema {
  const required = node.properties.filter((property) => property.required).map((property) => property.name);
  return compact({
    properties: Object.fromEntries(
      node.properties.map((property) => [property.name, wireSchema(property.node, property)]),
    ),
    required: required.length === 0 ? undefined : required,
    additionalProperties: additional(node),
  });
}

function additional(node: ObjectNode): unknown {
  if (node.additionalProperties !== false) return wireSchema(node.additionalProperties);
  // The keys and their types are known at run time alone; a key that is warned of is accepted all the same.
  return node.keysFrom !== undefined || node.unknownKeys === 'warn' ? {} : false;
}
