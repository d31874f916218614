import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { Artifact } from 'toolwright-runtime';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openArtifacts } from '../../src/state/artifacts.ts';
import { openCallLog } from '../../src/state/call-log.ts';
import { openJournal } from '../../src/state/journal.ts';
import { startedRow } from './rows.ts';

let folder: string;
let file: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'artifacts-'));
  file = join(folder, 'state.sqlite');
});

afterEach(() => rmSync(folder, { recursive: true, force: true }));

const artifact = (digest: string, runId: string): Artifact => ({
  digest,
  mediaType: 'image/png',
  content: new Uint8Array([0, 1, 255]),
  runId,
  tool: 'draw_chart',
  keptAt: '2026-01-02T00:00:00.000Z',
});

test('an artifact outlives the process, byte for byte, and the first of a digest stays', async () => {
  const first = openArtifacts(file);
  await first.keep([artifact('a', 'run-1'), artifact('b', 'run-1')]);
  await first.keep([artifact('a', 'run-2')]);
  await first.close();
  const again = openArtifacts(file);
  expect(await again.read('a')).toEqual(artifact('a', 'run-1'));
  expect(await again.read('c')).toBeUndefined();
  await again.close();
  const database = new DatabaseSync(file);
  expect(() => database.exec("UPDATE artifact SET tool = 'other'")).toThrow('an artifact is never changed');
  database.close();
});

test('it goes with the last call of the log that links to it, unless an answer on record does', async () => {
  const [log, artifacts, journal] = [openCallLog(file), openArtifacts(file), openJournal(file)];
  const days = ['2026-01-01', '2026-01-02', '2026-01-03'];
  for (const [index, day] of days.entries()) {
    await log.started({ ...startedRow(`run-${index + 1}`), startedAt: `${day}T12:00:00.000Z` });
  }
  await artifacts.keep([
    artifact('once', 'run-1'),
    artifact('twice', 'run-1'),
    artifact('remembered', 'run-2'),
  ]);
  await artifacts.keep([artifact('twice', 'run-3')]);
  const answer = { runId: 'run-2', clock: '', result: {}, provenance: {}, warnings: [] };
  const entry = { id: 'run-2.1', store: 's', runId: 'run-2', tool: 't', recordedAt: '', entry: {} };
  await journal.record({ entries: [entry], remember: { key: 'k', answer, replace: false } });
  const present = async () => {
    const read = ['once', 'twice', 'remembered'].map((digest) => artifacts.read(digest));
    return (await Promise.all(read)).flatMap((found) => found?.digest ?? []);
  };
  expect(await log.prune(new Date('2026-01-03'))).toBe(2);
  expect(await present()).toEqual(['twice', 'remembered']);
  expect(await log.prune(new Date('2026-01-04'))).toBe(1);
  expect(await present()).toEqual(['remembered']);
  for (const open of [log, artifacts, journal]) await open.close();
});
