import { expect, test } from 'vitest';
import type { RefusalAnswer, ResultAnswer } from '../../../runtime/answer.ts';
import { replay } from '../../../runtime/replay/replay.ts';
import { fixtureServices, fixtureTool, listStored, object } from '../fixture-registry.ts';
import { fixtureServer } from '../fixture-server.ts';

function setUp(stored: string[]) {
  const services = { ...fixtureServices(), stored };
  const fixture = fixtureServer({ services }, [listStored]);
  const call = async (args: object = {}) => (await fixture.call('list_stored', args)) as ResultAnswer;
  return { ...fixture, call, stored };
}

test('a list that fits a page is given whole, and nothing is kept', async () => {
  const { call } = setUp(['a', 'b']);
  expect((await call()).result).toEqual({ names: ['a', 'b'], total: 2, next: null });
});

test('each page leads to the next, with what stood beside the list, until the last', async () => {
  const { call } = setUp(['a', 'b', 'c', 'd', 'e']);
  const first = await call();
  expect(first.result).toEqual({
    names: ['a', 'b'],
    total: 5,
    next: expect.stringMatching(/^[0-9a-f]{64}\.2$/),
  });
  const second = await call({ cursor: first.result['next'] });
  expect(second.result).toMatchObject({ names: ['c', 'd'], total: 5 });
  const third = await call({ cursor: second.result['next'] });
  expect(third.result).toEqual({ names: ['e'], total: 5, next: null });
  expect(third.envelope).toMatchObject({ provenance: { runId: 'run-1' }, warnings: ['5 stored'] });
});

test('the pages are of what the list was at the first', async () => {
  const { call, stored } = setUp(['a', 'b', 'c']);
  const { result } = await call();
  stored.splice(0, 3, 'x', 'y', 'z');
  expect((await call({ cursor: result['next'] })).result).toEqual({ names: ['c'], total: 3, next: null });
  expect((await call()).result).toMatchObject({ names: ['x', 'y'] });
});

test.each<[string, (next: string) => object]>([
  ['made up', () => ({ cursor: 'made up' })],
  ['of a list that is not kept', (next) => ({ cursor: `${'0'.repeat(64)}${next.slice(64)}` })],
  ['of other arguments', (next) => ({ cursor: next, prefix: 'a' })],
  ['past the end', (next) => ({ cursor: `${next.slice(0, 64)}.4` })],
  ['between pages', (next) => ({ cursor: `${next.slice(0, 64)}.1` })],
])('a cursor that is %s is refused', async (_, args) => {
  const { call } = setUp(['a', 'b', 'c']);
  const { result } = await call();
  const answer = (await call(args(String(result['next'])))) as unknown as RefusalAnswer;
  expect(answer.refusal).toMatchObject({
    code: 'INVALID_CURSOR',
    reason: 'cursor is none that this tool gave for these arguments, or its list is no longer kept.',
    violations: { total: 1, shown: [{ path: 'cursor' }] },
  });
});

test('the log says which run a later page is of, and every page can be replayed', async () => {
  const { call, server, log } = setUp(['a', 'b', 'c']);
  const { result } = await call();
  await call({ cursor: result['next'] });
  expect(log.finishedRows[1]).toMatchObject({ outcome: 'remembered', recalledFrom: 'run-1' });
  for (const runId of ['run-1', 'run-2']) {
    expect(await replay(server, (await log.find(runId))!, 'abc')).toMatchObject({ verdict: 'same' });
  }
});

test('a handler that says itself what comes after fails', async () => {
  const tool = fixtureTool('list_stored', {
    contract: { ...(await listStored.contract()), arguments: object() },
    handler: (_args, call) => {
      call.provenance({ asOf: null });
      return { names: [], total: 0, next: 'made up' };
    },
  });
  const { call, faults } = fixtureServer({}, [tool]);
  expect(await call('list_stored')).toMatchObject({ kind: 'fault' });
  expect(String(faults[0])).toContain("next is filled in; a handler can't state it");
});
