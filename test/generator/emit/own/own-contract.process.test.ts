import { expect, test } from 'vitest';
import { ownEmitters } from '../../../../generator/emit/index.ts';
import { ownContract } from '../../../../generator/emit/own/own-contract.ts';
import type { Contract, Tool } from '../../../../generator/model/contract.ts';
import { importHere } from '../contract/import-module.ts';
import {
  array,
  condition,
  contract,
  integer,
  number,
  object,
  property,
  required,
  use,
  weighRows,
} from '../contract-fixture.ts';
import { emit } from '../run-emitter.ts';

const FOLDER = 'generated/contract/weigh-rows';

const having = (facts: Partial<Tool>): Contract => ({ ...contract, tools: [{ ...weighRows, ...facts }] });

interface Validate {
  (value: unknown): boolean;
  readonly errors: readonly { readonly instancePath: string; readonly message: string }[] | null;
}

async function validators(
  facts: Partial<Tool>,
): Promise<Record<'validateArguments' | 'validateResult', Validate>> {
  const files = await emit(ownContract, having(facts));
  return (await importHere(files.get(`${FOLDER}/validators.js`)!)) as never;
}

test('the files are those of the contract, and none speaks of the runtime', async () => {
  const files = await emit(ownContract, having({}));
  expect([...files.keys()].sort()).toEqual([
    'generated/contract/tool.ts',
    'generated/contract/tools.ts',
    `${FOLDER}/contract.ts`,
    `${FOLDER}/validators.d.ts`,
    `${FOLDER}/validators.js`,
  ]);
  for (const emitter of ownEmitters)
    for (const text of (await emit(emitter, having({}))).values())
      expect(text).not.toContain('toolwright-runtime');
});

test('defaults are filled in at every depth, of named types too', async () => {
  const step = object([required('size', number()), property('count', integer(), { default: 2 })]);
  const { validateArguments } = await validators({
    arguments: object([
      property('top', integer(), { default: 7 }),
      property('inner', object([property('deep', integer(), { default: 3 })])),
      property('steps', array(use('Step', step))),
    ]),
  });
  const value = { inner: {}, steps: [{ size: 1 }, { size: 2, count: 5 }] };
  expect(validateArguments(value)).toBe(true);
  expect(value).toEqual({
    top: 7,
    inner: { deep: 3 },
    steps: [
      { size: 1, count: 2 },
      { size: 2, count: 5 },
    ],
  });
});

test.each<[unknown, string, string]>([
  [{}, '', "must have required property 'rows'"],
  [{ rows: [] }, '/rows', 'must NOT have fewer than 1 items'],
  [{ rows: ['x'] }, '/rows/0', 'must match pattern "^(nan|inf|-inf)$"'],
  [{ rows: [1], top_k: 501 }, '/top_k', 'must be <= 500'],
  [{ rows: [1], mode: 'odd' }, '/mode', 'must be equal to one of the allowed values'],
  [{ rows: [1], other: 1 }, '', 'must NOT have additional properties'],
  [[], '', 'must be object'],
])('%j is refused at "%s": %s', async (value, instancePath, message) => {
  const { validateArguments } = await validators({});
  expect(validateArguments(value)).toBe(false);
  expect(validateArguments.errors).toEqual([expect.objectContaining({ instancePath, message })]);
});

test('a rule that calls a helper brings the helpers along', async () => {
  const holds = condition('size(args.rows) < 3', 'size(args.rows) < 3');
  const files = await emit(ownContract, having({ rules: [{ code: 'too-heavy', says: 'Fewer.', holds }] }));
  expect(files.get(`${FOLDER}/contract.ts`)).toContain('import { size } from "../expression.ts";');
  const text = files.get('generated/contract/expression.ts')!;
  expect(text.match(/^export function \w+/gm)).toEqual(
    ['equal', 'near', 'size', 'contains'].map((name) => `export function ${name}`),
  );
});

test('refusals are worded with their parameters, and text cannot leave its string', async () => {
  const [nothing, heavy] = weighRows.refusals;
  const text = (
    await emit(ownContract, having({ refusals: [nothing!, { ...heavy!, recover: 'Say "{x}"; `y`\n*/' }] }))
  ).get(`${FOLDER}/contract.ts`)!;
  expect(text).toContain(
    '"NOTHING_TO_WEIGH": (): string => "NOTHING_TO_WEIGH: There is nothing to weigh. Send rows.",',
  );
  expect(text).toContain(
    '"too-heavy": (params: { grams: number, what: string }): string => ' +
      '"too-heavy: " + params.what + " weighs " + params.grams + " grams. Say \\"" + "{x}" + "\\"; `y`\\n*/",',
  );
});

test('what is withheld stands there with its reason', async () => {
  const text = (await emit(ownContract, having({}))).get(`${FOLDER}/contract.ts`)!;
  expect(text).toContain('= { raw_scale: "Changes what a weight means." };');
});

test('the listing says nothing of what the runtime would do', async () => {
  const text = (await emit(ownContract, having({}))).get(`${FOLDER}/contract.ts`)!;
  expect(text).not.toMatch(/logged|provenance|warnings/);
  expect(text).toContain('Weigh rows and say what they come to.');
});
