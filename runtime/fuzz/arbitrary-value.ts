import fc from 'fast-check';
import type { JsonSchema } from '../contract.ts';

/** Texts that end, open or hide something in a language that a call's values pass through. */
const hostileTexts = [
  '',
  ' ',
  '\0',
  '__proto__',
  'constructor',
  'toString',
  '../../etc/passwd',
  '{violation}',
  "'; DROP TABLE calls; --",
  '<script>alert(1)</script>',
  '\u202etxt',
  '\ud800',
  '\u{1F600}'.repeat(50),
  '1e999',
  'NaN',
  'null',
  'a'.repeat(3_000),
];

/** Numbers at the ends of what a double and JSON can say. */
const hostileNumbers = [
  0,
  -0,
  -1,
  0.5,
  1e-320,
  1e308,
  -1e308,
  2 ** 31,
  2 ** 53,
  2 ** 53 + 2,
  -(2 ** 63),
  1e21,
];

/** A value of no type in particular; objects among them have keys of `Object.prototype` as their own. */
export const anyJson: fc.Arbitrary<unknown> = fc.oneof(
  fc.constantFrom<unknown>(null, true, false, [], {}, ...hostileTexts, ...hostileNumbers),
  fc
    .constant('{"__proto__":{"polluted":1},"constructor":1,"hasOwnProperty":null}')
    .map((text) => JSON.parse(text)),
  fc.integer({ min: 1, max: 60 }).map((depth) => JSON.parse('['.repeat(depth) + ']'.repeat(depth))),
  fc.jsonValue({ maxDepth: 3 }),
);

/** Values that mostly fit a wire schema, with the values at its bounds and next to them far more often than others. */
export function arbitraryValue(schema: JsonSchema): fc.Arbitrary<unknown> {
  return fc.oneof({ weight: 9, arbitrary: fitting(schema) }, { weight: 1, arbitrary: anyJson });
}

function fitting(schema: JsonSchema): fc.Arbitrary<unknown> {
  const values = schema['enum'] as readonly unknown[] | undefined;
  if (values !== undefined) return fc.constantFrom(...values);
  switch (schema['type']) {
    case 'boolean':
      return fc.boolean();
    case 'integer':
      return fc.oneof(atBounds(schema).map(Math.round), fc.integer({ min: -10, max: 1_000 }));
    case 'number':
      return fc.oneof(atBounds(schema), fc.double({ min: -2, max: 2, noNaN: true }));
    case 'string':
      return fc.oneof(fc.constantFrom(...hostileTexts), fc.string({ unit: 'grapheme', maxLength: 12 }));
    case 'array':
      return fc.oneof(...lengthsOf(schema).map((length) => list(schema['items'] as JsonSchema, length)));
    case 'object':
      return fittingObject(schema);
    default:
      return anyJson;
  }
}

function fittingObject(schema: JsonSchema): fc.Arbitrary<Record<string, unknown>> {
  const properties = Object.entries((schema['properties'] ?? {}) as Readonly<Record<string, JsonSchema>>);
  const others = schema['additionalProperties'];
  const known = fc.record(
    Object.fromEntries(properties.map(([name, property]) => [name, arbitraryValue(property)])),
    { requiredKeys: (schema['required'] ?? []) as string[] },
  );
  if (others === undefined || others === false) return known;
  const rest = fc.dictionary(fc.string({ maxLength: 12 }), arbitraryValue(others as JsonSchema), {
    maxKeys: 3,
  });
  return fc.tuple(known, rest).map(([fields, more]) => ({ ...more, ...fields }));
}

/** Lists of equal and of different entries: many statistics are not defined for the former. */
function list(items: JsonSchema, length: number): fc.Arbitrary<unknown[]> {
  return fc.oneof(
    fc.array(fitting(items), { minLength: length, maxLength: length }),
    fitting(items).map((entry) => Array.from({ length }, () => entry)),
  );
}

const LONGEST_LIST = 120;

function lengthsOf({ minItems = 0, maxItems = LONGEST_LIST }: JsonSchema): number[] {
  const [least, most] = [minItems as number, maxItems as number];
  const lengths = [least - 1, least, least + 1, 0, 1, 2, 3, 30, most, most + 1];
  return [...new Set(lengths.filter((length) => length >= 0 && length <= LONGEST_LIST + 1))];
}

function atBounds({
  minimum,
  maximum,
  exclusiveMinimum,
  exclusiveMaximum,
}: JsonSchema): fc.Arbitrary<number> {
  const stated = [minimum, maximum, exclusiveMinimum, exclusiveMaximum].filter(
    (bound) => typeof bound === 'number',
  );
  const near = stated.flatMap((bound) => [bound - 1, bound, bound + 1, bound * (1 + 2 ** -52)]);
  return fc.constantFrom(...near, ...hostileNumbers);
}
