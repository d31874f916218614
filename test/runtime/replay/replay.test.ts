import { expect, test } from 'vitest';
import type { CallRecord } from '../../../runtime/journal/call-log.ts';
import { replay } from '../../../runtime/replay/replay.ts';
import { addUp, fixtureTool, object, storeDraw, throwingTool, tryWidth } from '../fixture-registry.ts';
import { type FixtureServer, fixtureServer } from '../fixture-server.ts';

/** What the tool below gives; a test changes it between the call and its replay. */
const world = { level: 1, note: 'calm', snapshot: 'bars@1' };
const reading = fixtureTool('reading', {
  contract: {
    arguments: object(),
    result: object(
      { name: 'seen', shape: { type: 'string' }, required: true },
      { name: 'level', shape: { type: 'number' }, required: true },
      { name: 'note', shape: { type: 'string' }, required: true },
    ),
  },
  handler: (_args, call) => {
    call.provenance({ asOf: null, snapshot: world.snapshot });
    return { seen: call.now.toISOString(), level: world.level, note: world.note };
  },
});

const tools = [addUp, reading, storeDraw, throwingTool];

async function recorded(tool: string, args: unknown, fixture = fixtureServer({}, tools)) {
  const answer = await fixture.call(tool, args);
  const record = await fixture.log.find((answer as { runId: string }).runId);
  return { fixture, record: record! };
}

const again = ({ server }: FixtureServer, record: CallRecord) => replay(server, record, 'abc');

test('a result that comes out the same is told by its digest, and the replay is a run of its own', async () => {
  const { fixture, record } = await recorded('add_up', { numbers: [1, 2] });
  expect(await again(fixture, record)).toEqual({
    runId: 'run-1',
    tool: 'add_up',
    replayRunId: 'run-2',
    verdict: 'same',
    reason: `The result is the same, sha256:${record.finished!.resultDigest}.`,
    field: null,
    changed: [],
  });
  expect(fixture.log.startedRows[1]!.caller.client).toBe('replay of run-1');
});

test('the clock and the seed of the call are those of the log', async () => {
  const { record } = await recorded('reading', {});
  const later = fixtureServer({ wallClock: () => new Date('2030-01-01T00:00:00Z') }, tools);
  expect(await again(later, record)).toMatchObject({ verdict: 'same' });
});

test('an answer that was given again is compared as it was given, and the first as it was', async () => {
  const forgets = [{ field: 'draw', reasonIn: 'seen', reason: 'It was drawn before.' }];
  const fixture = fixtureServer({}, [tryWidth([], { forgets })]);
  const { record } = await recorded('try_width', { width: 3 }, fixture);
  const { record: remembered } = await recorded('try_width', { width: 3 }, fixture);
  expect(remembered.finished!.resultDigest).not.toBe(record.finished!.resultDigest);
  for (const run of [record, remembered])
    expect(await again(fixture, run)).toMatchObject({ verdict: 'same', field: null });
});

test('a replay of what is put on record is computed, and leaves no trace there', async () => {
  const computed: number[] = [];
  const fixture = fixtureServer({}, [tryWidth(computed)]);
  const { record } = await recorded('try_width', { width: 3 }, fixture);
  const { record: remembered } = await recorded('try_width', { width: 3 }, fixture);
  expect(remembered.finished!.outcome).toBe('remembered');
  for (const run of [record, remembered]) {
    expect(await again(fixture, run)).toMatchObject({ verdict: 'same', changed: [] });
  }
  expect(computed).toEqual([3, 3, 3]);
  expect(fixture.journal.entries.map(({ id }) => id)).toEqual(['run-1.1']);
  expect(fixture.log.finishedRows.map(({ outcome }) => outcome)).toEqual([
    'result',
    'remembered',
    'result',
    'result',
  ]);
});

test('a call whose handler writes is not made again', async () => {
  const writing = { ...storeDraw, listing: { ...storeDraw.listing, handlerWrites: true as const } };
  const fixture = fixtureServer({}, [writing]);
  const { record } = await recorded('store_draw', { name: 'a' }, fixture);
  expect(await again(fixture, record)).toMatchObject({
    verdict: 'impossible',
    replayRunId: null,
    reason: 'store_draw writes: made again, the call would write again.',
  });
  expect(fixture.log.startedRows).toHaveLength(1);
});

test('a result that differs is told by its first differing field, beside what has changed', async () => {
  const { record } = await recorded('reading', {});
  const before = { ...world };
  Object.assign(world, { level: 2, note: 'rough', snapshot: 'bars@2' });
  const { server } = fixtureServer({}, tools);
  expect(await replay(server, record, 'def')).toMatchObject({
    verdict: 'different',
    reason: 'The result differs, first in level.',
    field: 'level',
    changed: [
      { what: 'revision', logged: 'abc', now: 'def' },
      { what: 'snapshot', logged: 'bars@1', now: 'bars@2' },
    ],
  });
  Object.assign(world, before);
});

test.each([
  ['a refusal', 'add_up', { numbers: [1, -1] }, 'Refused with ZERO_SUM again.'],
  ['a fault', 'throws', {}, 'It fails again.'],
])('%s is compared too', async (_what, tool, args, reason) => {
  const { fixture, record } = await recorded(tool, args);
  expect(await again(fixture, record)).toMatchObject({ verdict: 'same', reason });
});

test('a call that ends in another way differs', async () => {
  const { fixture, record } = await recorded('add_up', { numbers: [1, -1] });
  const otherwise = { ...record, started: { ...record.started, arguments: { numbers: [1] } } };
  expect(await again(fixture, otherwise)).toMatchObject({
    verdict: 'different',
    reason: 'It ended in the refusal ZERO_SUM, and ends in a result now.',
  });
  const refused = { ...record, finished: { ...record.finished!, code: 'OTHER' } };
  expect(await again(fixture, refused)).toMatchObject({
    verdict: 'different',
    reason: 'It was refused with OTHER, and is refused with ZERO_SUM now.',
  });
});

test.each([
  ['never ended', { finished: null }, 'The call never ended, so there is no answer to compare.'],
  ['has no tool any more', { tool: 'gone' }, 'This server has no tool gone any more.'],
])('a call that %s can not be compared', async (_what, change, reason) => {
  const { fixture, record } = await recorded('add_up', { numbers: [1] });
  const { tool = record.started.tool, finished = record.finished } = change as Partial<
    CallRecord & { tool: string }
  >;
  const changed = { started: { ...record.started, tool }, finished };
  expect(await again(fixture, changed)).toMatchObject({ verdict: 'impossible', reason, replayRunId: null });
});
