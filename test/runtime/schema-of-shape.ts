import { Ajv } from 'ajv';
import type { JsonSchema, Validate } from '../../runtime/contract.ts';
import type { ObjectShape, Shape } from '../../runtime/shape.ts';

/** The exact JSON Schema of a shape, as the generator's validators have it. */
export function schemaOfShape(shape: Shape): JsonSchema {
  const schema = bareSchema(shape);
  return shape.nullable ? { anyOf: [schema, { type: 'null' }] } : schema;
}

/** A validator compiled with the options the generated ones have. */
export function validatorOf(shape: Shape): Validate {
  const ajv = new Ajv({ strict: false, strictNumbers: true, validateSchema: false });
  return ajv.compile(schemaOfShape(shape));
}

function bareSchema(shape: Shape): JsonSchema {
  if (shape.type === 'object') return objectSchema(shape);
  const { nullable: _nullable, refuse: _refuse, ...keywords } = shape;
  if (keywords.type === 'array') return { ...keywords, items: schemaOfShape(keywords.items) };
  if (keywords.type === 'string') {
    const { valuesFrom: _valuesFrom, ...schema } = keywords;
    return schema;
  }
  if (keywords.type === 'boolean') return keywords;
  const { nonFinite, ...schema } = keywords;
  return nonFinite ? { anyOf: [schema, { type: 'string', enum: ['nan', 'inf', '-inf'] }] } : schema;
}

function objectSchema(shape: ObjectShape): JsonSchema {
  const { properties, additionalProperties, keysFrom } = shape;
  return {
    type: 'object',
    properties: Object.fromEntries(properties.map((member) => [member.name, schemaOfShape(member.shape)])),
    required: properties.filter(({ required }) => required).map(({ name }) => name),
    additionalProperties: additionalProperties ? schemaOfShape(additionalProperties) : keysFrom !== undefined,
  };
}
