import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { explain } from '../../../runtime/call/explain.ts';
import { NO_VOCABULARIES } from '../../../runtime/call/vocabularies.ts';
import type { Shape } from '../../../runtime/shape.ts';
import { object } from '../fixture-registry.ts';
import { validatorOf } from '../schema-of-shape.ts';

const matrix: Shape = { type: 'array', items: { type: 'array', items: { type: 'number', minimum: -1 } } };

describe('explain', () => {
  test.each<[string, Shape, unknown, string, string]>([
    ['a cell', matrix, [[0], [0, 'x']], 'm[1][1]', 'm[1][1] must be a number, not "x".'],
    [
      'a bound',
      matrix,
      [[-2]],
      'm[0][0]',
      'm[0][0] must be at least -1, not -2. The nearest valid value is -1.',
    ],
    [
      'an exclusive bound of an integer',
      { type: 'integer', exclusiveMinimum: 0 },
      0,
      'm',
      'm must be greater than 0, not 0. The nearest valid value is 1.',
    ],
    [
      'an enum, with the nearest',
      { type: 'string', enum: ['soft', 'hard'] },
      'sofft',
      'm',
      'm must be "soft" or "hard", not "sofft". Did you mean "soft"?',
    ],
    ['a non-finite number', { type: 'number' }, Number.NaN, 'm', 'm must be a number, not NaN.'],
    ['an object', object(), [1, 2], 'm', 'm must be an object, not an array of 2.'],
    [
      'too few items',
      { type: 'array', items: matrix, minItems: 1 },
      [],
      'm',
      'm has 0 items; it must have at least 1.',
    ],
    [
      'one item too few',
      { type: 'array', items: { type: 'integer' }, minItems: 2 },
      [1],
      'm',
      'm has 1 item; it must have at least 2.',
    ],
    [
      'code points, not units',
      { type: 'string', maxLength: 1 },
      '🙂🙂',
      'm',
      'm has 2 characters; it can have at most 1.',
    ],
    [
      'repeated items',
      { type: 'array', items: { type: 'integer' }, uniqueItems: true },
      [1, 2, 1],
      'm',
      'm repeats an item at position 2; items must differ.',
    ],
  ])('names %s', (_what, shape, value, path, message) => {
    const found = explain(object({ name: 'm', shape }), { m: value }, NO_VOCABULARIES);
    expect(found).toEqual({ total: 1, shown: [{ path, code: 'INVALID_M', message }] });
  });

  test('goes in contract order and takes the codes the spec names', () => {
    const shape = object(
      { name: 'topK', shape: { type: 'integer', maximum: 5, refuse: { maximum: 'TOO_MANY' } } },
      { name: 'returns', shape: matrix, required: true, requiredRefusal: 'UNRANKABLE' },
      { name: 'as_of', shape: { type: 'string' }, required: true },
      { name: 'minTRL', shape: { type: 'integer' } },
    );
    const found = explain(shape, { minTRL: 'a', topK: 6 }, NO_VOCABULARIES);
    expect(found.shown.map(({ code }) => code)).toEqual([
      'TOO_MANY',
      'UNRANKABLE',
      'INVALID_AS_OF',
      'INVALID_MIN_TRL',
    ]);
  });

  test('describes twenty of 250,000 wrong cells, counts all, and is quick', () => {
    const row = Array.from({ length: 200 }, () => 'x');
    const value = { m: Array.from({ length: 1250 }, () => row) };
    const begun = performance.now();
    const found = explain(object({ name: 'm', shape: matrix }), value, NO_VOCABULARIES);
    expect(found.total).toBe(250_000);
    expect(found.shown).toHaveLength(20);
    expect(performance.now() - begun).toBeLessThan(1000);
  });

  test('finds something exactly when the validator rejects', () => {
    fc.assert(
      fc.property(
        shapes.chain((shape) => fc.tuple(fc.constant(shape), valuesNear(shape))),
        ([shape, value]) => {
          const { total } = explain(shape, value, NO_VOCABULARIES);
          expect(total === 0).toBe(validatorOf(shape)(value));
        },
      ),
      { numRuns: 400 },
    );
  });
});

const small = fc.integer({ min: -4, max: 4 });
const word = fc.constantFrom('', 'a', 'ab', 'soft', '🙂', 'nan', 'inf', '1');
const flag = fc.option(fc.constant(true as const), { nil: undefined });

/** Drops undefined members, which a shape as plain data does not have. */
function compact<Value extends object>(value: Value): Value {
  return Object.fromEntries(Object.entries(value).filter(([, member]) => member !== undefined)) as Value;
}

function optional<Value>(arbitrary: fc.Arbitrary<Value>): fc.Arbitrary<Value | undefined> {
  return fc.option(arbitrary, { nil: undefined });
}

const { shapes } = fc.letrec<{ shapes: Shape }>((tie) => ({
  shapes: fc
    .oneof(
      { depthSize: 'small', withCrossShrink: true },
      fc.record({
        type: fc.constant('string' as const),
        enum: optional(fc.uniqueArray(word, { minLength: 1 })),
        pattern: optional(fc.constantFrom('^a', 'b$', '^.$')),
        minLength: optional(fc.nat(2)),
        maxLength: optional(fc.nat(2)),
        nullable: flag,
      }),
      fc.record({
        type: fc.constantFrom('number' as const, 'integer' as const),
        enum: optional(fc.uniqueArray(small, { minLength: 1 })),
        minimum: optional(small),
        maximum: optional(small),
        exclusiveMinimum: optional(small),
        exclusiveMaximum: optional(small),
        multipleOf: optional(fc.constantFrom(0.1, 0.5, 2, 1e-7)),
        nonFinite: flag,
        nullable: flag,
      }),
      fc.record({ type: fc.constant('boolean' as const), nullable: flag }),
      fc.record({
        type: fc.constant('array' as const),
        items: tie('shapes'),
        minItems: optional(fc.nat(2)),
        maxItems: optional(fc.nat(3)),
        uniqueItems: flag,
        nullable: flag,
      }),
      fc.record({
        type: fc.constant('object' as const),
        properties: fc.uniqueArray(
          fc
            .record({ name: fc.constantFrom('a', 'b', 'c'), shape: tie('shapes'), required: flag })
            .map(compact),
          { selector: ({ name }) => name, maxLength: 3 },
        ),
        additionalProperties: optional(tie('shapes')),
        nullable: flag,
      }),
    )
    .map((shape) => compact(shape) as Shape),
}));

const anything: fc.Arbitrary<unknown> = fc.oneof(
  fc.jsonValue({ maxDepth: 2 }),
  word,
  small,
  fc.constantFrom(0.3, 1.5, 1e22, 2e-7, Number.NaN, Number.POSITIVE_INFINITY),
);

/** Values that mostly fit the shape, and now and then do not. */
function valuesNear(shape: Shape): fc.Arbitrary<unknown> {
  return fc.oneof({ weight: 4, arbitrary: fitting(shape) }, { weight: 1, arbitrary: anything });
}

function fitting(shape: Shape): fc.Arbitrary<unknown> {
  switch (shape.type) {
    case 'string':
      return shape.enum ? fc.constantFrom(...shape.enum) : word;
    case 'number':
    case 'integer':
      return shape.enum ? fc.constantFrom(...shape.enum) : small;
    case 'boolean':
      return fc.boolean();
    case 'array':
      return fc.array(valuesNear(shape.items), { maxLength: 3 });
    case 'object': {
      const members = Object.fromEntries(
        shape.properties.map(({ name, shape: member }) => [name, valuesNear(member)]),
      );
      const extra = fc.dictionary(fc.constantFrom('x', '__proto__', 'constructor'), anything, { maxKeys: 1 });
      return fc
        .tuple(fc.record(members, { requiredKeys: [] }), extra)
        .map(([known, unknown]) => ({ ...known, ...unknown }));
    }
  }
}
