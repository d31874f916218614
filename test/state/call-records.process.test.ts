import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { StartedRow } from 'toolwright-runtime';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openCallLog } from '../../src/state/call-log.ts';
import { MIGRATIONS } from '../../src/state/schema.ts';
import { finishedRow, startedRow } from './rows.ts';

let folder: string;
let file: string;
let log: ReturnType<typeof openCallLog>;

const started = {
  a: { ...startedRow('run-a'), startedAt: '2026-01-01T23:59:59.999Z' },
  b: {
    ...startedRow('run-b'),
    tool: 'compare',
    argumentsDigest: 'b'.repeat(64),
    arguments: { deep: [null, 'é'] },
  },
  c: startedRow('run-c'),
};
const finished = {
  a: finishedRow('run-a'),
  b: {
    ...finishedRow('run-b'),
    outcome: 'result',
    code: null,
    resultDigest: 'r'.repeat(64),
    fieldDigests: { z: '1', a: '2' },
    snapshot: 'bars@1',
    revision: 'abc',
  },
} as const;

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'state-'));
  file = join(folder, 'state.sqlite');
  log = openCallLog(file);
  for (const row of Object.values(started)) await log.started(row);
  for (const row of Object.values(finished)) await log.finished(row);
});

afterEach(async () => {
  await log.close();
  rmSync(folder, { recursive: true, force: true });
});

test('what was written is read again as it was', async () => {
  expect(await log.find('run-a')).toEqual({ started: started.a, finished: finished.a });
  expect(await log.find('run-b')).toEqual({ started: started.b, finished: finished.b });
  expect(await log.find('run-c')).toEqual({ started: started.c, finished: null });
  expect(await log.find('run-z')).toBeUndefined();
  const fields = (await log.find('run-b'))?.finished?.fieldDigests;
  expect(Object.keys(fields!)).toEqual(['z', 'a']);
});

test.each([
  [{}, ['run-c', 'run-b', 'run-a']],
  [{ limit: 2 }, ['run-c', 'run-b']],
  [{ before: 'run-c' }, ['run-b', 'run-a']],
  [{ tool: 'compare' }, ['run-b']],
  [{ outcome: 'refusal' }, ['run-a']],
  [{ outcome: 'unfinished' }, ['run-c']],
] as const)('%j lists', async (query, runIds) => {
  const found = await log.list({ limit: 10, ...query });
  expect(found.map((record) => record.started.runId)).toEqual(runIds);
});

test('attempts are counted in the order in which they were written, for each caller and tool, without replays', async () => {
  const row = startedRow('run-c');
  const as = (
    runId: string,
    caller: Partial<StartedRow['caller']>,
    startedAt = row.startedAt,
  ): StartedRow => ({
    ...row,
    runId,
    startedAt,
    caller: { ...row.caller, ...caller },
  });
  await log.started(as('run-0', { token: 't1' }));
  await log.started(as('run-1', {}));
  await log.started(as('run-2', { surface: 'call', client: 'replay of run-1' }));
  await log.started(as('run-3', { surface: 'call', client: null }));
  await log.started(as('run-4', { surface: 'mcp', client: 'replay of run-1' }));
  await log.started(as('run-5', { tier: null }));
  const query = { tool: row.tool, since: '2026-01-02T00:00:00.000Z', tier: 'reader', token: null, most: 100 };
  const counts = async (runIds: readonly string[], given: object = {}) =>
    Promise.all(runIds.map((runId) => log.attempts!({ ...query, ...given, runId })));
  expect(await counts(['run-a', 'run-c', 'run-1', 'run-3', 'run-4'])).toEqual([0, 1, 2, 3, 4]);
  expect(await counts(['run-0'], { token: 't1' })).toEqual([1]);
  expect(await counts(['run-5'], { tier: null })).toEqual([1]);
  expect(await counts(['run-4'], { since: '2026-01-01T00:00:00.000Z' })).toEqual([5]);
  expect(await counts(['run-4'], { tool: 'compare' })).toEqual([1]);
  expect(await counts(['run-4'], { most: 2 })).toEqual([2]);
});

test('what started before a moment is forgotten, with the arguments that nobody else has', async () => {
  expect(await log.prune(new Date('2026-01-02T00:00:00Z'))).toBe(1);
  expect((await log.list({ limit: 10 })).map((record) => record.started.runId)).toEqual(['run-c', 'run-b']);
  expect(await log.prune(new Date('2027-01-01T00:00:00Z'))).toBe(2);
  const database = new DatabaseSync(file, { readOnly: true });
  for (const table of ['call_started', 'call_finished', 'call_arguments']) {
    expect(database.prepare(`SELECT count(*) AS rows FROM ${table}`).get()).toEqual({ rows: 0 });
  }
  database.close();
});

test('a file of the first version is brought to the newest, its rows kept', async () => {
  const old = join(folder, 'old.sqlite');
  const database = new DatabaseSync(old);
  database.exec(`${MIGRATIONS[0]}; PRAGMA application_id = ${0x71727374}; PRAGMA user_version = 1;`);
  database.exec(`INSERT INTO call_arguments VALUES ('d', '{}')`);
  database.exec(`INSERT INTO call_started VALUES ('r', 't', 'tool', 'c', 'd', 'mcp', NULL)`);
  database.exec(
    `INSERT INTO call_finished VALUES ('r', 'f', 'result', NULL, NULL, 1, 'k', NULL, '1', NULL, 'x', '[]', 1)`,
  );
  database.close();
  const migrated = openCallLog(old);
  expect((await migrated.find('r'))?.finished).toMatchObject({ resultDigest: 'x', fieldDigests: null });
  await migrated.close();
});
