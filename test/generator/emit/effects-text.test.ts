import { expect, test } from 'vitest';
import { effectsText } from '../../../generator/emit/effects-text.ts';
import { outputSchema } from '../../../generator/emit/schemas/wire.ts';
import { contractPlan } from '../../../generator/emit/tests/plan.ts';
import type { Effects, Server } from '../../../generator/model/contract.ts';
import { contract, object, place, weighRows } from './contract-fixture.ts';

const server: Server = {
  ...contract.server,
  stores: [
    {
      name: 'trials',
      place,
      title: 'the trial ledger',
      noun: 'trial',
      entry: 'Weight',
      description: 'Each counts.',
    },
  ],
};
const writes: Effects = { readOnly: false, destructive: false, idempotent: false, openWorld: false };
const journals = { store: 'trials', memoized: false };

test.each<[Effects, string]>([
  [{ ...writes, readOnly: true }, 'A call changes nothing; it is logged.'],
  [
    { ...writes, readOnly: true, openWorld: true },
    'A call changes nothing; it is logged. It reaches systems outside this server.',
  ],
  [writes, 'A call adds to what is stored and removes nothing; it is logged.'],
  [
    { ...writes, writes: 'a note', idempotent: true },
    'A call writes a note and removes nothing; it is logged. An equal call made again changes nothing more.',
  ],
  [
    { ...writes, writes: 'a note', destructive: true },
    'A call writes a note and may overwrite or remove what is stored; it is logged.',
  ],
  [{ ...writes, destructive: true }, 'A call may overwrite or remove what is stored; it is logged.'],
  [
    { ...writes, journals },
    'A call records one trial in the trial ledger and says `journaled: true`. Each counts. An equal call made again is recorded again.',
  ],
  [
    {
      ...writes,
      writes: 'a report',
      journals: { ...journals, per: 'evaluated configuration', memoized: true },
    },
    'A call writes a report and removes nothing; it is logged. A call records a trial for each evaluated configuration in the trial ledger and says `journaled: true`. Each counts. An equal earlier call on the same data answers instead: that answer says `journaled: false`, and nothing is recorded again.',
  ],
  [
    { ...writes, journals: { ...journals, memoized: true, force: 'anew' } },
    'A call records one trial in the trial ledger and says `journaled: true`. Each counts. An equal earlier call on the same data answers instead, unless `anew` is true: that answer says `journaled: false`, and nothing is recorded again.',
  ],
  [
    { ...writes, journals: { ...journals, memoized: true, forgets: { mean: 'mean_unavailable' } } },
    'A call records one trial in the trial ledger and says `journaled: true`. Each counts. An equal earlier call on the same data answers instead: that answer says `journaled: false`, and nothing is recorded again. There `mean` is null, and `mean_unavailable` says why.',
  ],
])('what a model reads of %j', (effects, text) => {
  expect(effectsText({ ...weighRows, effects }, server)).toBe(text);
});

test('an answer of a tool that journals says whether it did', () => {
  const provenance = object([]);
  const plain = outputSchema(weighRows.result, provenance);
  const journaling = outputSchema(weighRows.result, provenance, true);
  expect(plain['required']).not.toContain('journaled');
  expect(journaling['required']).toEqual([...(plain['required'] as string[]), 'journaled']);
  expect((journaling['properties'] as Record<string, object>)['journaled']).toMatchObject({
    type: 'boolean',
  });
});

test('a tool that journals has a test that it does', () => {
  const tool = {
    ...weighRows,
    effects: { ...writes, journals: { ...journals, memoized: true, force: 'anew' } },
  };
  const { journal, examples } = contractPlan(tool);
  expect(journal).toEqual({ memoized: true, force: 'anew', call: examples[0]!.call });
  expect(contractPlan(weighRows).journal).toBeUndefined();
});
