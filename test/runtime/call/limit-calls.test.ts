import { expect, test } from 'vitest';
import type { Access } from '../../../runtime/access/access.ts';
import type { PlainObject } from '../../../runtime/call/plain-object.ts';
import { replay } from '../../../runtime/replay/replay.ts';
import { fixtureAccess, fixtureRegistry, fixtureTool, object, tryWidth } from '../fixture-registry.ts';
import { fixtureServer } from '../fixture-server.ts';

const limits = { argumentBytes: 1_000, callsPerDay: 2 };
const answering = (name: string) =>
  fixtureTool(name, {
    listing: { limits },
    contract: {
      arguments: object({ name: 'fail', shape: { type: 'string', enum: ['throw', 'refuse'] } }),
      result: object(),
      refusals: [{ code: 'NO', condition: 'no', reason: 'No.', recover: 'None.', status: 409 }],
    },
    handler: ({ fail }: { fail?: string }, call) => {
      if (fail === 'throw') throw new Error('no');
      if (fail === 'refuse') return call.refuse('NO', {});
      call.provenance({ asOf: null });
      return {};
    },
  });

test.each<[string, PlainObject]>([
  ['a result', {}],
  ['a refusal of the handler', { fail: 'refuse' }],
  ['a refusal of its arguments', { made: 'up' }],
  ['a fault', { fail: 'throw' }],
])('an attempt that ends in %s counts, and the one too many is logged as well', async (_, args) => {
  const { call, log } = fixtureServer({}, [answering('limited')]);
  await call('limited', args);
  await call('limited');
  expect(await call('limited')).toMatchObject({
    kind: 'refusal',
    runId: 'run-3',
    refusal: { code: 'CALL_LIMIT', status: 429, params: { tool: 'limited', limit: 2, retryAfter: 86_400 } },
  });
  expect(log.finishedRows.at(-1)).toMatchObject({ runId: 'run-3', outcome: 'refusal', code: 'CALL_LIMIT' });
});

test('each tool counts for itself, and so does each day (UTC)', async () => {
  let now = new Date('2026-01-02T23:59:58.500Z');
  const tools = ['one', 'other'].map(answering);
  const { call } = fixtureServer({ wallClock: () => now }, tools);
  for (const _ of [1, 2]) await call('one');
  expect(await call('one')).toMatchObject({ refusal: { params: { retryAfter: 2 } } });
  expect(await call('other')).toMatchObject({ kind: 'result' });
  now = new Date('2026-01-03T00:00:00.000Z');
  expect(await call('one')).toMatchObject({ kind: 'result' });
});

test('each token counts for itself, and callers without one together on their tier', async () => {
  const registry = fixtureRegistry([answering('limited')], { access: fixtureAccess });
  const { server } = fixtureServer({ registry });
  const callAs = async (access: Access) => {
    const caller = { surface: 'http', client: null } as const;
    return (await server.call({ tool: 'limited', caller, identify: async () => access })).kind;
  };
  const remote = (tier: string, token: string | null, address: string): Access => ({
    kind: 'remote',
    tier,
    token,
    address,
  });
  const kinds = async (access: Access) => [await callAs(access), await callAs(access), await callAs(access)];
  expect(await kinds(remote('writer', 't1', 'a'))).toEqual(['result', 'result', 'refusal']);
  expect(await kinds(remote('writer', 't2', 'a'))).toEqual(['result', 'result', 'refusal']);
  expect(await callAs(remote('reader', null, 'a'))).toBe('result');
  expect(await callAs(remote('reader', null, 'b'))).toBe('result');
  expect(await callAs(remote('reader', null, 'c'))).toBe('refusal');
  expect(await kinds({ kind: 'own' })).toEqual(['result', 'result', 'refusal']);
});

test('a replay is no attempt: it is made past the limit, and does not count', async () => {
  const { call, server, log } = fixtureServer({}, [answering('limited')]);
  await call('limited');
  const record = (await log.find('run-1'))!;
  for (const _ of [1, 2, 3]) expect(await replay(server, record, 'abc')).toMatchObject({ verdict: 'same' });
  expect(await call('limited')).toMatchObject({ kind: 'result' });
  expect(await call('limited')).toMatchObject({ kind: 'refusal' });
  expect(await replay(server, record, 'abc')).toMatchObject({ verdict: 'same' });
});

test('an answer that is recalled counts too', async () => {
  const { contract, listing, handler } = tryWidth();
  const { call } = fixtureServer({}, [{ listing: { ...listing, limits }, contract, handler }]);
  expect(await call('try_width', { width: 3 })).toMatchObject({ envelope: { journaled: true } });
  expect(await call('try_width', { width: 3 })).toMatchObject({ envelope: { journaled: false } });
  expect(await call('try_width', { width: 3 })).toMatchObject({ refusal: { code: 'CALL_LIMIT' } });
});
