export type Schema = Readonly<Record<string, unknown>>;
type Value = Readonly<Record<string, unknown>>;

/** Why the language cannot say a schema. */
export class Unsayable extends Error {}

const unsayable = (reason: string): never => {
  throw new Unsayable(reason);
};

/** The keywords of the suite that the language has, and the type of value each one is about. */
const TYPE_OF: Readonly<Record<string, string>> = {
  pattern: 'string',
  minLength: 'string',
  maxLength: 'string',
  minimum: 'number',
  maximum: 'number',
  multipleOf: 'number',
  items: 'array',
  minItems: 'array',
  maxItems: 'array',
  uniqueItems: 'array',
  properties: 'object',
  required: 'object',
  additionalProperties: 'object',
};
const OTHERS = ['type', 'enum', 'default', 'exclusiveMinimum', 'exclusiveMaximum'];

/**
 * A schema of the suite as the language says it of a value: JSON Schema lets keywords that are about another type pass,
 * and knows values of no stated type, so what the schema leaves open is taken from the value.
 */
export function nodeSpec(schema: Schema, data: unknown): Value {
  for (const keyword of Object.keys(schema)) {
    if (!(keyword in TYPE_OF) && !OTHERS.includes(keyword))
      unsayable(`${keyword} is no word of the language`);
  }
  const { type, nullable } = typeOf(schema, data);
  const facts = {
    type,
    description: 'A value.',
    ...(nullable ? { nullWhen: 'the case says so' } : {}),
    ...(schema['enum'] === undefined ? {} : { enum: enumOf(schema['enum'] as unknown[], type) }),
    ...(schema['default'] === undefined ? {} : { default: schema['default'] }),
  };
  const stated = (...keywords: string[]) =>
    Object.fromEntries(keywords.filter((key) => key in schema).map((key) => [key, schema[key]]));
  switch (type) {
    case 'string':
      return { ...facts, ...stated('pattern', 'minLength', 'maxLength') };
    case 'number':
    case 'integer':
      return { ...facts, ...bounds(schema), ...stated('multipleOf') };
    case 'array':
      return { ...facts, ...stated('minItems', 'maxItems', 'uniqueItems'), items: itemsOf(schema, data) };
    case 'object':
      return { ...facts, ...membersOf(schema, data) };
    default:
      return facts;
  }
}

function typeOf(schema: Schema, data: unknown): { readonly type: string; readonly nullable: boolean } {
  const stated = [schema['type'] ?? []].flat() as string[];
  const types = stated.filter((type) => type !== 'null');
  if (types.length > 1) unsayable('a value has one type');
  if (stated.length > 0 && types.length === 0) unsayable('a value that is always null says nothing');
  if (types[0] !== undefined) return { type: types[0], nullable: stated.includes('null') };
  const about = new Set(Object.keys(schema).flatMap((keyword) => TYPE_OF[keyword] ?? []));
  if (about.size > 1) unsayable('a value has one type');
  const [type] = about;
  const given = typeOfValue(data);
  if (type === undefined) return { type: given, nullable: false };
  if (type !== given) unsayable('a value of another type is refused, where JSON Schema lets it pass');
  return { type, nullable: false };
}

function typeOfValue(data: unknown): string {
  if (data === null) unsayable('null has no type of its own');
  return Array.isArray(data) ? 'array' : typeof data;
}

function enumOf(values: readonly unknown[], type: string): unknown {
  if (!values.every((value) => typeof value === (type === 'string' ? 'string' : 'number'))) {
    unsayable('an enum holds texts alone, or numbers alone');
  }
  return values;
}

/** Draft 4 has a flag where later drafts, and the language, have a number. */
function bounds({ minimum, maximum, exclusiveMinimum, exclusiveMaximum }: Schema): Value {
  return {
    ...(minimum === undefined ? {} : { [exclusiveMinimum ? 'exclusiveMinimum' : 'minimum']: minimum }),
    ...(maximum === undefined ? {} : { [exclusiveMaximum ? 'exclusiveMaximum' : 'maximum']: maximum }),
  };
}

function itemsOf({ items = {} }: Schema, data: unknown): Value {
  if (Array.isArray(items)) unsayable('all entries of a list have one type');
  return oneSpec(items as Schema, Array.isArray(data) ? data : []);
}

/** The one node that all of these values stand under. */
function oneSpec(schema: Schema, values: readonly unknown[]): Value {
  if (schema['type'] !== undefined) return nodeSpec(schema, values[0]);
  const specs = (values.length === 0 ? ['a'] : values).map((value) => nodeSpec(schema, value));
  const [first] = specs;
  if (specs.some((spec) => JSON.stringify(spec) !== JSON.stringify(first))) {
    unsayable('entries of several types');
  }
  return first!;
}

function membersOf(schema: Schema, data: unknown): Value {
  const { properties = {}, required = [], additionalProperties: others = {} } = schema;
  const given = typeof data === 'object' && data !== null ? (data as Value) : {};
  const declared = properties as Readonly<Record<string, Schema>>;
  const names = [...new Set([...Object.keys(declared), ...(required as string[])])];
  const specs = names.map((name) => {
    const spec = nodeSpec(declared[name] ?? {}, given[name] ?? 'a');
    return [name, (required as string[]).includes(name) ? { ...spec, required: true } : spec] as const;
  });
  const rest = Object.entries(given).flatMap(([name, value]) => (names.includes(name) ? [] : [value]));
  return {
    properties: Object.fromEntries(specs),
    ...(others === false || (rest.length === 0 && others === true)
      ? {}
      : { additionalProperties: oneSpec(others === true ? {} : (others as Schema), rest) }),
  };
}
