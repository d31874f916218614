import { expect, test } from 'vitest';
import { contractPlan, planDefaults, planDeferred } from '../../../../generator/emit/tests/plan.ts';
import { probeBounds } from '../../../../generator/emit/tests/plan-bounds.ts';
import { planReach } from '../../../../generator/emit/tests/plan-reach.ts';
import { type Arguments, planCall } from '../../../../generator/emit/tests/planned.ts';
import type { Tool } from '../../../../generator/model/contract.ts';
import type { Node, Property } from '../../../../generator/model/node.ts';
import * as fixture from '../contract-fixture.ts';

const { array, integer, number, object, plannedCall, property, string, weighRows } = fixture;

const withArgument = (field: Property, value?: unknown): Tool => ({
  ...weighRows,
  arguments: object([field]),
  examples: [
    {
      ...weighRows.examples[0]!,
      call: plannedCall(value === undefined ? {} : ({ a: value } as { a: number })),
    },
  ],
});

const item = number();
test.each<[string, Property, unknown, unknown[][]]>([
  [
    'an integer',
    property('a', integer({ minimum: 1, maximum: 9 })),
    2,
    [
      ['minimum', 1, 0],
      ['maximum', 9, 10],
    ],
  ],
  [
    'a number',
    property('a', number({ minimum: -1, maximum: 10 })),
    2,
    [
      ['minimum', -1, -1.000000001],
      ['maximum', 10, 10.00000001],
    ],
  ],
  [
    'an even number',
    property('a', integer({ minimum: 2, maximum: 20, multipleOf: 2 })),
    2,
    [
      ['minimum', 2, 0],
      ['maximum', 20, 22],
    ],
  ],
  [
    'exclusive bounds',
    property('a', number({ exclusiveMinimum: 0, exclusiveMaximum: 1 })),
    0.5,
    [
      ['exclusiveMinimum', 1e-9, 0],
      ['exclusiveMaximum', 1 - 1e-9, 1],
    ],
  ],
  ['an enumeration of texts', property('a', string({ enum: ['x', 'y'] })), 'y', [['enum', 'x', 'x?']]],
  ['an enumeration of numbers', property('a', integer({ enum: [1, 5, 3] })), 1, [['enum', 1, 6]]],
  [
    'lengths of a text',
    property('a', string({ minLength: 1, maxLength: 2 })),
    'x',
    [
      ['minLength', 'a', ''],
      ['maxLength', 'aa', 'aaa'],
    ],
  ],
  [
    'sizes of a list, from the example',
    property('a', array(item, { minItems: 1, maxItems: 2 })),
    [7],
    [
      ['minItems', [7], []],
      ['maxItems', [7, 7], [7, 7, 7]],
    ],
  ],
  [
    'sizes of a list that no example has',
    property('a', array(item, { maxItems: 1 })),
    undefined,
    [['maxItems', [1], [1, 1]]],
  ],
  ['a size too large to write out', property('a', array(item, { maxItems: 100_000 })), [7], []],
  ['no bounds', property('a', string()), 'x', []],
  [
    'a text under a pattern that no plain text fits',
    property('a', string({ maxLength: 3, pattern: '^\\d$' })),
    '1',
    [],
  ],
  ['distinct items', property('a', array(item, { maxItems: 1, uniqueItems: true })), [7], []],
])('both sides of %s', (_what, field, example, expected) => {
  const cases = probeBounds(withArgument(field, example)).bounds;
  expect(cases.map(({ keyword, inside, outside }) => [keyword, inside, outside])).toEqual(expected);
});

test.each<[string, Property, unknown, unknown[][]]>([
  [
    'entries of a list',
    property('a', array(integer({ minimum: 0, refuse: { minimum: 'NEGATIVE' } }), { minItems: 2 })),
    [5, 6, 7],
    [
      ['a', 'minItems', [5, 6], [5], 'INVALID_A'],
      ['a[0]', 'minimum', [0, 6], [-1, 6], 'NEGATIVE'],
    ],
  ],
  [
    'a part of an object that the example leaves out',
    property('a', object([property('b', integer({ maximum: 9 })), property('c', string())])),
    { c: 'x' },
    [['a.b', 'maximum', { c: 'x', b: 9 }, { c: 'x', b: 10 }, 'INVALID_A']],
  ],
  [
    'an object that the example leaves out, begun with what it requires',
    property(
      'a',
      object([property('b', integer({ maximum: 9 })), property('c', string(), { required: true })]),
    ),
    undefined,
    [['a.b', 'maximum', { c: 'a', b: 9 }, { c: 'a', b: 10 }, 'INVALID_A']],
  ],
  [
    'members of an open object',
    property('a', object([], { additionalProperties: array(integer({ minimum: 1 }), { maxItems: 1 }) })),
    { x: [3] },
    [
      ['a.x', 'maxItems', { x: [3] }, { x: [3, 3] }, 'INVALID_A'],
      ['a.x[0]', 'minimum', { x: [1] }, { x: [0] }, 'INVALID_A'],
    ],
  ],
])('both sides of bounds inside: %s', (_what, field, example, expected) => {
  const cases = probeBounds(withArgument(field, example)).bounds;
  expect(
    cases.map(({ argument, at = argument, keyword, inside, outside, code }) => [
      at,
      keyword,
      inside,
      outside,
      code,
    ]),
  ).toEqual(expected);
});

test.each<[string, Property, unknown, unknown]>([
  [
    'names that only a vocabulary knows',
    property(
      'a',
      array(
        object([
          property('b', string({ valuesFrom: 'v' }), { required: true }),
          property('c', integer({ minimum: 1 })),
        ]),
      ),
    ),
    undefined,
    [
      'a[0].c minimum: no value to begin with: the first example gives none, and none can be made from the spec',
    ],
  ],
  [
    'a size that is too long',
    property('a', array(string({ maxLength: 1001 }), { maxItems: 5000 })),
    ['x'],
    [
      'a maxItems: values on both sides would be too long to write out',
      'a[0] maxLength: values on both sides would be too long to write out',
    ],
  ],
  [
    'a bound that cannot be broken alone',
    property('a', array(item, { maxItems: 1, uniqueItems: true })),
    [7],
    ['a maxItems: no value is at hand that breaks this bound alone'],
  ],
])('a bound without a test has a reason: %s', (_what, field, example, expected) => {
  const { bounds, unprobed } = probeBounds(withArgument(field, example));
  expect(bounds).toEqual([]);
  expect(unprobed.map(({ at, keyword, reason }) => `${at} ${keyword}: ${reason}`)).toEqual(expected);
});

test("a broken bound has the code of the spec, else of the server's pattern", () => {
  const field = property('topK', integer({ minimum: 1, maximum: 9, refuse: { maximum: 'too-many' } }));
  expect(probeBounds(withArgument(field)).bounds.map(({ code }) => code)).toEqual([
    'INVALID_TOP_K',
    'too-many',
  ]);
});

test('a tool without examples has no call to change', () => {
  const tool = { ...weighRows, examples: [] };
  expect([probeBounds(tool).bounds, planDefaults(tool), planDeferred(tool)]).toEqual([[], [], []]);
});

test('a default starts from a call that leaves its argument out', () => {
  const tool = withArgument(property('a', number(), { default: 3 }), 4);
  expect(planDefaults(tool)).toEqual([
    { argument: 'a', value: 3, call: { arguments: {}, via: 'call', fixture: 'default' } },
  ]);
});

test('pairs for reach differ in one argument alone, on the same state, and are not built on an answer', () => {
  const example = (args: Record<string, number | string>, facts = {}) => ({
    ...weighRows.examples[0]!,
    call: plannedCall(args, facts),
  });
  const tool: Tool = {
    ...weighRows,
    arguments: object([property('a', number()), property('b', number()), property('c', string())]),
    examples: [
      example({ a: 1 }),
      example({ a: 2 }, { via: 'http' }),
      example({ a: 1 }, { via: 'http' }),
      example({ a: 1, b: 1 }, { fixture: 'empty' }),
      example({ a: 1, c: '$' + '{first.result.id}' }),
    ],
    guarantees: [],
  };
  const call = (args: object) => ({ arguments: args, via: 'call', fixture: 'default' });
  expect(planReach(tool)).toEqual([{ argument: 'a', pairs: [[call({ a: 1 }), call({ a: 2 })]] }]);
});

test('no call is in all pairs for reach, since it might be one that is refused', () => {
  const tool: Tool = {
    ...weighRows,
    arguments: object([property('a', number())]),
    examples: [1, 2, 3, 4, 5, 6].map((a) => ({ ...weighRows.examples[0]!, call: plannedCall({ a }) })),
    guarantees: [],
  };
  const [{ pairs } = { pairs: [] }] = planReach(tool);
  expect(pairs).toHaveLength(4);
  const uses = Map.groupBy(pairs.flat(), (call) => call.arguments['a']);
  expect(uses.size).toBe(6);
  expect(Math.max(...[...uses.values()].map(({ length }) => length))).toBe(2);
});

test('a call of which a check reads the refusal counts for no pair, unless it asks that there is none', () => {
  const calls = (check: string): Tool => ({
    ...weighRows,
    arguments: object([property('a', number())]),
    examples: [],
    guarantees: [
      {
        ...weighRows.guarantees[0]!,
        calls: [1, 2].map((a) => ({ name: `call${a}`, call: plannedCall({ a }) })),
        check: { ...weighRows.guarantees[0]!.check, cel: check },
      },
    ],
  });
  expect(planReach(calls("call1.refusal.code == 'A' && call2.result.b > 1"))).toEqual([]);
  expect(planReach(calls('call1.refusal == null && call2.result.b > 1'))).toHaveLength(1);
});

test('arguments that a rule ties are reached by calls that differ in them together', () => {
  const example = (a: number, b: number, c: number) => ({
    ...weighRows.examples[0]!,
    call: plannedCall({ a: { x: a }, b, c }),
  });
  const tool = (...calls: (readonly [number, number, number])[]): Tool => ({
    ...weighRows,
    arguments: object([
      property('a', object([property('x', number())])),
      property('b', number()),
      property('c', number()),
    ]),
    rules: [{ ...weighRows.rules[0]!, together: { paths: ['a.x', 'b'], place: fixture.place } }],
    examples: calls.map((call) => example(...call)),
    guarantees: [],
  });
  const reached = (...calls: (readonly [number, number, number])[]) =>
    planReach(tool(...calls)).map(({ argument, pairs }) => [argument, pairs.length]);
  expect(reached([1, 1, 1], [2, 2, 1], [3, 3, 2])).toEqual([
    ['a.x', 1],
    ['b', 1],
  ]);
  // A call that differs in b alone shows b; a.x then has pairs together with it.
  expect(reached([1, 1, 1], [1, 2, 1])).toEqual([['b', 1]]);
});

test('what the runtime reads is not reached, since it changes no number', () => {
  const example = (args: Record<string, number | boolean>) => ({
    ...weighRows.examples[0]!,
    call: plannedCall(args),
  });
  const tool: Tool = {
    ...weighRows,
    effects: { ...weighRows.effects, journals: { store: 'trials', memoized: true, force: 'anew' } },
    arguments: object([property('a', number()), property('anew', { ...number(), type: 'boolean' } as Node)]),
    examples: [example({ a: 1 }), example({ a: 1, anew: true }), example({ a: 2 })],
    guarantees: [],
  };
  expect(planReach(tool).map(({ argument }) => argument)).toEqual(['a']);
});

test('a part of an object argument is reached by calls that differ in that part alone', () => {
  const part = object([property('spread', number()), property('model', string())]);
  const given: Arguments[] = [
    { a: { spread: 1, model: 'x' } },
    { a: { spread: 2, model: 'x' } },
    { a: { spread: 1 } },
  ];
  const calls = given.map((args) => plannedCall(args));
  const tool: Tool = {
    ...weighRows,
    arguments: object([property('a', part)]),
    guarantees: [],
    examples: calls.map((planned) => ({ ...weighRows.examples[0]!, call: planned })),
  };
  const [one, two, without] = calls.map((planned) => planCall(planned));
  expect(planReach(tool).map(({ argument, pairs }) => [argument, pairs])).toEqual([
    [
      'a',
      [
        [one, two],
        [one, without],
        [two, without],
      ],
    ],
    ['a.spread', [[one, two]]],
    ['a.model', [[one, without]]],
  ]);
});

test('the plan of a tool has all it promises', () => {
  const plan = contractPlan(weighRows);
  expect(plan.examples.map(({ slug }) => slug)).toEqual(['two-rows', 'two-rows-2']);
  expect(plan.refusals.map(({ code }) => code)).toEqual(['NOTHING_TO_WEIGH', 'too-heavy']);
  expect(plan.guarantees.map(({ source, cel }) => [source, cel])).toEqual([
    ['A book of sums, 1202', 'near(sum.result.total.value, 3, 1e-9)'],
  ]);
  expect(plan.deferred.map(({ name }) => name)).toEqual(['raw_scale']);
});
