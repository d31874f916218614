import { deprecationText } from '../../model/lifecycle.ts';
import type { Node, ObjectNode, Property } from '../../model/node.ts';
import { target } from '../../model/node.ts';
import { nullWhen } from '../schemas/json-schema.ts';

/** The runtime's view of a node: what it needs to coerce a value and to say what is wrong with it, no prose. */
export function shape(node: Node): Record<string, unknown> {
  const inner = target(node);
  const refuse = { ...inner.refuse, ...node.refuse };
  const facts = {
    nullable: nullWhen(node) === undefined ? undefined : true,
    refuse: Object.keys(refuse).length === 0 ? undefined : refuse,
  };
  switch (inner.type) {
    case 'string': {
      const { type, enum: values, pattern, minLength, maxLength, valuesFrom } = inner;
      return { type, enum: values, pattern, minLength, maxLength, valuesFrom, ...facts };
    }
    case 'number':
    case 'integer': {
      const { type, enum: values, minimum, maximum, exclusiveMinimum, exclusiveMaximum, multipleOf } = inner;
      const bounds = { minimum, maximum, exclusiveMinimum, exclusiveMaximum, multipleOf };
      return { type, enum: values, ...bounds, nonFinite: inner.nonFinite || undefined, ...facts };
    }
    case 'boolean':
      return { type: 'boolean', ...facts };
    case 'array': {
      const { minItems, maxItems, uniqueItems } = inner;
      const bounds = { minItems, maxItems, uniqueItems: uniqueItems || undefined };
      return { type: 'array', items: shape(inner.items), ...bounds, ...facts };
    }
    case 'object':
      return { ...objectShape(inner), ...facts };
  }
}

function objectShape(node: ObjectNode): Record<string, unknown> {
  const { additionalProperties, keysFrom, unknownKeys } = node;
  return {
    type: 'object',
    properties: node.properties.map(propertyShape),
    additionalProperties: additionalProperties === false ? undefined : shape(additionalProperties),
    keysFrom,
    unknownKeys: unknownKeys === 'warn' ? 'warn' : undefined,
  };
}

function propertyShape(property: Property): Record<string, unknown> {
  const { name, node, required, requiredRefusal, deprecated } = property;
  return {
    name,
    shape: shape(node),
    required: required || undefined,
    requiredRefusal,
    default: property.default,
    deprecated: deprecated && deprecationText(deprecated),
  };
}
