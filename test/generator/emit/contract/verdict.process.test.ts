import { Ajv } from 'ajv';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { validatorFiles } from '../../../../generator/emit/contract/validators.ts';
import { exactSchema } from '../../../../generator/emit/schemas/exact.ts';
import { objectNode, valueFor } from '../schemas/arbitrary-node.ts';
import { importHere } from './import-module.ts';

const cases = fc.array(
  objectNode.chain((node) =>
    fc.tuple(fc.constant(exactSchema(node)), fc.array(valueFor(node), { minLength: 60, maxLength: 60 })),
  ),
  { minLength: 40, maxLength: 40 },
);

test('a generated validator decides as Ajv does that reads the schema anew', async () => {
  let accepted = 0;
  let refused = 0;
  await fc.assert(
    fc.asyncProperty(cases, async (schemas) => {
      const named = schemas.map(([schema], index) => [`validate${index}Case`, schema] as const);
      const [module] = await validatorFiles({
        folder: 'generated/contract/x',
        source: 'specs/x.yaml',
        schemas: Object.fromEntries(named),
      });
      const generated = (await importHere(module!.text)) as Record<string, (value: unknown) => boolean>;
      for (const [index, [schema, values]] of schemas.entries()) {
        const fresh = new Ajv({ strict: false, strictNumbers: true }).compile(schema);
        for (const value of values) {
          const verdict = generated[`validate${index}Case`]!(value);
          expect(verdict, JSON.stringify({ schema, value })).toBe(fresh(value));
          if (verdict) accepted++;
          else refused++;
        }
      }
    }),
    { numRuns: 3, endOnFailure: true },
  );
  // Guards the test itself: verdicts that are all alike would prove nothing.
  expect(Math.min(accepted, refused)).toBeGreaterThan(50);
});

test.each<[string, Record<string, unknown>, readonly unknown[], readonly unknown[]]>([
  [
    'a name that Ajv itself uses',
    {
      type: 'object',
      properties: { errors: { type: 'string' }, vErrors: { type: 'integer' } },
      required: ['errors'],
      additionalProperties: false,
    },
    [{ errors: 'a' }, { errors: 'a', vErrors: 1 }],
    [{}, { errors: 1 }, { errors: 'a', vErrors: 1.5 }],
  ],
  [
    'more values than Ajv writes out',
    { enum: [...Array(300).keys(), 'last', null] },
    [0, 299, 'last', null, -0],
    [300, '0', undefined, NaN, {}],
  ],
  [
    'more required properties than Ajv writes out',
    { type: 'object', required: [...Array(300).keys()].map((index) => `p${index}`) },
    [Object.fromEntries([...Array(300).keys()].map((index) => [`p${index}`, 1]))],
    [{ p0: 1 }, {}],
  ],
  [
    'text that looks like the code around it',
    { enum: ['validate0.errors = vErrors;\nreturn errors === 0;\n', 'const err0 = {};'] },
    ['const err0 = {};'],
    [''],
  ],
])('%s', async (_, schema, accepted, refused) => {
  const [module] = await validatorFiles({
    folder: 'generated/contract/x',
    source: 'specs/x.yaml',
    schemas: { validate: schema },
  });
  const { validate } = (await importHere(module!.text)) as { validate: (value: unknown) => boolean };
  expect(accepted.map((value) => validate(value))).toEqual(accepted.map(() => true));
  expect(refused.map((value) => validate(value))).toEqual(refused.map(() => false));
});
