import { Ajv } from 'ajv';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Change } from '../../../generator/diff/change.ts';
import { compareLocks } from '../../../generator/diff/compare.ts';
import { lockText } from '../../../generator/emit/lock.ts';
import { exactSchema } from '../../../generator/emit/schemas/exact.ts';
import { contractDigests } from '../../../generator/model/digest.ts';
import { type Node, type ObjectNode, type Property, target } from '../../../generator/model/node.ts';
import {
  array,
  boolean,
  contract,
  integer,
  number,
  object,
  place,
  property,
  string,
  use,
  weighRows,
} from '../emit/contract-fixture.ts';
import { readLock } from './locks.ts';

// What the rules say of a value against what its validator takes, on values at and around every bound that is drawn.

const bound = fc.constantFrom(undefined, undefined, 0, 1, 1.5, 2);
const count = fc.constantFrom(undefined, undefined, 0, 1, 2);
const when = fc.constantFrom(undefined, 'there is none');

type Model<T> = { readonly [K in keyof T]: fc.Arbitrary<T[K]> };
type Stated<T> = { [K in keyof T]?: Exclude<T[K], undefined> };

function stated<T extends object>(drawn: T): Stated<T> {
  return Object.fromEntries(Object.entries(drawn).filter(([, value]) => value !== undefined)) as Stated<T>;
}

const facts = <T extends object>(model: Model<T>) => fc.record(model).map((drawn) => stated(drawn as T));

/** Facts, and the same with one or two of them drawn anew. */
const nearly = <T extends object>(model: Model<T>) =>
  fc
    .tuple(
      fc.record(model),
      fc.record(model),
      fc.subarray(Object.keys(model), { minLength: 1, maxLength: 2 }),
    )
    .map(([drawn, other, keys]): [Stated<T>, Stated<T>] => {
      const taken = Object.fromEntries(Object.entries(other).filter(([key]) => keys.includes(key)));
      return [stated(drawn as T), stated({ ...drawn, ...taken } as T)];
    });

const numericFacts = {
  minimum: bound,
  maximum: bound,
  exclusiveMinimum: bound,
  exclusiveMaximum: bound,
  multipleOf: fc.constantFrom(undefined, undefined, undefined, 1, 2, 0.5, 0.1, 0.3),
  nonFinite: fc.boolean(),
  enum: fc.constantFrom(undefined, undefined, [0, 1], [1, 2], [1]),
  nullWhen: when,
};
const numeric = facts(numericFacts);

const textFacts = {
  minLength: count,
  maxLength: count,
  pattern: fc.constantFrom(undefined, undefined, '^a', 'b$'),
  enum: fc.constantFrom(undefined, undefined, ['a', 'b'], ['a'], ['b', 'ab']),
  nullWhen: when,
};
const text = facts(textFacts);

const scalar: fc.Arbitrary<Node> = fc.oneof(
  { weight: 3, arbitrary: numeric.map((drawn) => number(drawn)) },
  { weight: 2, arbitrary: numeric.map((drawn) => integer(drawn)) },
  { weight: 3, arbitrary: text.map((drawn) => string(drawn)) },
  { weight: 1, arbitrary: fc.constant(boolean()) },
);

const listFacts = { minItems: count, maxItems: count, uniqueItems: fc.boolean(), nullWhen: when };
const list = fc.tuple(scalar, facts(listFacts)).map(([items, drawn]) => array(items, drawn));

const record = fc
  .record({
    y: fc.option(fc.tuple(scalar, fc.boolean()), { nil: undefined }),
    z: fc.option(fc.tuple(scalar, fc.boolean()), { nil: undefined }),
    other: fc.option(scalar, { nil: false as const }),
    nullWhen: when,
  })
  .map(({ y, z, other, nullWhen }) =>
    object(
      Object.entries({ y, z }).flatMap(([name, drawn]) =>
        drawn === undefined ? [] : [property(name, drawn[0], { required: drawn[1] })],
      ),
      { additionalProperties: other, ...(nullWhen === undefined ? {} : { nullWhen }) },
    ),
  );

const written = fc.oneof(
  { weight: 4, arbitrary: scalar },
  { weight: 2, arbitrary: list },
  { weight: 3, arbitrary: record },
);

/** A value that is written out, or that is a type, with a word of its own on null or none. */
const value: fc.Arbitrary<Node> = fc
  .tuple(written, fc.constantFrom(undefined, undefined, 'Alpha', 'Beta'), when)
  .map(([node, name, nullWhen]) =>
    name === undefined ? node : use(name, target(node), nullWhen === undefined ? {} : { nullWhen }),
  );

const nearScalars: fc.Arbitrary<[Node, Node]> = fc.oneof(
  nearly(numericFacts).map(([a, b]): [Node, Node] => [number(a), number(b)]),
  nearly(numericFacts).map(([a, b]): [Node, Node] => [integer(a), integer(b)]),
  nearly(numericFacts).map(([a, b]): [Node, Node] => [integer(a), number(b)]),
  nearly(textFacts).map(([a, b]): [Node, Node] => [string(a), string(b)]),
);

const nearLists = fc
  .tuple(nearScalars, nearly(listFacts))
  .map(([[one, other], [a, b]]): [Node, Node] => [array(one, a), array(other, b)]);

const nearRecords = fc
  .tuple(nearScalars, fc.boolean(), fc.boolean(), record)
  .map(([[one, other], was, is, { properties, ...rest }]): [Node, Node] => {
    const others = properties.filter(({ name }) => name !== 'y');
    return [
      object([property('y', one, { required: was }), ...others], rest),
      object([property('y', other, { required: is }), ...others], rest),
    ];
  });

const growing = fc.tuple(record, record).map(([a, b]): [Node, Node] => {
  const { properties, ...rest } = a;
  return [a, object([...properties, ...b.properties.filter(isNew(a))], rest)];
});

function isNew(node: ObjectNode) {
  return ({ name }: Property) => node.properties.every((known) => known.name !== name);
}

/** Two values that have much in common, more often than not. */
const pairs: fc.Arbitrary<[Node, Node]> = fc.oneof(
  { weight: 4, arbitrary: nearScalars },
  { weight: 2, arbitrary: nearLists },
  { weight: 2, arbitrary: nearRecords },
  { weight: 3, arbitrary: growing },
  { weight: 1, arbitrary: fc.tuple(list, list) },
  { weight: 1, arbitrary: fc.tuple(record, record) },
  { weight: 2, arbitrary: fc.tuple(value, value) },
  {
    weight: 2,
    arbitrary: fc
      .tuple(nearScalars, when, when)
      .map(([[a, b], one, other]): [Node, Node] => [named(a, one), named(b, other)]),
  },
);

function named(node: Node, nullWhen: string | undefined): Node {
  return use('Alpha', target(node), nullWhen === undefined ? {} : { nullWhen });
}

const scalars = [
  0,
  1,
  1.5,
  2,
  3,
  -1,
  0.3,
  0.1,
  0.5,
  4,
  'nan',
  'inf',
  '',
  'a',
  'b',
  'ab',
  'ba',
  'abc',
  null,
  true,
];
const some = [0, 1, 1.5, 2, 0.3, 'nan', 'a', 'ab', 'b', null, true];
const samples: readonly unknown[] = [
  ...scalars,
  [],
  ...some.flatMap((a) => [[a], ...some.map((b) => [a, b])]),
  [0, 1, 2],
  ['a', 'b', 'ab'],
  {},
  ...['y', 'z', 'w'].flatMap((key) => some.map((member) => ({ [key]: member }))),
  ...some.flatMap((y) => some.map((z) => ({ y, z }))),
  ...some.flatMap((y) => some.map((w) => ({ y, w }))),
];

const ajv = new Ajv({ strict: false, strictNumbers: true, meta: false, validateSchema: false });

/** Which of the samples the value's validator takes. */
function taken(node: Node): Set<unknown> {
  const check = ajv.compile(exactSchema(object([property('x', node)])));
  return new Set(samples.filter((x) => check({ x })));
}

function lockOf(part: 'arguments' | 'result', node: Node) {
  const types = node.type === 'reference' ? [{ name: node.name, place, node: target(node) }] : [];
  const tool = { ...weighRows, [part]: object([property('x', node)]) };
  const whole = { ...contract, types: [...contract.types, ...types], tools: [tool] };
  return readLock(lockText(whole, contractDigests(whole)));
}

const changesOf = (part: 'arguments' | 'result', before: Node, after: Node): Change[] =>
  compareLocks(lockOf(part, before), lockOf(part, after)).filter(({ path }) => !path.startsWith('/glossary'));

const show = (changes: readonly Change[]) => changes.map(({ rule, message }) => `${rule}: ${message}`);

/** What the first set has and the second lacks; one is enough to tell. */
const lost = (first: Set<unknown>, second: Set<unknown>) =>
  [...first].filter((x) => !second.has(x)).slice(0, 1);

test('where no change breaks what is sent, each value that was taken is taken', { timeout: 60_000 }, () => {
  let quiet = 0;
  fc.assert(
    fc.property(pairs, ([before, after]) => {
      const changes = changesOf('arguments', before, after);
      if (changes.some(({ kind }) => kind === 'breaking')) return;
      quiet++;
      expect({ lost: lost(taken(before), taken(after)), changes: show(changes) }).toEqual({
        lost: [],
        changes: show(changes),
      });
    }),
    { numRuns: 500 },
  );
  expect(quiet).toBeGreaterThan(30);
});

test('where no change of what is read is breaking or dangerous, no value comes that could not come', {
  timeout: 60_000,
}, () => {
  let quiet = 0;
  fc.assert(
    fc.property(pairs, ([before, after]) => {
      const changes = changesOf('result', before, after);
      if (changes.some(({ kind }) => kind === 'breaking' || kind === 'dangerous')) return;
      quiet++;
      // A key more in an object is no break: whoever does not know it reads what was there before.
      const grown = changes.some(({ rule }) => ['RESULT_FIELD_ADDED', 'RESULT_KEYS_OPENED'].includes(rule));
      const news = grown ? [] : lost(taken(after), taken(before));
      expect({ news, changes: show(changes) }).toEqual({ news: [], changes: show(changes) });
    }),
    { numRuns: 500 },
  );
  expect(quiet).toBeGreaterThan(30);
});

test('a value against itself is no change, and another one is told of', { timeout: 60_000 }, () => {
  fc.assert(
    fc.property(pairs, fc.constantFrom('arguments' as const, 'result' as const), ([before, after], part) => {
      expect(changesOf(part, before, before)).toEqual([]);
      const [one, other] = [lockOf(part, before), lockOf(part, after)];
      const same = JSON.stringify([...one.tools]) === JSON.stringify([...other.tools]);
      expect(compareLocks(one, other).length === 0).toBe(same);
      expect(compareLocks(one, other)).toEqual(compareLocks(one, other));
    }),
    { numRuns: 100 },
  );
});
