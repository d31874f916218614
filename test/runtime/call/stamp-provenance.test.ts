import { expect, test } from 'vitest';
import { stampProvenance } from '../../../runtime/call/stamp-provenance.ts';
import { fixtureRegistry } from '../fixture-registry.ts';

const contract = await fixtureRegistry().provenance();
const stamps = {
  runId: 'run-1',
  serverVersion: '1.2.3',
  contractDigest: 'd',
  seed: 7,
  now: new Date('2026-01-02T00:00:10.500Z'),
  clock: '2026-01-02T00:00:10.500Z',
};

test.each([
  ['2026-01-02T00:00:00.000Z', 10.5],
  ['2026-01-02', 10.5],
  ['2026-01-02T01:00:00+01:00', 10.5],
  [null, null],
])('an input as of %s is %s seconds old', (asOf, ageSeconds) => {
  expect(stampProvenance({ asOf }, stamps, contract)).toEqual({
    asOf,
    runId: 'run-1',
    serverVersion: '1.2.3',
    contractDigest: 'd',
    seed: 7,
    clock: '2026-01-02T00:00:10.500Z',
    ageSeconds,
  });
});

test.each<[string, object, string]>([
  ['states a stamped field', { asOf: null, seed: 3 }, 'provenance.seed is stamped'],
  ['leaves a field out', {}, 'the provenance is not valid: asOf '],
  ['gives no time', { asOf: 'yesterday' }, 'not an ISO 8601 time: yesterday'],
])('throws where the handler %s', (_what, stated, message) => {
  expect(() => stampProvenance({ ...stated }, stamps, contract)).toThrow(message);
});

test('what the type of the provenance leaves out is not stamped', () => {
  const shape = {
    type: 'object',
    properties: [{ name: 'runId', shape: { type: 'string' }, required: true }],
  } as const;
  const validate = (value: unknown) => Object.keys(value as object).join() === 'runId';
  expect(stampProvenance({}, stamps, { shape, validate })).toEqual({ runId: 'run-1' });
});
