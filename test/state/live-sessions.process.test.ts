import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { openLiveSessions, SESSIONS_PER_MONTH } from '../../src/state/live-sessions.ts';

const home = mkdtempSync(join(tmpdir(), 'quant-sessions-'));
afterAll(() => rmSync(home, { recursive: true, force: true }));

test('a day costs one session, a month has ten, and each token has its own', async () => {
  let day = '2026-01-01';
  const sessions = openLiveSessions(join(home, 'state.sqlite'), () => new Date(`${day}T12:00:00Z`));
  for (let spent = 1; spent <= SESSIONS_PER_MONTH; spent++) {
    day = `2026-01-${String(spent).padStart(2, '0')}`;
    expect([await sessions.spend('a'), await sessions.spend('a')]).toEqual([true, true]);
  }
  day = '2026-01-11';
  expect([await sessions.spend('a'), await sessions.spend('b')]).toEqual([false, true]);
  day = '2026-01-10';
  expect(await sessions.spend('a')).toBe(true);
  day = '2026-02-01';
  expect(await sessions.spend('a')).toBe(true);
  await sessions.close();
});
