import { expect, test } from 'vitest';
import { callTool } from '../../../runtime/testing/index.ts';
import { fixtureRegistry, fixtureServices, fixtureTool, object } from '../fixture-registry.ts';

const drawAndLook = fixtureTool('draw_and_look', {
  contract: {
    arguments: object({ name: 'scale', shape: { type: 'number', minimum: 0 }, default: 2 }),
    result: object(
      { name: 'drawn', shape: { type: 'number' }, required: true },
      { name: 'seen', shape: { type: 'string' }, required: true },
      { name: 'scale', shape: { type: 'number' }, required: true },
    ),
  },
  handler: (args: { scale: number }, call) => {
    call.provenance({ asOf: null });
    const seen = `${call.now.toISOString()} ${call.services.stored.join()}`;
    call.services.stored.push('used');
    return { drawn: call.random(), seen, scale: args.scale };
  },
});
const server = {
  registry: fixtureRegistry([...fixtureRegistry().tools, drawAndLook]),
  fixtures: {
    default: async () => fixtureServices(),
    full: async () => ({ ...fixtureServices(), stored: ['full'] }),
  },
};
const draw = async (call: object) => {
  const answer = await callTool(server, { tool: 'draw_and_look', ...call });
  return answer.kind === 'result' ? answer : undefined;
};

test('a call with nothing but a tool has the default state, clock and seed, and the defaults of its arguments', async () => {
  const first = await draw({});
  expect(first).toMatchObject({ result: { seen: '2026-01-02T00:00:00.000Z ', scale: 2 }, warnings: [] });
  expect(await draw({})).toEqual(first);
});

test('the fixture, the clock and the seed are those of the call, and the state is fresh', async () => {
  const call = { fixture: 'full', clock: '2030-05-06T07:08:09.000Z', seed: 7, arguments: { scale: 3 } };
  const answer = await draw(call);
  expect(answer?.result).toMatchObject({ seen: '2030-05-06T07:08:09.000Z full', scale: 3 });
  expect(answer?.provenance).toMatchObject({ seed: 7, clock: '2030-05-06T07:08:09.000Z' });
  expect(await draw(call)).toEqual(answer);
  expect((await draw({ ...call, seed: 8 }))?.result['drawn']).not.toBe(answer?.result['drawn']);
});

test('a refusal is an answer with its code, its parameters and what was said before', async () => {
  expect(await callTool(server, { tool: 'add_up', arguments: { numbers: [1, -1] } })).toMatchObject({
    kind: 'refusal',
    refusal: { code: 'ZERO_SUM', params: { count: 2 } },
    warnings: [],
    runId: 'run-1',
  });
  const broken = await callTool(server, { tool: 'draw_and_look', arguments: { scale: -1 } });
  expect(broken).toMatchObject({ refusal: { code: 'INVALID_SCALE' } });
});

test.each([
  ['a fault, with what went wrong inside', { tool: 'throws' }, /throws ended in a fault/],
  ['a tool that is not there', { tool: 'nothing' }, /there is no tool nothing/],
  ['a fixture that is not there', { tool: 'add_up', fixture: 'other' }, /there is no fixture "other"/],
  ['a clock that is none', { tool: 'add_up', clock: 'noon' }, /noon is no instant/],
])('%s rejects', async (_, call, message) => {
  await expect(callTool(server, call)).rejects.toThrow(message);
});

test('the cause of a fault is what the handler threw', async () => {
  await expect(callTool(server, { tool: 'throws' })).rejects.toMatchObject({ cause: expect.any(Error) });
});
