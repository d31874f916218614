import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { recover } from '../../../generator/write/apply.ts';
import { treeAt, treeOf, writeTree, written } from './trees.ts';

/** Which change of the disk fails, and how: the process ends in the midst of it, or the file system refuses. */
const fault = vi.hoisted(() => ({ at: 0, calls: 0, crash: true }));

class Crash extends Error {}

vi.mock('node:fs', async (importOriginal) => {
  const fs = await importOriginal<typeof import('node:fs')>();
  const strikes = (): boolean => ++fault.calls === fault.at;
  const fail = (): never => {
    if (fault.crash) throw new Crash();
    throw Object.assign(new Error('ENOSPC: no space left on device'), { code: 'ENOSPC' });
  };
  const before =
    <A extends unknown[], R>(work: (...args: A) => R) =>
    (...args: A): R =>
      strikes() ? fail() : work(...args);
  return {
    ...fs,
    mkdirSync: before(fs.mkdirSync),
    renameSync: before(fs.renameSync),
    rmdirSync: before(fs.rmdirSync),
    fsyncSync: before(fs.fsyncSync),
    // Half of the text is on the disk by then.
    writeFileSync: (path: string, text: string) => {
      if (!strikes()) return fs.writeFileSync(path, text);
      fs.writeFileSync(path, text.slice(0, text.length / 2));
      return fail();
    },
    // So is half of a folder that is removed.
    rmSync: (path: string, options: object) => {
      if (!strikes()) return fs.rmSync(path, options);
      if (fs.existsSync(path) && fs.statSync(path).isDirectory()) {
        const entries = fs.readdirSync(path);
        for (const entry of entries.slice(0, entries.length / 2)) fs.rmSync(join(path, entry), options);
      }
      return fail();
    },
  };
});

const [before, after] = [treeOf('old'), treeOf('new')];

/**
 * The write of a new tree over an old one in which one change of the disk fails; false where there are not so many. What the
 * file system refuses is told of, else the tree is the new one.
 */
function writeWithFault(root: string, at: number, crash: boolean): boolean {
  expect(writeTree(root, before)).toBeUndefined();
  Object.assign(fault, { at, calls: 0, crash });
  try {
    const failure = writeTree(root, after);
    // An error that is not the disk's goes through; the lock alone tells of whatever it meets.
    if (crash && fault.calls >= at) expect(failure?.path).toBe('.cache/toolwright/write.lock');
    if (failure === undefined) expect(treeAt(root), `change ${at}`).toEqual(written(after));
    else if (!crash) expect(failure.problem).toContain('ENOSPC');
  } catch (error) {
    if (!(error instanceof Crash)) throw error;
  }
  const struck = fault.calls >= at;
  fault.at = 0;
  return struck;
}

test.each([
  ['the process ends', true],
  ['the file system refuses', false],
])('wherever %s, the tree is the old one or the new one after the next command', (_, crash) => {
  const seen = new Set<string>();
  let at = 1;
  for (let struck = true; struck; at++) {
    const root = mkdtempSync(join(tmpdir(), 'toolwright-fault-'));
    onTestFinished(() => rmSync(root, { recursive: true, force: true }));
    struck = writeWithFault(root, at, crash);
    expect(recover(root), `change ${at}`).toBeUndefined();
    const tree = JSON.stringify(treeAt(root));
    const which = [before, after].findIndex((outputs) => JSON.stringify(sorted(written(outputs))) === tree);
    expect(which, `change ${at}: ${tree}`).toBeGreaterThanOrEqual(0);
    seen.add(which === 0 ? 'old' : 'new');
    expect(existsSync(join(root, 'generated/.staging'))).toBe(false);
    expect(writeTree(root, after), `change ${at}`).toBeUndefined();
    expect(treeAt(root)).toEqual(written(after));
  }
  expect(at).toBeGreaterThan(30);
  expect([...seen].sort()).toEqual(['new', 'old']);
});

function sorted(tree: Record<string, string>): Record<string, string> {
  return Object.fromEntries(Object.entries(tree).sort(([a], [b]) => (a < b ? -1 : 1)));
}
