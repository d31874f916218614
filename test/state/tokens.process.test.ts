import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { StoredToken } from 'toolwright-runtime';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { MIGRATIONS } from '../../src/state/schema.ts';
import { openTokenStore } from '../../src/state/tokens.ts';

let folder: string;
let file: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'state-'));
  file = join(folder, 'state.sqlite');
});

afterEach(() => rmSync(folder, { recursive: true, force: true }));

const token = (id: string, facts: Partial<StoredToken> = {}): StoredToken => ({
  id,
  hash: 'a'.repeat(64),
  tier: 'reader',
  name: null,
  createdAt: '2026-01-02T00:00:00.000Z',
  expiresAt: null,
  revokedAt: null,
  ...facts,
});

test('keeps tokens as they are, oldest first, also for the next process', async () => {
  const kept = [
    token('bb', { name: "it's; DROP TABLE", expiresAt: '2027-01-01T00:00:00.000Z' }),
    token('aa', { createdAt: '2026-01-03T00:00:00.000Z' }),
  ];
  const store = openTokenStore(file);
  for (const each of kept.toReversed()) await store.add(each);
  await store.close();
  const next = openTokenStore(file);
  expect(await next.list()).toEqual(kept);
  expect(await next.find('bb')).toEqual(kept[0]);
  expect(await next.find('cc')).toBeUndefined();
  await next.close();
});

test('what one revokes, another sees, and no one takes back', async () => {
  const [one, other] = [openTokenStore(file), openTokenStore(file)];
  await one.add(token('aa'));
  expect(await other.find('aa')).toMatchObject({ revokedAt: null });
  expect(await one.revoke('aa', '2026-02-01T00:00:00.000Z')).toBe(true);
  expect(await other.find('aa')).toMatchObject({ revokedAt: '2026-02-01T00:00:00.000Z' });
  expect(await other.revoke('aa', '2026-03-01T00:00:00.000Z')).toBe(false);
  expect(await other.revoke('nobody', '2026-03-01T00:00:00.000Z')).toBe(false);
  const database = new DatabaseSync(file);
  expect(() => database.exec('UPDATE access_token SET revoked_at = NULL')).toThrow('stays revoked');
  database.close();
  await Promise.all([one.close(), other.close()]);
});

test('a state file of the first version is brought along, with its log', async () => {
  const old = new DatabaseSync(file);
  old.exec(`${MIGRATIONS[0]}; PRAGMA application_id = ${0x71727374}; PRAGMA user_version = 1`);
  old.exec("INSERT INTO call_arguments VALUES ('d', '{}')");
  old.exec("INSERT INTO call_started VALUES ('r', 't', 'tool', 'c', 'd', 'mcp', NULL)");
  old.close();
  const store = openTokenStore(file);
  await store.add(token('aa'));
  expect(await store.list()).toHaveLength(1);
  await store.close();
  const database = new DatabaseSync(file, { readOnly: true });
  expect(database.prepare('SELECT run_id, tier, token FROM call_started').all()).toEqual([
    { run_id: 'r', tier: null, token: null },
  ]);
  database.close();
});

test('a file that cannot be used is explained', () => {
  expect(() => openTokenStore(folder)).toThrow(expect.objectContaining({ code: 'LOG_UNWRITABLE' }));
});
