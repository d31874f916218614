import { expect, test } from 'vitest';
import type { JsonObject, ResultAnswer } from '../../../runtime/answer.ts';
import { memoOf } from '../../../runtime/call/recall.ts';
import { resultDigest } from '../../../runtime/digest.ts';
import { memoryJournal } from '../../../runtime/testing/memory-journal.ts';
import { fixtureServices, tryWidth } from '../fixture-registry.ts';
import { fixtureServer } from '../fixture-server.ts';

/** A server whose clock goes on a day with each look at it, and that shares a journal with others. */
function setUp(computed: number[] = [], given: Parameters<typeof fixtureServer>[0] = {}) {
  let day = 0;
  const wallClock = () => new Date(Date.UTC(2026, 0, ++day));
  return fixtureServer({ wallClock, ...given }, [tryWidth(computed)]);
}

const envelopeOf = async (answer: Promise<unknown>) => ((await answer) as ResultAnswer).envelope;

test('an equal call is answered by the first, and neither computed nor recorded again', async () => {
  const computed: number[] = [];
  const { call, log, journal } = setUp(computed);
  const first = await envelopeOf(call('try_width', { width: 3 }));
  const again = await envelopeOf(call('try_width', { unit: 'days', anew: false, width: 3 }));
  expect(first).toMatchObject({ journaled: true, trial: 'run-1.1', warnings: ['width 3'] });
  expect(again).toEqual({ ...first, journaled: false });
  expect(computed).toEqual([3]);
  expect(journal.entries).toMatchObject([
    { id: 'run-1.1', store: 'trials', runId: 'run-1', tool: 'try_width', entry: { width: 3 } },
  ]);
  expect(log.finishedRows).toMatchObject([
    { runId: 'run-1', outcome: 'result', recalledFrom: null },
    { runId: 'run-2', outcome: 'remembered', recalledFrom: 'run-1', warnings: ['width 3'] },
  ]);
  const [made, remembered] = log.finishedRows;
  expect(remembered).toMatchObject({
    clock: made!.clock,
    seed: made!.seed,
    resultDigest: made!.resultDigest,
  });
});

test('a forced call is computed and recorded anew, and its answer stands from then on', async () => {
  const { call, journal } = setUp();
  await call('try_width', { width: 3 });
  const forced = await envelopeOf(call('try_width', { width: 3, anew: true }));
  const after = await envelopeOf(call('try_width', { width: 3 }));
  expect(forced).toMatchObject({ journaled: true, trial: 'run-2.1' });
  expect(after).toEqual({ ...forced, journaled: false });
  expect(journal.entries.map(({ id }) => id)).toEqual(['run-1.1', 'run-2.1']);
});

test('what an earlier answer is not to give again is null, with the reason, also where it was overtaken', async () => {
  const forgets = [{ field: 'draw', reasonIn: 'seen', reason: 'It was drawn before.' }];
  const { call, log } = fixtureServer({}, [tryWidth([], { forgets })]);
  const [one, other] = await Promise.all([1, 2].map(() => envelopeOf(call('try_width', { width: 3 }))));
  const [first, overtaken] = one!['journaled'] ? [one!, other!] : [other!, one!];
  expect([first['draw'], first['seen']]).toEqual([expect.any(Number), expect.stringContaining('T')]);
  const again = await envelopeOf(call('try_width', { width: 3 }));
  for (const given of [overtaken, again])
    expect(given).toEqual({ ...first, journaled: false, draw: null, seen: 'It was drawn before.' });
  const forced = await envelopeOf(call('try_width', { width: 3, anew: true }));
  expect(forced).toMatchObject({ journaled: true, draw: first['draw'] });
  const digests = log.finishedRows.map(({ outcome, resultDigest }) => [outcome, resultDigest]);
  const { provenance: _, warnings: __, journaled: ___, ...result } = again;
  expect(digests[2]).toEqual(['remembered', resultDigest(result as JsonObject).whole]);
});

test('a refusal is not remembered', async () => {
  const computed: number[] = [];
  const { call, journal } = setUp(computed);
  for (const _ of [1, 2]) {
    expect(await call('try_width', { width: 0 })).toMatchObject({ refusal: { code: 'NO_WIDTH' } });
  }
  expect(computed).toEqual([0, 0]);
  expect(journal.entries).toEqual([]);
});

test('where equal calls run at once, one is put on record and both give its answer', async () => {
  const { call, journal } = setUp();
  const [one, other] = await Promise.all([1, 2].map(() => envelopeOf(call('try_width', { width: 3 }))));
  expect({ ...one, journaled: null }).toEqual({ ...other, journaled: null });
  expect([one!['journaled'], other!['journaled']].sort()).toEqual([false, true]);
  expect(journal.entries).toHaveLength(1);
});

test.each([
  ['other data', { services: { ...fixtureServices(), stored: ['a note'] } }],
  ['other code', { code: 'code-2' }],
])('another server recalls what it shares, and nothing that was computed on %s', async (_, difference) => {
  const journal = memoryJournal();
  const first = await envelopeOf(setUp([], { journal }).call('try_width', { width: 3 }));
  const restarted = await envelopeOf(setUp([], { journal }).call('try_width', { width: 3 }));
  const different = await envelopeOf(setUp([], { journal, ...difference }).call('try_width', { width: 3 }));
  expect(restarted).toEqual({ ...first, journaled: false });
  expect(different).toMatchObject({ journaled: true });
  expect(journal.entries).toHaveLength(2);
});

const NOON = new Date('2026-01-02T12:00:00Z');
const tool = { name: 'try_width', digest: 'd1' };
const keyOf = async (
  { name, digest }: { name: string; digest: string },
  args: object,
  seed: number,
  world: { code: string; snapshot: (now: Date) => Promise<string> },
) => {
  const { journal } = await tryWidth().contract();
  return (await memoOf(world, { name, digest }, journal!, { args: { ...args }, seed, now: NOON })).key;
};
const world = { code: 'c1', snapshot: async () => 's1' };

test.each<[string, Parameters<typeof keyOf>, boolean]>([
  ['the order of the arguments', [tool, { unit: 'days', width: 3 }, 1, world], true],
  ['what forces a call', [tool, { width: 3, unit: 'days', anew: true }, 1, world], true],
  ['an argument', [tool, { width: 4, unit: 'days' }, 1, world], false],
  ['the tool', [{ ...tool, name: 'other' }, { width: 3, unit: 'days' }, 1, world], false],
  ['the contract', [{ ...tool, digest: 'd2' }, { width: 3, unit: 'days' }, 1, world], false],
  ['the seed', [tool, { width: 3, unit: 'days' }, 2, world], false],
  ['the code', [tool, { width: 3, unit: 'days' }, 1, { ...world, code: 'c2' }], false],
  ['the data', [tool, { width: 3, unit: 'days' }, 1, { ...world, snapshot: async () => 's2' }], false],
])('whether calls are equal that differ in %s: %#', async (_, parameters, equal) => {
  const key = await keyOf(tool, { width: 3, unit: 'days' }, 1, world);
  expect((await keyOf(...parameters)) === key).toBe(equal);
});

test('the data is named as of the time of the call', async () => {
  const { journal } = await tryWidth().contract();
  const keyAt = async (day: string) => {
    const snapshot = async (now: Date) => (now < NOON ? 'morning' : 'afternoon');
    return (await memoOf({ code: 'c1', snapshot }, tool, journal!, { args: {}, seed: 1, now: new Date(day) }))
      .key;
  };
  const [early, later, late] = [
    await keyAt('2026-01-02T09:00Z'),
    await keyAt('2026-01-02T10:00Z'),
    await keyAt('2026-01-02T13:00Z'),
  ];
  expect([early === later, early === late]).toEqual([true, false]);
});

test('a memoized tool on a server that names no data is a fault, and nothing is computed', async () => {
  const { journal } = await tryWidth().contract();
  await expect(
    memoOf({ code: 'c1', snapshot: undefined }, tool, journal!, { args: { width: 3 }, seed: 1, now: NOON }),
  ).rejects.toThrow('try_width is memoized, and nothing names the data of its answers');
});
