import type { JsonObject } from '../diff/json.ts';
import type { NumberNode, StringNode } from '../model/node.ts';
import type { SchemaSpot } from './reading.ts';

type StringFacts = Partial<Pick<StringNode, 'enum' | 'pattern' | 'minLength' | 'maxLength'>>;
type NumberFacts = Partial<
  Pick<NumberNode, 'enum' | 'minimum' | 'maximum' | 'exclusiveMinimum' | 'exclusiveMaximum' | 'multipleOf'>
>;

/** The bounds of a text; what a spec cannot say becomes a gap. */
export function stringFacts(
  schema: JsonObject,
  direction: SchemaSpot['direction'],
  gaps: string[],
): StringFacts {
  const values = choices(schema, (value): value is string => typeof value === 'string', gaps);
  if (values !== undefined) return { enum: values };
  const { pattern, format } = schema;
  const isPattern = typeof pattern === 'string' && /\S/.test(pattern) && compiles(pattern);
  if (pattern !== undefined && !isPattern)
    gaps.push(`pattern: ${JSON.stringify(pattern)} is none in ECMAScript`);
  if (format !== undefined)
    gaps.push(`format: ${JSON.stringify(format)} is for the description, or a pattern`);
  const [minLength, maxLength] = ['minLength', 'maxLength'].map((key) => count(schema[key]));
  if (direction === 'argument' && maxLength === undefined && !isPattern)
    gaps.push('maxLength: the schema has no bound');
  const sound = !(minLength !== undefined && maxLength !== undefined && minLength > maxLength);
  if (!sound) gaps.push('minLength and maxLength leave no value');
  return {
    ...(isPattern && { pattern }),
    ...(sound && minLength !== undefined && { minLength }),
    ...(sound && maxLength !== undefined && { maxLength }),
  };
}

/** The bounds of a number; what a spec cannot say becomes a gap. */
export function numberFacts(
  schema: JsonObject,
  direction: SchemaSpot['direction'],
  gaps: string[],
): NumberFacts {
  const values = choices(schema, (value): value is number => typeof value === 'number', gaps);
  if (values !== undefined) return { enum: values };
  const bounds = sides(schema);
  const low = Math.max(bounds.minimum ?? -Infinity, bounds.exclusiveMinimum ?? -Infinity);
  const high = Math.min(bounds.maximum ?? Infinity, bounds.exclusiveMaximum ?? Infinity);
  if (direction === 'argument') {
    if (low === -Infinity) gaps.push('minimum: the schema has no bound');
    if (high === Infinity) gaps.push('maximum: the schema has no bound');
  }
  const { multipleOf } = schema;
  const step = typeof multipleOf === 'number' && multipleOf > 0 ? { multipleOf } : {};
  const isOpen = bounds.exclusiveMinimum === low || bounds.exclusiveMaximum === high;
  if (low > high || (low === high && isOpen)) {
    gaps.push('its bounds leave no value');
    return step;
  }
  return { ...bounds, ...step };
}

/** In draft 4 and OpenAPI 3.0 an exclusive bound is a flag beside the bound. */
function sides(schema: JsonObject): NumberFacts {
  const one = (bound: 'minimum' | 'maximum', exclusive: 'exclusiveMinimum' | 'exclusiveMaximum') => {
    const [at, open] = [boundOf(schema[bound]), schema[exclusive]];
    if (at !== undefined && open === true) return { [exclusive]: at };
    const beyond = boundOf(open);
    return { ...(at !== undefined && { [bound]: at }), ...(beyond !== undefined && { [exclusive]: beyond }) };
  };
  return { ...one('minimum', 'exclusiveMinimum'), ...one('maximum', 'exclusiveMaximum') };
}

/** What some libraries write for every integer, the largest that JSON holds exactly, bounds nothing. */
function boundOf(value: unknown): number | undefined {
  return typeof value === 'number' && Math.abs(value) !== Number.MAX_SAFE_INTEGER ? value : undefined;
}

function choices<T>(
  schema: JsonObject,
  fits: (value: unknown) => value is T,
  gaps: string[],
): readonly T[] | undefined {
  const values = Array.isArray(schema['enum'])
    ? schema['enum']
    : 'const' in schema
      ? [schema['const']]
      : undefined;
  if (values === undefined) return undefined;
  const fitting = [...new Set(values.filter(fits))].filter(
    (value) => typeof value !== 'string' || value.isWellFormed(),
  );
  if (fitting.length < values.length)
    gaps.push(`enum: of ${values.length} values ${fitting.length} are of one type`);
  return fitting.length === 0 ? undefined : fitting;
}

function count(value: unknown): number | undefined {
  return Number.isSafeInteger(value) && Number(value) >= 0 ? Number(value) : undefined;
}

function compiles(pattern: string): boolean {
  try {
    new RegExp(pattern, 'u');
    return true;
  } catch {
    return false;
  }
}
