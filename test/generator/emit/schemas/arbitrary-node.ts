import fc from 'fast-check';
import {
  type Node,
  type NumberNode,
  type ObjectNode,
  type StringNode,
  target,
} from '../../../../generator/model/node.ts';
import {
  array,
  boolean,
  condition,
  integer,
  number,
  object,
  property,
  string,
  use,
} from '../contract-fixture.ts';

const nullWhen = fc.option(fc.constant('it is unknown'), { nil: undefined });
const bound = fc.oneof(
  { weight: 4, arbitrary: fc.constant(undefined) },
  { weight: 3, arbitrary: fc.integer({ min: -3, max: 3 }) },
  { weight: 1, arbitrary: fc.constantFrom(0.1, 0.5, 1e-9, -0.3, 2 ** 53 - 1, 1e308, -1e308, 1e21) },
);
const size = fc.option(fc.integer({ min: 0, max: 3 }), { nil: undefined });
const step = fc.constantFrom(undefined, undefined, 2, 0.1, 0.5, 1e-8);
const bounds = { minimum: bound, maximum: bound, exclusiveMinimum: bound, exclusiveMaximum: bound };

const scalar: fc.Arbitrary<Node> = fc.oneof(
  fc
    .record({ nullWhen, minLength: size, maxLength: size, pattern: fc.constantFrom(undefined, '^a', '^.$') })
    .map(string),
  fc.record({ nullWhen, enum: fc.constant(['a', 'b']) }).map(string),
  fc.record({ nullWhen, valuesFrom: fc.constant('signals') }).map(string),
  fc.record({ nullWhen, ...bounds, multipleOf: step, nonFinite: fc.boolean() }).map(number),
  fc.record({ nullWhen, ...bounds, multipleOf: step, nonFinite: fc.boolean() }).map(integer),
  fc.record({ nullWhen, enum: fc.constant([1, 3]), nonFinite: fc.boolean() }).map(integer),
  fc.record({ nullWhen, enum: fc.constant([0.1, -1e300]), nonFinite: fc.boolean() }).map(number),
  fc.record({ nullWhen }).map(boolean),
);

/** Any object that a spec could describe, two levels of nesting deep. */
export const objectNode: fc.Arbitrary<ObjectNode> = fc.letrec<{ node: Node; object: ObjectNode }>((tie) => ({
  object: fc
    .record({
      names: fc.uniqueArray(fc.constantFrom('a', 'b', 'c'), { maxLength: 3 }),
      nodes: fc.array(tie('node'), { minLength: 3, maxLength: 3 }),
      required: fc.array(fc.boolean(), { minLength: 3, maxLength: 3 }),
      conditional: fc.array(fc.boolean(), { minLength: 3, maxLength: 3 }),
      additionalProperties: fc.oneof({ weight: 2, arbitrary: fc.constant<false>(false) }, scalar),
      unknownKeys: fc.constantFrom('refuse' as const, 'warn' as const),
      keysFrom: fc.constantFrom(undefined, 'signals'),
    })
    .map(({ names, nodes, required, conditional, ...facts }) => {
      const properties = names.map((name, index) =>
        conditional[index]!
          ? property(name, nodes[index]!, { presentWhen: condition('args.a', 'args.a') })
          : property(name, nodes[index]!, { required: required[index]! }),
      );
      return object(properties, facts);
    }),
  node: fc.oneof(
    { depthSize: 'small', maxDepth: 2 },
    scalar,
    fc
      .record({ items: tie('node'), minItems: size, maxItems: size, uniqueItems: fc.boolean(), nullWhen })
      .map(({ items, ...facts }) => array(items, facts)),
    tie('object'),
    fc.record({ target: tie('object'), nullWhen }).map(({ target, nullWhen: when }) => {
      // One name per shape, since a name stands for one type.
      return use(`T${JSON.stringify(target).length}${hash(JSON.stringify(target))}`, target, {
        nullWhen: when,
      });
    }),
  ),
})).object;

/** Values that mostly have the node's type, and so hold or break its bounds rather than miss it altogether. */
export function valueFor(node: Node): fc.Arbitrary<unknown> {
  const fitting = fittingValue(target(node));
  return fc.oneof(
    { weight: 9, arbitrary: fitting },
    { weight: 1, arbitrary: fc.constantFrom<unknown>(null, 'nan', 1, {}) },
  );
}

function fittingValue(node: Exclude<Node, { type: 'reference' }>): fc.Arbitrary<unknown> {
  switch (node.type) {
    case 'string':
      return fc.constantFrom(...textsAt(node));
    case 'boolean':
      return fc.boolean();
    case 'array': {
      const counts = [node.minItems, node.maxItems].flatMap((count) =>
        count === undefined ? [] : around(count),
      );
      const lists = [0, 2, ...counts].filter((count) => count >= 0).map((length) => list(node.items, length));
      return fc.oneof(...lists);
    }
    case 'object': {
      const names = node.properties.map((field) => [field.name, valueFor(field.node)] as const);
      const rest =
        node.additionalProperties === false
          ? fc.constantFrom<unknown>('x', 1, null)
          : valueFor(node.additionalProperties);
      const required = node.properties.filter((field) => field.required).map(({ name }) => name);
      const known = fc.oneof(
        { weight: 4, arbitrary: fc.record(Object.fromEntries(names), { requiredKeys: required }) },
        { weight: 1, arbitrary: fc.record(Object.fromEntries(names), { requiredKeys: [] }) },
      );
      const extra = fc.dictionary(fc.constantFrom('d', 'e'), rest, { maxKeys: 1 });
      return fc.tuple(known, extra).map(([fields, others]) => ({ ...fields, ...others }));
    }
    default:
      return fc.constantFrom<unknown>(...numbersAt(node), 'nan', 'inf', '-inf', 'NaN');
  }
}

/** Lists of that length, some with an entry twice, in whose objects the keys may stand in another order. */
function list(items: Node, length: number): fc.Arbitrary<unknown[]> {
  const values = fc.array(valueFor(items), { minLength: length, maxLength: length });
  return fc.tuple(values, fc.boolean()).map(([entries, twice]) => {
    const [first] = entries;
    return twice && entries.length > 1 ? [...entries.slice(0, -1), reordered(first)] : entries;
  });
}

function reordered(value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  return Object.fromEntries(Object.entries(value).reverse());
}

/** Texts with as many characters as the bounds say, one fewer and one more; an emoji is one character. */
function textsAt({ minLength, maxLength, enum: values = [] }: StringNode): string[] {
  const lengths = [minLength, maxLength].flatMap((length) => (length === undefined ? [] : around(length)));
  const texts = [0, 1, 2, ...lengths].filter((length) => length >= 0);
  return [...texts.flatMap((length) => ['a'.repeat(length), '😀'.repeat(length)]), 'b', ...values];
}

/** Every bound, what is next to it on either side, and multiples of the step nearby. */
function numbersAt(node: NumberNode): number[] {
  const { minimum, maximum, exclusiveMinimum, exclusiveMaximum, multipleOf, enum: values = [] } = node;
  const stated = [minimum, maximum, exclusiveMinimum, exclusiveMaximum, ...values].filter(
    (value) => value !== undefined,
  );
  const near = stated.flatMap((value) => [...around(value), value * (1 + 2 ** -52), value * (1 - 2 ** -53)]);
  const multiples = multipleOf === undefined ? [] : [1, 2, 3, 7, 0.5].map((count) => count * multipleOf);
  return [...near, ...multiples, 0, -0, 1, 0.5, -1, 1e300, Number.NaN, Number.POSITIVE_INFINITY];
}

function around(value: number): number[] {
  return [value - 1, value, value + 1];
}

function hash(text: string): number {
  let sum = 0;
  for (const character of text) sum = (sum * 31 + character.charCodeAt(0)) >>> 0;
  return sum;
}
