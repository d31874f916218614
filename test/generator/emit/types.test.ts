import { expect, test } from 'vitest';
import { types } from '../../../generator/emit/types.ts';
import {
  array,
  contract,
  integer,
  object,
  property,
  required,
  use,
  weighRows,
  weight,
} from './contract-fixture.ts';
import { emit } from './run-emitter.ts';

const text = (await emit(types, contract)).get('generated/contract/types.ts')!;

test("every named type and each tool's arguments and result are exported, under their own names", () => {
  expect([...text.matchAll(/^export (?:type|interface) (\w+)/gm)].map((match) => match[1])).toEqual([
    'Immutable',
    'Provenance',
    'Weight',
    'WeighRowsArguments',
    'WeighRowsResult',
  ]);
});

test.each([
  ['an argument with a default', '  top_k: number\n'],
  ['an argument without one', '  horizon?: (1 | 3 | 5)\n'],
  ['numbers without a numeral', '  rows: (number | ("nan" | "inf" | "-inf") | null)[]\n'],
  ['keys of a vocabulary', '  signals?: {\n    [k: string]: string | number | boolean\n  }\n'],
  ['a use of a type', '  total: Weight\n'],
  ['a use that may be null', '  mean: Weight | null\n'],
  ['a field that is present on a condition', '  parts?: Weight[]\n'],
])('%s', (_what, expected) => {
  expect(text).toContain(expected);
});

test('a field says what it is, its unit and when it is null', () => {
  expect(text).toContain('  /**\n   * Multiplier. Unit: grams per row.\n   */\n  scale: number');
  expect(text).toContain('  /**\n   * Per row. Null when: there are no rows.\n   */\n  mean: Weight | null');
});

test('many uses of one type, described apart, make no numbered type', async () => {
  const fields = ['a', 'b', 'c'].map((name) =>
    required(name, use('Weight', weight, { description: `The ${name}.` })),
  );
  const tool = { ...weighRows, result: object(fields) };
  const result = (await emit(types, { ...contract, tools: [tool] })).get('generated/contract/types.ts')!;
  expect(result).not.toMatch(/Weight\d/);
  expect(result.match(/export interface Weight /g)).toHaveLength(1);
});

test('a named scalar and a nested object', async () => {
  const nested = object([property('inner', object([required('deep', integer())]))]);
  const result = await emit(types, {
    ...contract,
    types: [
      ...contract.types,
      { name: 'Share', place: weighRows.place, node: integer({ description: 'A share.' }) },
    ],
    tools: [{ ...weighRows, result: nested }],
  });
  const source = result.get('generated/contract/types.ts')!;
  expect(source).toContain('export type Share = number');
  expect(source).toContain('  inner?: {\n    /**\n     * A value.\n     */\n    deep: number\n  }\n');
});

test('of a list whose entries may be null, each entry may be null, and not the list', async () => {
  const rows = array(use('Weight', weight, { nullWhen: 'it was not weighed' }));
  const tool = { ...weighRows, result: object([required('rows', rows)]) };
  const result = (await emit(types, { ...contract, tools: [tool] })).get('generated/contract/types.ts')!;
  expect(result).toContain('  rows: (Weight | null)[]\n');
});

test("a type that has the name of a tool's type is a fault", async () => {
  const clash = {
    ...contract,
    types: [...contract.types, { name: 'WeighRowsResult', place: weighRows.place, node: weight }],
  };
  await expect(emit(types, clash)).rejects.toThrow('WeighRowsResult');
});
