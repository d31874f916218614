import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { ResultAnswer } from '../../runtime/answer.ts';
import type { JournalEntry, Remembered } from '../../runtime/journal/journal.ts';
import { openCallLog } from '../../src/state/call-log.ts';
import { openJournal } from '../../src/state/journal.ts';
import { finishedRow, startedRow } from './rows.ts';

let folder: string;
let file: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'journal-'));
  file = join(folder, 'state.sqlite');
});

afterEach(() => rmSync(folder, { recursive: true, force: true }));

const rows = (sql: string): unknown[] => {
  const database = new DatabaseSync(file);
  try {
    return database.prepare(sql).all();
  } finally {
    database.close();
  }
};

const answer = (runId: string): Remembered => ({
  runId,
  clock: '2026-01-02T00:00:00.000Z',
  result: { trial: runId },
  provenance: { runId },
  warnings: ['narrow'],
});
const entry = (id: string): JournalEntry => ({
  id,
  store: 'trials',
  runId: 'run-1',
  tool: 'try_width',
  recordedAt: '2026-01-02T00:00:00.000Z',
  entry: { width: 3 },
});

test('entries and answers outlive the process, and the first answer stands until it is replaced', async () => {
  const journal = openJournal(file);
  const remember = (runId: string, replace: boolean) => ({ key: 'k', answer: answer(runId), replace });
  expect(await journal.recall('k')).toBeUndefined();
  expect(
    await journal.record({ entries: [entry('a.1'), entry('a.2')], remember: remember('a', false) }),
  ).toBeUndefined();
  expect(await journal.record({ entries: [entry('b.1')], remember: remember('b', false) })).toEqual(
    answer('a'),
  );
  await journal.close();

  const reopened = openJournal(file);
  expect(await reopened.recall('k')).toEqual(answer('a'));
  expect(await reopened.record({ entries: [entry('c.1')], remember: remember('c', true) })).toBeUndefined();
  expect(await reopened.recall('k')).toEqual(answer('c'));
  expect(await reopened.record({ entries: [entry('d.1')] })).toBeUndefined();
  await reopened.close();
  expect(rows('SELECT id FROM journal_entry ORDER BY rowid')).toEqual(
    ['a.1', 'a.2', 'c.1', 'd.1'].map((id) => ({ id })),
  );
});

test('a record is written whole or not at all', async () => {
  const journal = openJournal(file);
  await journal.record({ entries: [entry('a.1')] });
  const remember = { key: 'k', answer: answer('b'), replace: false };
  await expect(journal.record({ entries: [entry('b.1'), entry('a.1')], remember })).rejects.toThrow();
  expect(await journal.recall('k')).toBeUndefined();
  await journal.close();
  expect(rows('SELECT id FROM journal_entry')).toEqual([{ id: 'a.1' }]);
});

test('what is on record is neither changed nor removed, not with the calls of the log either', async () => {
  const log = openCallLog(file);
  const journal = openJournal(file);
  await log.started(startedRow('run-1'));
  await log.finished(finishedRow('run-1'));
  const remember = { key: 'k', answer: answer('run-1'), replace: false };
  await journal.record({ entries: [entry('run-1.1')], remember });
  expect(() => rows("UPDATE journal_entry SET store = 'other'")).toThrow('append-only');
  expect(() => rows('DELETE FROM journal_entry')).toThrow('append-only');
  expect(await log.prune(new Date('2100-01-01'))).toBe(1);
  expect(await journal.recall('k')).toEqual(answer('run-1'));
  expect(rows('SELECT id FROM journal_entry')).toEqual([{ id: 'run-1.1' }]);
  await log.close();
  await journal.close();
});

const CALLS = 25;

/** A server in a process of its own, which calls once it is let go. */
function startCaller(name: string) {
  const program = new URL('./journal-caller.ts', import.meta.url).pathname;
  const child = spawn(process.execPath, ['--conditions=src', program, file, name, String(CALLS)], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  let output = '';
  child.stdout.on('data', (text) => {
    output += String(text);
  });
  const closed = new Promise((resolve) => child.on('close', resolve));
  return {
    isReady: () => output.startsWith('ready'),
    go: () => child.stdin.write('go\n'),
    made: async () => {
      await closed;
      return JSON.parse(output.split('\n')[1]!) as { answers: ResultAnswer[]; computed: number };
    },
  };
}

test('of equal calls in several processes at once, each is on record once and all get its answer', {
  timeout: 60_000,
}, async () => {
  const callers = ['a', 'b', 'c'].map(startCaller);
  await expect.poll(() => callers.every(({ isReady }) => isReady()), { timeout: 30_000 }).toBe(true);
  for (const { go } of callers) go();
  const made = await Promise.all(callers.map((caller) => caller.made()));
  expect(rows('SELECT count(*) AS entries, count(DISTINCT json) AS widths FROM journal_entry')).toEqual([
    { entries: CALLS, widths: CALLS },
  ]);
  for (let call = 0; call < CALLS; call += 1) {
    const answers = made.map(({ answers: given }) => given[call]!);
    expect(new Set(answers.map(({ result }) => JSON.stringify(result))).size).toBe(1);
    expect(answers.filter(({ envelope }) => envelope['journaled'] === true)).toHaveLength(1);
  }

  const late = startCaller('late');
  await expect.poll(late.isReady, { timeout: 30_000 }).toBe(true);
  late.go();
  const { answers, computed } = await late.made();
  expect(computed).toBe(0);
  expect(answers.map(({ result }) => result)).toEqual(made[0]!.answers.map(({ result }) => result));
  expect(rows("SELECT count(*) AS calls FROM call_finished WHERE outcome = 'remembered'")).toEqual([
    { calls: 3 * CALLS },
  ]);
});
