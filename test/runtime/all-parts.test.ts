import { expect, test } from 'vitest';
import type { ToolListing } from '../../runtime/contract.ts';
import { createServer } from '../../runtime/server.ts';
import { memoryArtifacts } from '../../runtime/testing/memory-artifacts.ts';
import { memoryCallLog } from '../../runtime/testing/memory-call-log.ts';
import { memoryJournal } from '../../runtime/testing/memory-journal.ts';
import { addUp, fixtureRegistry, fixtureServices } from './fixture-registry.ts';

const { started, finished } = memoryCallLog();

/** A server of one tool that has these needs, with the parts that every server has and those that are given. */
const open = (needs: Partial<ToolListing>, given: object) =>
  createServer({
    registry: fixtureRegistry([{ ...addUp, listing: { ...addUp.listing, ...needs } }]),
    services: fixtureServices(),
    log: { started, finished },
    wallClock: () => new Date(0),
    newRunId: () => 'run-1',
    revision: null,
    code: 'under test',
    environment: {},
    reportFault: () => undefined,
    ...given,
  });

const limits = { ...addUp.listing.limits, callsPerDay: 5 };
const artifacts = [{ field: 'report', mediaType: 'text/html' }];

test.each<[string, Partial<ToolListing>, object]>([
  ['log.attempts, and add_up limits the calls of a day', { limits }, { log: memoryCallLog() }],
  [
    'journal, and add_up journals or gives its list in pages',
    { usesJournal: true },
    { journal: memoryJournal() },
  ],
  ['artifacts, and add_up keeps artifacts', { artifacts }, { artifacts: memoryArtifacts() }],
])('a server was given no %s: it does not start without', (message, needs, part) => {
  expect(() => open(needs, {})).toThrow(`createServer was given no ${message}.`);
  expect(() => open(needs, part)).not.toThrow();
});

test('a server whose tools need none of them is made, and answers, without', async () => {
  const server = open({}, {});
  const answer = await server.call({
    tool: 'add_up',
    arguments: { numbers: [1, 2] },
    caller: { surface: 'call', client: null },
    identify: async () => ({ kind: 'own' }),
  });
  expect(answer).toMatchObject({ kind: 'result', result: { sum: 3 } });
  expect(await server.artifact('0'.repeat(64), async () => ({ kind: 'own' }))).toBeUndefined();
});
