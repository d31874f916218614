import fc from 'fast-check';
import { type Node, type ObjectNode, target } from '../../../../generator/model/node.ts';
import { array, boolean, integer, number, object, property, string, use } from '../contract-fixture.ts';

const nullWhen = fc.option(fc.constant('it is unknown'), { nil: undefined });
const bound = fc.option(fc.integer({ min: -3, max: 3 }), { nil: undefined });
const size = fc.option(fc.integer({ min: 0, max: 3 }), { nil: undefined });

const scalar: fc.Arbitrary<Node> = fc.oneof(
  fc
    .record({ nullWhen, minLength: size, maxLength: size, pattern: fc.constantFrom(undefined, '^a') })
    .map(string),
  fc.record({ nullWhen, enum: fc.constant(['a', 'b']) }).map(string),
  fc.record({ nullWhen, minimum: bound, exclusiveMaximum: bound, nonFinite: fc.boolean() }).map(number),
  fc
    .record({ nullWhen, exclusiveMinimum: bound, maximum: bound, multipleOf: fc.constantFrom(undefined, 2) })
    .map(integer),
  fc.record({ nullWhen, enum: fc.constant([1, 3]) }).map(integer),
  fc.record({ nullWhen }).map(boolean),
);

/** Any object that a spec could describe, two levels of nesting deep. */
export const objectNode: fc.Arbitrary<ObjectNode> = fc.letrec<{ node: Node; object: ObjectNode }>((tie) => ({
  object: fc
    .record({
      names: fc.uniqueArray(fc.constantFrom('a', 'b', 'c'), { maxLength: 3 }),
      nodes: fc.array(tie('node'), { minLength: 3, maxLength: 3 }),
      required: fc.array(fc.boolean(), { minLength: 3, maxLength: 3 }),
      additionalProperties: fc.oneof({ weight: 2, arbitrary: fc.constant<false>(false) }, scalar),
      unknownKeys: fc.constantFrom('refuse' as const, 'warn' as const),
      keysFrom: fc.constantFrom(undefined, 'signals'),
    })
    .map(({ names, nodes, required, ...facts }) => {
      const properties = names.map((name, index) =>
        property(name, nodes[index]!, { required: required[index]! }),
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
      return fc.constantFrom('a', 'ab', 'b', '', 'abcd');
    case 'boolean':
      return fc.boolean();
    case 'array':
      return fc.array(valueFor(node.items), { maxLength: 4 });
    case 'object': {
      const names = node.properties.map((field) => [field.name, valueFor(field.node)] as const);
      const rest =
        node.additionalProperties === false ? fc.constant('x') : valueFor(node.additionalProperties);
      const known = fc.record(Object.fromEntries(names));
      const extra = fc.dictionary(fc.constantFrom('d', 'e'), rest, { maxKeys: 1 });
      return fc.tuple(known, extra).map(([fields, others]) => ({ ...fields, ...others }));
    }
    default:
      return fc.constantFrom(-4, -1, 0, 1, 2, 3, 4, 0.5, Number.NaN, Infinity);
  }
}

function hash(text: string): number {
  let sum = 0;
  for (const character of text) sum = (sum * 31 + character.charCodeAt(0)) >>> 0;
  return sum;
}
