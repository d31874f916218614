import { expect, test } from 'vitest';
import { validatorFiles } from '../../../../generator/emit/contract/validators.ts';
import { exactSchema } from '../../../../generator/emit/schemas/exact.ts';
import { array, object, required, string, weighRows } from '../contract-fixture.ts';
import { importHere, runBeside } from './import-module.ts';

async function verdicts(schema: Parameters<typeof exactSchema>[0], values: readonly unknown[]) {
  const [module] = await validatorFiles({
    folder: 'generated/contract/x',
    source: 'specs/x.yaml',
    schemas: {
      validate: exactSchema(schema),
    },
  });
  return runBeside(
    module!.text,
    `import { validate } from './module.js';
     console.log(JSON.stringify(${JSON.stringify(values)}.map((value) => validate(value))));`,
  );
}

test('validators run in plain Node, and hold every bound', async () => {
  const accepted = [
    { rows: [1] },
    {
      rows: [1, null, 'nan', '-inf'],
      top_k: 500,
      scale: 10,
      horizon: 3,
      mode: 'fine',
      label: 'abc',
      with_parts: true,
    },
    { rows: [1], signals: { rv: 1, trend: 'up', live: true } },
  ];
  const refused = [
    {},
    { rows: [] },
    { rows: [1, 2, 3, 4, 5] },
    { rows: ['NaN'] },
    { rows: [1], top_k: 501 },
    { rows: [1], top_k: 1.5 },
    { rows: [1], scale: 0 },
    { rows: [1], horizon: 2 },
    { rows: [1], mode: 'rough' },
    { rows: [1], label: '' },
    { rows: [1], label: 'A' },
    { rows: [1], signals: { rv: null } },
    { rows: [1], unknown: 1 },
    JSON.parse('{"rows":[1],"__proto__":1}'),
  ];
  expect(await verdicts(weighRows.arguments, accepted)).toEqual(accepted.map(() => true));
  // JSON text in a script would set the prototype, so that one value is made by parsing.
  const values = refused.slice(0, -1);
  expect(await verdicts(weighRows.arguments, values)).toEqual(values.map(() => false));
});

test('lengths count code points, and equal objects are equal', async () => {
  const node = object([
    required('emoji', string({ maxLength: 1 })),
    required('set', array(object([], { additionalProperties: string() }), { uniqueItems: true })),
  ]);
  const values = [
    { emoji: '😀', set: [{ a: 'x' }, { a: 'y' }] },
    { emoji: '😀', set: [{ a: 'x' }, { a: 'x' }] },
    { emoji: '😀😀', set: [] },
  ];
  expect(await verdicts(node, values)).toEqual([true, false, false]);
});

test('a loader that unwraps default exports runs them too', async () => {
  const node = object([required('a', string({ maxLength: 1 }))]);
  const [module] = await validatorFiles({
    folder: 'generated/contract/x',
    source: 'specs/x.yaml',
    schemas: {
      validate: exactSchema(node),
    },
  });
  const { validate } = (await importHere(module!.text)) as { validate: (value: unknown) => boolean };
  expect([validate({ a: '😀' }), validate({ a: 'ab' })]).toEqual([true, false]);
});

test('text in a schema that looks like a require is no require', async () => {
  const node = object([
    required('a', string({ enum: ['require("x")', 'a require("ajv/dist/runtime/equal").default'] })),
  ]);
  const values = [{ a: 'require("x")' }, { a: 'a require("ajv/dist/runtime/equal").default' }, { a: '' }];
  expect(await verdicts(node, values)).toEqual([true, true, false]);
});
