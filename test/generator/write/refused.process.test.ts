import { spawnSync } from 'node:child_process';
import { chmodSync, existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { smallDisk } from '../../small-disk.ts';
import { treeAt, treeOf, writeTree, written } from './trees.ts';

const disk = smallDisk(512);

test.skipIf(disk === undefined)(
  'a full disk leaves the old tree, and the write succeeds once there is room',
  () => {
    const { folder: root, remove } = disk!;
    onTestFinished(remove);
    const filler = 'x'.repeat(20_000);
    const [before, after] = [treeOf('old', 6, filler), treeOf('new', 6, filler)];
    expect(writeTree(root, before)).toBeUndefined();
    mkdirSync(join(root, 'data'));
    writeFileSync(join(root, 'data/large'), 'x'.repeat(200_000));
    expect(writeTree(root, after)).toMatchObject({ problem: expect.stringContaining('ENOSPC') });
    expect(treeAt(root)).toEqual(written(before));
    expect(existsSync(join(root, 'generated/.staging'))).toBe(false);
    rmSync(join(root, 'data/large'));
    expect(writeTree(root, after)).toBeUndefined();
    expect(treeAt(root)).toEqual(written(after));
  },
);

const NOBODY = 65_534;

/** Writes as a user to whom the modes of files apply. */
function writeAsUser(root: string, version: string): string {
  const script = join(import.meta.dirname, 'writer.ts');
  const user = process.getuid?.() === 0 ? { uid: NOBODY, gid: NOBODY } : {};
  const args = ['--conditions=src', script, root, '1', version];
  return spawnSync(process.execPath, args, { encoding: 'utf8', ...user }).stderr;
}

test.skipIf(process.getuid === undefined).each([
  ['the generated folder', 'generated'],
  ['a folder inside of it', 'generated/deep/old'],
  ['the project', '.'],
])('%s that is read-only leaves the old tree, or one that the next command completes', (_, folder) => {
  const root = mkdtempSync(join(tmpdir(), 'toolwright-readonly-'));
  chmodSync(root, 0o777);
  onTestFinished(() => {
    if (existsSync(join(root, folder))) chmodSync(join(root, folder), 0o777);
    rmSync(root, { recursive: true, force: true });
  });
  expect(writeAsUser(root, 'old')).toBe('');
  chmodSync(join(root, folder), 0o555);
  expect(writeAsUser(root, 'new')).toMatch(folder === '.' ? /^$/ : /EACCES/);
  if (folder === 'generated') expect(treeAt(root)).toEqual(written(treeOf('old', 60)));
  chmodSync(join(root, folder), 0o777);
  expect(writeAsUser(root, 'new')).toBe('');
  expect(treeAt(root)).toEqual(written(treeOf('new', 60)));
});
