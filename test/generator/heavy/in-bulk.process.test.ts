import { expect, test } from 'vitest';
import { validatorFiles } from '../../../generator/emit/contract/validators.ts';
import { compileTypes } from '../../../generator/emit/declarations.ts';
import { inBulk } from '../../../generator/heavy/in-bulk.ts';

const module = (index: number) => ({
  folder: `generated/contract/t${index}`,
  source: `specs/tools/t${index}.yaml`,
  schemas: { validate: { type: 'object', properties: { a: { type: 'number', maximum: index } } } },
});
const batch = (index: number) => [{ type: 'object', properties: { [`a${index}`]: { type: 'number' } } }];

test('a second thread gives what this one would, both kinds of work at once and in order', async () => {
  const modules = Array.from({ length: 150 }, (_, index) => module(index));
  const batches = Array.from({ length: 6 }, (_, index) => batch(index));
  const [validators, types] = await Promise.all([inBulk('validators', modules), inBulk('types', batches)]);
  expect(validators).toEqual(await Promise.all(modules.map(validatorFiles)));
  expect(types).toEqual(await Promise.all(batches.map(compileTypes)));
  // The thread has ended by now, and another one starts.
  expect(await inBulk('types', batches)).toEqual(types);
});

test('what the second thread throws is thrown here', async () => {
  const broken = Array.from({ length: 150 }, (_, index) => ({
    ...module(index),
    schemas: { validate: { $ref: '#/$defs/nowhere' } },
  }));
  await expect(inBulk('validators', broken)).rejects.toThrow("can't resolve reference");
});
