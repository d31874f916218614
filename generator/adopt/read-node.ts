import { isObject, type JsonObject } from '../diff/json.ts';
import type { JsonValue, Node, ObjectNode, Property } from '../model/node.ts';
import { misfits } from '../resolve/fit.ts';
import { propertyName } from '../schema/forms.ts';
import { cleanText } from './clean-text.ts';
import { follow } from './follow.ts';
import { inSpot, type Reading, type SchemaSpot } from './reading.ts';
import { numberFacts, stringFacts } from './scalar-facts.ts';

/** A JSON Schema as the value of a spec that is closest to it. */
export function readNode(spot: SchemaSpot, reading: Reading): Node {
  spot.budget.left -= 1;
  if (spot.budget.left < 0) {
    const node: Node = { ...factsOf({}, false, reading), type: 'boolean' };
    return noted(node, ['the schema is larger than a spec may be'], reading);
  }
  const { schema, trail, nullable, gaps: lost } = follow(spot, reading);
  const inner = { ...spot, schema, trail };
  const gaps = [...lost];
  const facts = factsOf(schema, nullable, reading);
  switch (typeOf(schema, gaps)) {
    case 'string':
      return noted({ ...facts, type: 'string', ...stringFacts(schema, spot.direction, gaps) }, gaps, reading);
    case 'number':
    case 'integer': {
      const type = schema['type'] === 'integer' ? 'integer' : 'number';
      const { nonFinite = false } = schema as { nonFinite?: boolean };
      return noted(
        { ...facts, type, ...numberFacts(schema, spot.direction, gaps), nonFinite },
        gaps,
        reading,
      );
    }
    case 'boolean':
      return noted({ ...facts, type: 'boolean' }, gaps, reading);
    case 'array':
      return noted({ ...facts, ...arrayOf(inner, gaps, reading) }, gaps, reading);
    default: {
      const object = readObject(inner, reading);
      return noted({ ...object, ...facts }, [...gaps, ...(reading.gaps.get(object) ?? [])], reading);
    }
  }
}

/** The object at the root of what a tool takes or gives. */
export function readRoot(spot: SchemaSpot, reading: Reading): ObjectNode {
  const { schema, trail, gaps } = follow(spot, reading);
  const whole = readObject({ ...spot, schema, trail }, reading);
  const properties = whole.properties.map((property) =>
    spot.direction === 'argument' ? withoutNull(property, reading) : property,
  );
  const object = noted({ ...whole, properties }, reading.gaps.get(whole) ?? [], reading);
  return noted(object, [...gaps, ...(reading.gaps.get(object) ?? [])], reading);
}

/** Null for an argument counts as its absence, which a spec does not say again. */
function withoutNull(property: Property, reading: Reading): Property {
  const { nullWhen, ...node } = property.node;
  if (nullWhen === undefined) return property;
  const gaps = reading.gaps.get(property.node) ?? [];
  const lost = property.required ? ['it may be null, and a spec takes that for its absence'] : [];
  return { ...property, node: noted(node as Node, [...gaps, ...lost], reading) };
}

function factsOf(schema: JsonObject, nullable: boolean, { place }: Reading) {
  return {
    place,
    description: cleanText(schema['description']),
    refuse: {},
    ...(nullable && { nullWhen: 'TODO: say when' }),
  };
}

function noted<N extends Node>(node: N, gaps: readonly string[], reading: Reading): N {
  if (gaps.length > 0) reading.gaps.set(node, [...new Set(gaps)]);
  return node;
}

function typeOf(schema: JsonObject, gaps: string[]): string {
  const { type } = schema;
  const values = Array.isArray(schema['enum']) ? schema['enum'] : 'const' in schema ? [schema['const']] : [];
  if (['string', 'number', 'integer', 'boolean', 'array', 'object'].includes(type as string))
    return type as string;
  if (isObject(schema['properties'])) return 'object';
  if (schema['items'] !== undefined) return 'array';
  const [first] = values;
  if (['string', 'number', 'boolean'].includes(typeof first)) return typeof first;
  gaps.push('the schema names no type');
  return 'string';
}

function arrayOf(spot: SchemaSpot, gaps: string[], reading: Reading) {
  const { items, prefixItems, minItems, maxItems, uniqueItems } = spot.schema as JsonObject;
  if (!isObject(items))
    gaps.push(
      prefixItems === undefined
        ? 'the schema does not say what the entries are'
        : 'its entries have types by position, and a spec says one',
    );
  const first = isObject(items) ? items : Array.isArray(prefixItems) ? prefixItems[0] : { type: 'string' };
  if (spot.direction === 'argument' && maxItems === undefined) gaps.push('maxItems: the schema has no bound');
  return {
    type: 'array' as const,
    items: readNode(inSpot(spot, first, 'items'), reading),
    ...size('minItems', minItems),
    ...(!(Number(minItems) > Number(maxItems)) && size('maxItems', maxItems)),
    uniqueItems: uniqueItems === true,
  };
}

function size(key: string, value: unknown): object {
  return Number.isSafeInteger(value) && Number(value) >= 0 ? { [key]: value } : {};
}

const isName = new RegExp(propertyName['pattern'] as string);

/** Names that every object of JavaScript has: no spec can give them to a property. */
const unsafe = new Set([...Object.getOwnPropertyNames(Object.prototype), 'prototype']);

function readObject(spot: SchemaSpot, reading: Reading): ObjectNode {
  const schema = spot.schema as JsonObject;
  const properties = isObject(schema['properties']) ? schema['properties'] : {};
  const required = new Set(Array.isArray(schema['required']) ? schema['required'] : []);
  const gaps: string[] = [];
  const named = Object.entries(properties).filter(([name]) => {
    if (isName.test(name) && !unsafe.has(name)) return true;
    const must = required.has(name) ? ', which is required' : '';
    gaps.push(`no spec can have the name ${JSON.stringify(cleanText(name).slice(0, 80))}${must}`);
    return false;
  });
  const { additionalProperties: others, patternProperties } = schema;
  if (patternProperties !== undefined) gaps.push('patternProperties: a spec has none');
  const object: ObjectNode = {
    ...factsOf({}, false, reading),
    type: 'object',
    properties: named.map(([name, member]) =>
      readProperty(name, inSpot(spot, member, 'properties', name), required.has(name), reading),
    ),
    additionalProperties: isObject(others)
      ? readNode(inSpot(spot, others, 'additionalProperties'), reading)
      : false,
    unknownKeys: 'refuse',
  };
  return noted(object, gaps, reading);
}

function readProperty(name: string, spot: SchemaSpot, required: boolean, reading: Reading): Property {
  const node = readNode(spot, reading);
  const value = isObject(spot.schema) ? (spot.schema['default'] as JsonValue | undefined) : undefined;
  const property = { name, place: reading.place, node, required };
  if (value === undefined || value === null || spot.direction === 'result') return property;
  if (!required && misfits(value, node).length === 0) return { ...property, default: value };
  const why = required ? 'it is required' : 'it does not fit';
  noted(
    node,
    [...(reading.gaps.get(node) ?? []), `default: ${JSON.stringify(value)} is left out, since ${why}`],
    reading,
  );
  return property;
}
