import { expect, test } from 'vitest';
import { fuzzTool } from '../../../runtime/fuzz/index.ts';
import { addUp, fixtureRegistry, fixtureTool } from '../fixture-registry.ts';
import { addUpPlan, fixtures } from '../testing/fixture-plan.ts';

const setting = { fixtures, runs: 400, seed: 7 };
const contract = await addUp.contract();
const handler = (await addUp.handler()) as unknown as (args: never, call: never) => object;

/** What is found in the tool where its handler does this after it has computed. */
function found(spoil: (args: { numbers: number[]; scale: number }) => object | undefined, spoilt = contract) {
  const tool = fixtureTool('add_up', {
    contract: spoilt,
    handler: (args, call) => {
      const sound = handler(args, call as never);
      return spoil(args) ?? sound;
    },
  });
  return fuzzTool(addUpPlan, { ...setting, registry: fixtureRegistry([tool]) });
}

test('a sound tool gives results, and every kind of refusal', async () => {
  const { results, refusals } = await fuzzTool(addUpPlan, { ...setting, registry: fixtureRegistry() });
  expect(results).toBeGreaterThan(80);
  expect(Object.keys(refusals)).toEqual(
    expect.arrayContaining([
      'UNKNOWN_ARGUMENT',
      'DEFERRED_ARGUMENT',
      'INVALID_NUMBERS',
      'INVALID_ARGUMENTS',
      'TOO_MANY',
      'SCALE_ALONE',
      'ZERO_SUM',
    ]),
  );
});

test('the same seed makes the same calls', async () => {
  const once = () => fuzzTool(addUpPlan, { ...setting, registry: fixtureRegistry() });
  expect(await once()).toEqual(await once());
});

test('an exception in a corner is found, with the smallest call that gives it', async () => {
  const error = await found(({ numbers }) => {
    if (numbers.length === 3) throw new Error('three of them');
    return undefined;
  }).catch((thrown: unknown) => thrown as Error);
  expect((error as Error).message).toMatch(/"numbers":\[0,0,0\]/);
  expect((error as Error).cause).toMatchObject({
    message: 'add_up ended in a fault',
    cause: { message: 'three of them' },
  });
});

test('a result that the output schema rejects is found', async () => {
  const lax = { ...contract, validateResult: () => true };
  await expect(found(() => ({ sum: 'many' }), lax)).rejects.toMatchObject({
    cause: { message: expect.stringContaining('the output schema rejects the answer') },
  });
});

test('a refusal that nothing declares is found', async () => {
  const undeclared = { ...contract, rules: [{ ...contract.rules[0]!, code: 'MADE_UP' }] };
  await expect(found(() => undefined, undeclared)).rejects.toMatchObject({
    cause: { message: expect.stringMatching(/MADE_UP/) },
  });
});
