import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { text } from 'node:stream/consumers';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type Claim, GENESIS_HASH, type LedgerRecord, recordLine } from '../../src/ledger/record.ts';
import { verifyLedger } from '../../src/ledger/verify.ts';
import { openLedger } from '../../src/state/ledger.ts';

let folder: string;
let file: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'ledger-'));
  file = join(folder, 'state.sqlite');
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const claim: Claim = {
  hypothesis: 'Momentum holds.',
  universe: 'S&P 500',
  criteria: 'Sharpe ratio above 0.5.',
  sampleStart: '2000-01-01',
  sampleEnd: '2010-12-31',
  holdoutStart: '2011-01-01',
  holdoutEnd: '2012-12-31',
  configHash: 'c'.repeat(64),
};
const now = () => new Date('2026-01-02T03:04:05.678Z');
const findingsOf = (records: readonly LedgerRecord[]) => verifyLedger(records.map(recordLine)).findings;

test('what was sealed is read again as it was, by each owner alone', async () => {
  const ledger = openLedger(file, now);
  const first = await ledger.append('ada', claim);
  const second = await ledger.append('ada', {
    ...claim,
    holdoutStart: null,
    holdoutEnd: null,
    configHash: null,
  });
  const other = await ledger.append('bob', claim);
  await ledger.close();
  expect(first).toMatchObject({ seq: 1, ts: '2026-01-02T03:04:05.678Z', prevHash: GENESIS_HASH });
  expect(second).toMatchObject({ seq: 2, prevHash: first.recordHash });
  expect(other).toMatchObject({ seq: 1, prevHash: GENESIS_HASH });

  const again = openLedger(file, now);
  expect(await again.records('ada')).toEqual([first, second]);
  expect(await again.records('nobody')).toEqual([]);
  expect(await again.owners()).toEqual([
    { owner: 'ada', length: 2 },
    { owner: 'bob', length: 1 },
  ]);
  expect(findingsOf(await again.records('ada'))).toEqual([]);
  await again.close();
});

test.each([
  ['is changed', "UPDATE ledger_record SET criteria = 'any'", 'append-only'],
  ['is removed', 'DELETE FROM ledger_record', 'append-only'],
  [
    'stands beside the chain',
    'INSERT INTO ledger_record SELECT owner, 3, ts, hypothesis, universe, criteria, sample_start, sample_end, holdout_start, holdout_end, config_hash, prev_hash, record_hash FROM ledger_record',
    'does not follow',
  ],
  [
    'forks the chain',
    'INSERT INTO ledger_record SELECT owner, 2, ts, hypothesis, universe, criteria, sample_start, sample_end, holdout_start, holdout_end, config_hash, prev_hash, record_hash FROM ledger_record',
    'does not follow',
  ],
])('the file itself refuses a record that %s', async (_what, sql, message) => {
  const ledger = openLedger(file, now);
  await ledger.append('ada', claim);
  await ledger.close();
  const database = new DatabaseSync(file);
  expect(() => database.exec(sql)).toThrow(message);
  database.close();
});

test('processes that append to one ledger at once never fork it, and lose nothing', async () => {
  const writers = Array.from({ length: 4 }, () => writer('ada', 100, 8));
  const printed = await Promise.all(writers.map(async (child) => (await text(child.stdout!)).split('\n')));
  const acknowledged = printed
    .flat()
    .filter((line) => line !== '')
    .map(Number);
  expect(acknowledged.toSorted((a, b) => a - b)).toEqual(
    Array.from({ length: 400 }, (_, index) => index + 1),
  );
  const ledger = openLedger(file, now);
  const records = await ledger.records('ada');
  await ledger.close();
  expect(records).toHaveLength(400);
  expect(findingsOf(records)).toEqual([]);
});

test('every acknowledged record is there after its writer was killed', async () => {
  const writers = Array.from({ length: 3 }, () => writer('ada', 1_000_000, 4));
  const seen: number[] = [];
  for (const child of writers)
    child.stdout!.setEncoding('utf8').on('data', (lines: string) => seen.push(...whole(lines)));
  while (seen.length < 200) await once(writers[0]!.stdout!, 'data');
  for (const child of writers) child.kill('SIGKILL');
  await Promise.all(writers.map((child) => once(child, 'close')));
  const ledger = openLedger(file, now);
  const records = await ledger.records('ada');
  const next = await ledger.append('ada', claim);
  await ledger.close();
  expect(records.length).toBeGreaterThanOrEqual(Math.max(...seen));
  expect(findingsOf([...records, next])).toEqual([]);
});

function writer(owner: string, count: number, atOnce: number) {
  const script = join(import.meta.dirname, 'ledger-writer.ts');
  const args = ['--conditions=src', script, file, owner, String(count), String(atOnce)];
  return spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] });
}

/** Whole lines: the last one may be cut by the kill. */
function whole(lines: string): number[] {
  return lines.split('\n').slice(0, -1).map(Number);
}
