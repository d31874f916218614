import { deprecationText } from '../../model/lifecycle.ts';
import type { Node, ObjectNode, Property } from '../../model/node.ts';
import { visible } from '../print/visible.ts';
import { compact, type JsonSchema, NON_FINITE, nullWhen } from './json-schema.ts';

/**
 * The schema that a type is printed from. Uses of named types are given by name (`tsType`), not by `$ref`: a
 * reference with a description of its own would become a second, numbered type. What has a default is always there,
 * since defaults are applied before a handler looks.
 */
export function typeSchema(node: Node): JsonSchema {
  const description = describe(node);
  if (node.type === 'reference') {
    return compact({ description, tsType: nullWhen(node) === undefined ? node.name : `${node.name} | null` });
  }
  const branches = [keywords(node)];
  if ((node.type === 'number' || node.type === 'integer') && node.nonFinite) {
    branches.push({ type: 'string', enum: [...NON_FINITE] });
  }
  if (node.nullWhen !== undefined) branches.push({ type: 'null' });
  return compact(branches.length === 1 ? { ...branches[0], description } : { anyOf: branches, description });
}

function describe(node: Node): string | undefined {
  const unit = node.unit === undefined ? '' : ` Unit: ${node.unit}.`;
  const nullWhen = node.nullWhen === undefined ? '' : ` Null when: ${node.nullWhen}.`;
  const text = visible(`${node.description}${unit}${nullWhen}`).trim();
  return text === '' ? undefined : text;
}

function keywords(node: Exclude<Node, { type: 'reference' }>): JsonSchema {
  switch (node.type) {
    case 'array':
      return { type: 'array', items: itemSchema(node.items) };
    case 'object':
      return objectKeywords(node);
    case 'boolean':
      return { type: 'boolean' };
    default:
      return compact({ type: node.type, enum: node.enum });
  }
}

/** `Weight | null[]` would be a weight, or a list of nulls. */
function itemSchema(node: Node): JsonSchema {
  const schema = typeSchema(node);
  const { tsType } = schema;
  return tsType === undefined || nullWhen(node) === undefined ? schema : { ...schema, tsType: `(${tsType})` };
}

/** `deprecated` becomes the tag that editors strike a name through for. */
function propertySchema({ node, deprecated }: Property): JsonSchema {
  const schema = typeSchema(node);
  if (deprecated === undefined) return schema;
  const description = [deprecationText(deprecated), schema['description']].filter(Boolean).join(' ');
  return { ...schema, description, deprecated: true };
}

function objectKeywords(node: ObjectNode): JsonSchema {
  const { properties, additionalProperties, keysFrom } = node;
  const vocabularyValues = keysFrom === undefined ? false : { type: ['string', 'number', 'boolean'] };
  return {
    type: 'object',
    properties: Object.fromEntries(properties.map((property) => [property.name, propertySchema(property)])),
    required: properties
      .filter((property) => property.required || property.default !== undefined)
      .map((property) => property.name),
    additionalProperties:
      additionalProperties === false ? vocabularyValues : typeSchema(additionalProperties),
  };
}
