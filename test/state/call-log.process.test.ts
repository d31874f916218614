import { spawn } from 'node:child_process';
import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { openCallLog } from '../../src/state/call-log.ts';
import { lazyCallLog } from '../../src/state/lazy-call-log.ts';
import { MIGRATIONS } from '../../src/state/schema.ts';
import { finishedRow, startedRow } from './rows.ts';

let folder: string;
let file: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'state-'));
  file = join(folder, 'deep', 'state.sqlite');
});

afterEach(() => rmSync(folder, { recursive: true, force: true }));

const rows = (sql: string): unknown[] => {
  const database = new DatabaseSync(file, { readOnly: true });
  try {
    return database.prepare(sql).all();
  } finally {
    database.close();
  }
};

describe('a new state file', () => {
  test('is created with its folder, and holds what was written, equal arguments once', async () => {
    const log = openCallLog(file);
    for (const runId of ['run-1', 'run-2']) {
      await log.started(startedRow(runId));
      await log.finished(finishedRow(runId));
    }
    await log.close();
    expect(rows('SELECT run_id, tool, surface, client FROM call_started')).toEqual([
      { run_id: 'run-1', tool: 'audit_backtest', surface: 'mcp', client: 'test 1.0' },
      { run_id: 'run-2', tool: 'audit_backtest', surface: 'mcp', client: 'test 1.0' },
    ]);
    expect(rows('SELECT json FROM call_arguments')).toEqual([{ json: '{"trials":10}' }]);
    expect(rows('SELECT outcome, code, seed, warnings, duration_milliseconds FROM call_finished')).toEqual(
      Array(2).fill({
        outcome: 'refusal',
        code: 'UNRANKABLE',
        seed: 4_294_967_295,
        warnings: '["one"]',
        duration_milliseconds: 0.25,
      }),
    );
  });

  test('is append-only', async () => {
    const log = openCallLog(file);
    await log.started(startedRow('run-1'));
    await log.close();
    const database = new DatabaseSync(file);
    expect(() => database.exec("UPDATE call_started SET tool = 'other'")).toThrow('append-only');
    database.close();
  });

  test('takes no end of a call that never started', async () => {
    const log = openCallLog(file);
    await expect(log.finished(finishedRow('run-9'))).rejects.toThrow();
    await log.close();
  });
});

describe('a file that cannot be used is left as it is, with a message', () => {
  test('damaged', () => {
    file = join(folder, 'state.sqlite');
    writeFileSync(file, 'not a database, '.repeat(100));
    const before = readFileSync(file);
    expect(() => openCallLog(file)).toThrow(
      expect.objectContaining({
        code: 'LOG_DAMAGED',
        message: expect.stringContaining(`${file} is damaged`),
      }),
    );
    expect(readFileSync(file)).toEqual(before);
  });

  test('locked by another process: the write fails after the wait, and succeeds once it is free', async () => {
    const log = openCallLog(file, 50);
    const other = new DatabaseSync(file);
    other.exec('BEGIN EXCLUSIVE');
    await expect(log.started(startedRow('run-1'))).rejects.toMatchObject({
      code: 'LOG_LOCKED',
      message: expect.stringContaining('locked by another process'),
    });
    other.exec('COMMIT');
    other.close();
    await log.started(startedRow('run-1'));
    await log.close();
    expect(rows('SELECT run_id FROM call_started')).toEqual([{ run_id: 'run-1' }]);
  });

  test('written by a newer version', () => {
    openCallLog(file);
    const database = new DatabaseSync(file);
    database.exec(`PRAGMA user_version = ${MIGRATIONS.length + 1}`);
    database.close();
    expect(() => openCallLog(file)).toThrow(expect.objectContaining({ code: 'LOG_NEWER' }));
  });

  test.each([0, 1])("another program's database, whose version is %d", (version) => {
    file = join(folder, 'state.sqlite');
    const other = new DatabaseSync(file);
    other.exec(`CREATE TABLE notes (text TEXT); PRAGMA user_version = ${version}`);
    other.close();
    const before = readFileSync(file);
    expect(() => openCallLog(file)).toThrow(
      expect.objectContaining({
        code: 'LOG_DAMAGED',
        message: expect.stringContaining('a database of another program'),
      }),
    );
    expect(readFileSync(file)).toEqual(before);
  });

  test('a folder that can never be made', () => {
    file = '/proc/quant/deep/state.sqlite';
    expect(() => openCallLog(file)).toThrow(expect.objectContaining({ code: 'LOG_UNWRITABLE' }));
  });

  test('a folder in the place of the file', () => {
    file = folder;
    expect(() => openCallLog(file)).toThrow(expect.objectContaining({ code: 'LOG_UNWRITABLE' }));
  });

  test.skipIf(process.getuid?.() === 0)('a folder without write permission', () => {
    chmodSync(folder, 0o500);
    expect(() => openCallLog(file)).toThrow(expect.objectContaining({ code: 'LOG_UNWRITABLE' }));
  });
});

test('a failed opening is not remembered', async () => {
  let tries = 0;
  const log = lazyCallLog(async () => {
    tries += 1;
    if (tries === 1) throw new Error('not yet');
    return openCallLog(file);
  });
  await expect(log.started(startedRow('run-1'))).rejects.toThrow('not yet');
  await log.started(startedRow('run-1'));
  await log.finished(finishedRow('run-1'));
  expect(tries).toBe(2);
});

test('every acknowledged row of three writers is there after they were killed', {
  timeout: 60_000,
}, async () => {
  await openCallLog(file).close();
  const writers = ['a', 'b', 'c'].map((name) => {
    const program = new URL('./writer.ts', import.meta.url).pathname;
    const child = spawn(process.execPath, ['--conditions=src', program, file, name]);
    const writer = { child, output: '', closed: new Promise((resolve) => child.on('close', resolve)) };
    child.stdout.on('data', (text) => {
      writer.output += String(text);
    });
    return writer;
  });
  // The last piece is a line that the kill may have cut.
  const acknowledged = () => writers.flatMap(({ output }) => output.split('\n').slice(0, -1));
  await expect.poll(() => acknowledged().length, { timeout: 30_000 }).toBeGreaterThan(200);
  for (const { child } of writers) child.kill('SIGKILL');
  await Promise.all(writers.map(({ closed }) => closed));
  const written = new Set(
    (rows('SELECT run_id FROM call_finished') as { run_id: string }[]).map((row) => row.run_id),
  );
  expect(acknowledged().filter((runId) => !written.has(runId))).toEqual([]);
  expect(rows('PRAGMA integrity_check')).toEqual([{ integrity_check: 'ok' }]);
});
