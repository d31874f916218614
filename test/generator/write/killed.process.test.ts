import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { expect, onTestFinished, test } from 'vitest';
import { treeAt, treeOf, writeTree, written } from './trees.ts';

function freshRoot(): string {
  const root = mkdtempSync(join(tmpdir(), 'toolwright-killed-'));
  onTestFinished(() => rmSync(root, { recursive: true, force: true }));
  return root;
}

/** A process that writes trees of these versions in turn. */
function startWriter(root: string, rounds: number, ...versions: string[]): ChildProcess {
  const script = join(import.meta.dirname, 'writer.ts');
  const args = ['--conditions=src', script, root, String(rounds), ...versions];
  return spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'pipe'] });
}

/** The versions whose whole tree is the one on the disk. */
function versionsOf(root: string, versions: readonly string[]): string[] {
  const tree = treeAt(root);
  return versions.filter((version) => {
    const expected = written(treeOf(version, 60));
    return JSON.stringify(Object.entries(expected).sort()) === JSON.stringify(Object.entries(tree).sort());
  });
}

test('a writer that is killed at any moment leaves a tree that the next command completes', async () => {
  const root = freshRoot();
  let interrupted = 0;
  for (let round = 0; round < 25; round++) {
    const writer = startWriter(root, 10_000, 'one', 'two');
    await once(writer.stdout!, 'data');
    await setTimeout((round * 7) % 40);
    writer.kill('SIGKILL');
    await once(writer, 'exit');
    if (existsSync(join(root, 'generated/.staging'))) interrupted++;
    expect(writeTree(root, treeOf('three', 60)), `round ${round}`).toBeUndefined();
    expect(versionsOf(root, ['one', 'two', 'three'])).toEqual(['three']);
    expect(existsSync(join(root, 'generated/.staging'))).toBe(false);
  }
  // Guards the test itself: kills between the writes would prove nothing.
  expect(interrupted).toBeGreaterThan(5);
});

test('writers at the same time take turns, and none loses a file or fails', async () => {
  const root = freshRoot();
  const writers = ['one', 'two', 'three'].map((version) => startWriter(root, 15, version));
  const ends = writers.map(async (writer) => {
    let complaints = '';
    writer.stderr!.setEncoding('utf8').on('data', (text: string) => {
      complaints += text;
    });
    const [status] = await once(writer, 'exit');
    return { status, complaints };
  });
  const done = { status: 0, complaints: '' };
  expect(await Promise.all(ends)).toEqual([done, done, done]);
  expect(versionsOf(root, ['one', 'two', 'three'])).toHaveLength(1);
});
