import type { ArrayNode, Node, NumberNode, ObjectNode, ReferenceNode, StringNode } from '../../model/node.ts';
import { target } from '../../model/node.ts';
import { compact, type JsonSchema, NON_FINITE, nullWhen } from './json-schema.ts';

/**
 * The schema that the validator is compiled from: every bound as it is, no prose. Uses of named objects are
 * references into `$defs`, so that a type used ten times is one function of the validator.
 */
export function exactSchema(root: ObjectNode): JsonSchema {
  const definitions = new Map<string, JsonSchema>();
  const schema = exact(root, definitions);
  return definitions.size === 0 ? schema : { ...schema, $defs: Object.fromEntries(definitions) };
}

/**
 * No unions: a validator would try their branches one after the other. `type` is a list where the value may be null,
 * a number's `pattern` is that of the words for what JSON has no number for.
 */
function exact(node: Node, definitions: Map<string, JsonSchema>): JsonSchema {
  const inner = target(node);
  const isNamed = node.type === 'reference' && (inner.type === 'object' || inner.type === 'array');
  const { type, ...facts } = isNamed
    ? reference(node.name, inner, definitions)
    : keywords(inner, definitions);
  const words = (inner.type === 'number' || inner.type === 'integer') && inner.nonFinite ? NON_FINITE : [];
  const nulls = nullWhen(node) === undefined ? [] : [null];
  const types = [type, ...(words.length > 0 ? ['string'] : []), ...nulls.map(() => 'null')];
  const { enum: values } = facts;
  return compact({
    type: types.length === 1 ? type : types,
    ...facts,
    enum: Array.isArray(values) ? [...values, ...words, ...nulls] : undefined,
    pattern: words.length > 0 ? `^(${words.join('|')})$` : facts['pattern'],
  });
}

/** A use says of what type the value is; the definition says the rest, since only some uses may be null. */
function reference(
  name: string,
  node: ArrayNode | ObjectNode,
  definitions: Map<string, JsonSchema>,
): JsonSchema {
  if (!definitions.has(name)) {
    // Holds its place first, so that the order of definitions is the order of first use.
    definitions.set(name, {});
    const { type: _type, ...facts } = keywords(node, definitions);
    definitions.set(name, facts);
  }
  return { type: node.type, $ref: `#/$defs/${name}` };
}

function keywords(node: Exclude<Node, ReferenceNode>, definitions: Map<string, JsonSchema>): JsonSchema {
  switch (node.type) {
    case 'string':
      return stringKeywords(node);
    case 'number':
    case 'integer':
      return numberKeywords(node);
    case 'boolean':
      return { type: 'boolean' };
    case 'array':
      return arrayKeywords(node, definitions);
    case 'object':
      return objectKeywords(node, definitions);
  }
}

function stringKeywords(node: StringNode): JsonSchema {
  const { enum: values, pattern, minLength, maxLength } = node;
  return compact({ type: 'string', enum: values, pattern, minLength, maxLength });
}

function numberKeywords(node: NumberNode): JsonSchema {
  const { type, enum: values, minimum, maximum, exclusiveMinimum, exclusiveMaximum, multipleOf } = node;
  return compact({ type, enum: values, minimum, maximum, exclusiveMinimum, exclusiveMaximum, multipleOf });
}

function arrayKeywords(node: ArrayNode, definitions: Map<string, JsonSchema>): JsonSchema {
  const { minItems, maxItems, uniqueItems } = node;
  const items = exact(node.items, definitions);
  return compact({ type: 'array', items, minItems, maxItems, uniqueItems: uniqueItems || undefined });
}

function objectKeywords(node: ObjectNode, definitions: Map<string, JsonSchema>): JsonSchema {
  const required = node.properties.filter((property) => property.required).map((property) => property.name);
  return compact({
    type: 'object',
    properties: Object.fromEntries(
      node.properties.map((property) => [
        property.name,
        // Only a validator that is compiled to fill defaults in reads them.
        compact({ ...exact(property.node, definitions), default: property.default }),
      ]),
    ),
    required: required.length === 0 ? undefined : required,
    additionalProperties: additional(node, definitions),
  });
}

function additional(node: ObjectNode, definitions: Map<string, JsonSchema>): unknown {
  if (node.additionalProperties !== false) return exact(node.additionalProperties, definitions);
  // Which keys there are, and which of these types each one has, is checked against the vocabulary at run time.
  return node.keysFrom === undefined ? false : { type: ['string', 'number', 'boolean'] };
}
