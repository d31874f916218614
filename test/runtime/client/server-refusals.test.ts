import { expect, expectTypeOf, test } from 'vitest';
import type { RemoteAccess } from '../../../runtime/access/access.ts';
import type { ToolRefusal } from '../../../runtime/client/index.ts';
import { runtimeRefusals } from '../../../runtime/refusal.ts';
import { addUp, fixtureRegistry } from '../fixture-registry.ts';
import { fixtureServer } from '../fixture-server.ts';

type Refusal = ToolRefusal<{ ZERO_SUM: { count: number } }, 'INVALID_SCALE'>;
type Params<Code extends Refusal['code']> = keyof Extract<Refusal, { code: Code }>['params'];

const { listing, contract, handler } = addUp;
const access = {
  tiers: [
    { name: 'reader', description: 'Reads.', callsPerMinute: { address: 1 } },
    { name: 'writer', description: 'Writes.', callsPerMinute: {} },
  ],
  anonymous: {},
};
const remote = (tier: string | null, token: string | null) =>
  ({ kind: 'remote', tier, token, address: '192.0.2.1' }) as const;
const gated = { listing: { ...listing, name: 'gated', switches: ['heavy'] }, contract, handler };

const limited = (name: string, limits: object) => ({
  listing: { ...listing, name, limits: { argumentBytes: 1_000, ...limits } },
  contract,
  handler: async () =>
    (async (...words: Parameters<Awaited<ReturnType<typeof handler>>>) => {
      await new Promise((resolve) => setImmediate(resolve));
      return name === 'endless' ? new Promise(() => undefined) : (await handler())(...words);
    }) as never,
});
const large = limited('large', { resultBytes: 1 });
const endless = limited('endless', { milliseconds: 1 });
// No spec has such limits: whatever the call is, it is over them.
const heaping = limited('heaping', { artifactBytes: -1 });
const daily = limited('daily', { callsPerDay: 0 });
const crowded = limited('crowded', { heavyCalls: 0 });

test.each<[Refusal['code'], string, unknown, readonly string[]]>([
  ['INVALID_ARGUMENTS', 'add_up', [], ['problem'] satisfies Params<'INVALID_ARGUMENTS'>[]],
  [
    'ARGUMENTS_TOO_LARGE',
    'add_up',
    { label: 'x'.repeat(4_000_001) },
    ['bytes', 'limit'] satisfies Params<'ARGUMENTS_TOO_LARGE'>[],
  ],
  ['SWITCHED_OFF', 'gated', {}, ['tool', 'switch', 'variable'] satisfies Params<'SWITCHED_OFF'>[]],
  [
    'RESULT_TOO_LARGE',
    'large',
    { numbers: [1, 2] },
    ['bytes', 'limit'] satisfies Params<'RESULT_TOO_LARGE'>[],
  ],
  [
    'ARTIFACTS_TOO_LARGE',
    'heaping',
    { numbers: [1, 2] },
    ['bytes', 'limit'] satisfies Params<'ARTIFACTS_TOO_LARGE'>[],
  ],
  ['CALL_LIMIT', 'daily', {}, ['tool', 'limit', 'retryAfter'] satisfies Params<'CALL_LIMIT'>[]],
  ['BUSY', 'crowded', { numbers: [1, 2] }, ['limit'] satisfies Params<'BUSY'>[]],
  ['TIME_LIMIT', 'endless', { numbers: [1] }, ['milliseconds'] satisfies Params<'TIME_LIMIT'>[]],
  ['UNKNOWN_ARGUMENT', 'add_up', { no: 1 }, ['argument'] satisfies Params<'UNKNOWN_ARGUMENT'>[]],
  ['DEFERRED_ARGUMENT', 'add_up', { rounding: 1 }, ['argument'] satisfies Params<'DEFERRED_ARGUMENT'>[]],
  ['INVALID_SCALE', 'add_up', { numbers: [1], scale: -1 }, ['argument'] satisfies Params<'INVALID_SCALE'>[]],
  ['ZERO_SUM', 'add_up', { numbers: [1, -1] }, ['count'] satisfies Params<'ZERO_SUM'>[]],
])('the parameters of %s are those that its type has', async (code, tool, args, params) => {
  const { call } = fixtureServer({}, [addUp, gated, large, endless, heaping, daily, crowded]);
  expect(await call(tool, args)).toMatchObject({ kind: 'refusal', refusal: { code } });
  const answer = await call(tool, args);
  expect(answer.kind === 'refusal' && Object.keys(answer.refusal.params)).toEqual(params);
});

test.each<[Refusal['code'], RemoteAccess, readonly string[]]>([
  ['AUTH_REQUIRED', remote(null, null), ['tool', 'tier', 'problem'] satisfies Params<'AUTH_REQUIRED'>[]],
  ['ACCESS_DENIED', remote('reader', 't1'), ['tool', 'tier', 'has'] satisfies Params<'ACCESS_DENIED'>[]],
  ['RATE_LIMITED', remote('reader', null), ['limit', 'per', 'retryAfter'] satisfies Params<'RATE_LIMITED'>[]],
])('the parameters of %s are those that its type has', async (code, caller, params) => {
  const inner = { listing: { ...listing, name: 'inner', access: 'writer' }, contract, handler };
  const { server } = fixtureServer({ registry: fixtureRegistry([inner], { access }) });
  const request = {
    tool: 'inner',
    arguments: {},
    caller: { surface: 'http', client: null } as const,
    identify: async () => caller,
  };
  if (code === 'RATE_LIMITED') await server.call(request);
  const answer = await server.call(request);
  expect(answer).toMatchObject({ kind: 'refusal', refusal: { code } });
  expect(answer.kind === 'refusal' && Object.keys(answer.refusal.params)).toEqual(params);
});

test('the types know every code that the server gives of its own', () => {
  const known: Record<Refusal['code'], true> = {
    ZERO_SUM: true,
    INVALID_SCALE: true,
    INVALID_ARGUMENTS: true,
    ARGUMENTS_TOO_LARGE: true,
    RESULT_TOO_LARGE: true,
    ARTIFACTS_TOO_LARGE: true,
    TIME_LIMIT: true,
    CALL_LIMIT: true,
    BUSY: true,
    AUTH_REQUIRED: true,
    ACCESS_DENIED: true,
    RATE_LIMITED: true,
    SWITCHED_OFF: true,
    UNKNOWN_ARGUMENT: true,
    DEFERRED_ARGUMENT: true,
  };
  const codes = runtimeRefusals.map(({ code }) => code.replace('{ARGUMENT}', 'SCALE'));
  expect(codes.filter((code) => !Object.hasOwn(known, code))).toEqual([]);
  expectTypeOf<Extract<Refusal, { code: 'ZERO_SUM' }>['params']>().toEqualTypeOf<
    Readonly<{ count: number }>
  >();
});
