import { createHash } from 'node:crypto';
import {
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { type Artifact, artifactPath } from 'toolwright-runtime';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openArtifacts } from '../../src/state/artifacts.ts';
import { openCallLog } from '../../src/state/call-log.ts';
import { openJournal } from '../../src/state/journal.ts';
import { MIGRATIONS } from '../../src/state/schema.ts';
import { startedRow } from './rows.ts';

let folder: string;
let file: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'artifacts-'));
  file = join(folder, 'state.sqlite');
});

afterEach(() => rmSync(folder, { recursive: true, force: true }));

const digestOf = (text: string) => createHash('sha256').update(text).digest('hex');

const artifact = (text: string, runId: string): Artifact => ({
  digest: digestOf(text),
  mediaType: 'text/csv',
  content: new Uint8Array(Buffer.from(text)),
  runId,
  tool: 'draw_chart',
  keptAt: '2026-01-02T00:00:00.000Z',
});

/** The files of artifacts, by name. */
const filesOf = () => readdirSync(join(folder, 'artifacts')).toSorted();
const fileOf = (text: string) => join(folder, artifactPath(digestOf(text), 'text/csv'));

/** Whatever an artifact is read into, with its content as plain bytes. */
async function readFrom(artifacts: ReturnType<typeof openArtifacts>, text: string) {
  const found = await artifacts.read(digestOf(text));
  return found && { ...found, content: new Uint8Array(found.content) };
}

test('an artifact outlives the process, byte for byte, and the first of a digest stays', async () => {
  const first = openArtifacts(file);
  await first.keep([artifact('a', 'run-1'), artifact('b', 'run-1')]);
  await first.keep([artifact('a', 'run-2')]);
  await first.close();
  const again = openArtifacts(file);
  expect(await readFrom(again, 'a')).toEqual(artifact('a', 'run-1'));
  expect(await readFrom(again, 'c')).toBeUndefined();
  await again.close();
  expect(filesOf()).toEqual([`${digestOf('a')}.csv`, `${digestOf('b')}.csv`].toSorted());
  expect(readFileSync(fileOf('a'), 'utf8')).toBe('a');
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
    const names = ['once', 'twice', 'remembered'];
    const read = await Promise.all(names.map((text) => artifacts.read(digestOf(text))));
    const kept = names.filter((_, at) => read[at] !== undefined);
    expect(filesOf()).toEqual(kept.map((text) => `${digestOf(text)}.csv`).toSorted());
    return kept;
  };
  // What a process that was killed left half written goes with the next pruning.
  writeFileSync(join(folder, 'artifacts', '.left.partial'), 'half');
  expect(await log.prune(new Date('2026-01-03'))).toBe(2);
  expect(await present()).toEqual(['twice', 'remembered']);
  expect(await log.prune(new Date('2026-01-04'))).toBe(1);
  expect(await present()).toEqual(['remembered']);
  for (const open of [log, artifacts, journal]) await open.close();
});

test.each([
  ['was taken away', (path: string) => rmSync(path), 'ARTIFACT_MISSING'],
  ['was cut', (path: string) => writeFileSync(path, 'tab'), 'ARTIFACT_CHANGED'],
  ['holds something else', (path: string) => writeFileSync(path, 'tablf'), 'ARTIFACT_CHANGED'],
  [
    'leads elsewhere',
    (path: string) => {
      rmSync(path);
      symlinkSync('/etc/hostname', path);
    },
    'ARTIFACT_CHANGED',
  ],
])(
  'a file that %s is told of by its code, and made good by the next call that gives it',
  async (_, harm, code) => {
    const artifacts = openArtifacts(file);
    await artifacts.keep([artifact('table', 'run-1')]);
    harm(fileOf('table'));
    await expect(artifacts.read(digestOf('table'))).rejects.toMatchObject({ code, tool: 'draw_chart' });
    await artifacts.keep([artifact('table', 'run-2')]);
    expect(await readFrom(artifacts, 'table')).toEqual(artifact('table', 'run-1'));
    await artifacts.close();
  },
);

test('where a file cannot be written there is no row, no file and no half of one', async () => {
  writeFileSync(join(folder, 'artifacts'), 'in the way');
  const artifacts = openArtifacts(file);
  await expect(artifacts.keep([artifact('a', 'run-1'), artifact('b', 'run-1')])).rejects.toMatchObject({
    code: 'LOG_UNWRITABLE',
  });
  expect(await artifacts.read(digestOf('a'))).toBeUndefined();
  rmSync(join(folder, 'artifacts'));
  await artifacts.keep([artifact('a', 'run-1')]);
  expect(filesOf()).toEqual([`${digestOf('a')}.csv`]);
  await artifacts.close();
});

test('what an earlier version kept in the state file is read from there, and moves into files with the next call', async () => {
  const before = new DatabaseSync(file);
  for (const step of MIGRATIONS.slice(0, -1)) before.exec(step);
  before.exec(`PRAGMA application_id = ${0x71727374}; PRAGMA user_version = ${MIGRATIONS.length - 1};`);
  const old = before.prepare("INSERT INTO artifact VALUES (?, 'text/csv', ?, 'run-1', 'draw_chart', ?)");
  for (const text of ['old', '']) old.run(digestOf(text), Buffer.from(text), '2026-01-02T00:00:00.000Z');
  before.close();
  const artifacts = openArtifacts(file);
  expect(await readFrom(artifacts, 'old')).toEqual(artifact('old', 'run-1'));
  expect(existsSync(join(folder, 'artifacts'))).toBe(false);
  await artifacts.keep([artifact('new', 'run-2')]);
  expect(filesOf()).toEqual(['', 'new', 'old'].map((text) => `${digestOf(text)}.csv`).toSorted());
  for (const text of ['old', '']) expect(await readFrom(artifacts, text)).toEqual(artifact(text, 'run-1'));
  await artifacts.close();
  const after = new DatabaseSync(file);
  expect(
    after.prepare('SELECT sum(length(content)) AS kept, sum(bytes) AS bytes FROM artifact').get(),
  ).toEqual({
    kept: 0,
    bytes: 6,
  });
  expect(() => after.exec("UPDATE artifact SET content = x'01'")).toThrow('an artifact is never changed');
  after.close();
});

test('one content of two types is one artifact, with a file of each name', async () => {
  const artifacts = openArtifacts(file);
  await artifacts.keep([artifact('a', 'run-1')]);
  await artifacts.keep([{ ...artifact('a', 'run-2'), mediaType: 'text/html' }]);
  expect(filesOf()).toEqual([`${digestOf('a')}.csv`, `${digestOf('a')}.html`]);
  expect(await readFrom(artifacts, 'a')).toEqual(artifact('a', 'run-1'));
  await artifacts.close();
});
