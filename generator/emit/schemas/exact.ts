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

function exact(node: Node, definitions: Map<string, JsonSchema>): JsonSchema {
  const inner = target(node);
  const nullable = nullWhen(node) !== undefined;
  const named = node.type === 'reference' && (inner.type === 'object' || inner.type === 'array');
  if (named) {
    const schema = reference(node.name, inner, definitions);
    return nullable ? { anyOf: [{ type: 'null' }, schema] } : schema;
  }
  const schema = nullable ? orNull(keywords(inner, definitions)) : keywords(inner, definitions);
  const nonFinite = (inner.type === 'number' || inner.type === 'integer') && inner.nonFinite;
  return nonFinite ? { anyOf: [schema, { enum: NON_FINITE }] } : schema;
}

/** A second type costs the validator nothing, where a union would collect an error for each null of a series. */
function orNull(schema: JsonSchema): JsonSchema {
  const { type, enum: values } = schema;
  return compact({
    ...schema,
    type: [type, 'null'],
    enum: Array.isArray(values) ? [...values, null] : undefined,
  });
}

function reference(
  name: string,
  node: ArrayNode | ObjectNode,
  definitions: Map<string, JsonSchema>,
): JsonSchema {
  if (!definitions.has(name)) {
    // Holds its place first, so that the order of definitions is the order of first use.
    definitions.set(name, {});
    definitions.set(name, keywords(node, definitions));
  }
  return { $ref: `#/$defs/${name}` };
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
      node.properties.map((property) => [property.name, exact(property.node, definitions)]),
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
