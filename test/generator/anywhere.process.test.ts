import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { readFiles } from '../../generator/commands/project.ts';
import type { SourceFile } from '../../generator/load/spec-file.ts';

const launcher = join(import.meta.dirname, '../../generator/bin/toolwright.js');
const golden = join(import.meta.dirname, '../golden');
const sources = ['specs', 'src', 'recordings'].flatMap((folder) => readFiles(golden, folder, /./));
const committed = treeOf(golden);

function treeOf(root: string): Record<string, string> {
  return Object.fromEntries(readFiles(root, 'generated', /./).map(({ path, text }) => [path, text]));
}

interface Circumstances {
  /** The folder of the project, below a fresh one. */
  readonly folder?: string;
  readonly order?: (files: readonly SourceFile[]) => readonly SourceFile[];
  readonly environment?: Readonly<Record<string, string>>;
}

const stable = (file: SourceFile) => file.path.length * 31 + file.text.length;

// A folder lists its files in the order in which they came, or in any other.
test.each<[string, Circumstances]>([
  ['the files came in reverse', { order: (files) => [...files].reverse() }],
  [
    'the files came shuffled',
    { order: (files) => [...files].sort((a, b) => (stable(a) % 97) - (stable(b) % 97)) },
  ],
  ['the project is in a deep folder with a strange name', { folder: "a/b c/d'é%20ı/generated/specs" }],
  ['the language is Turkish, where I is ı', { environment: { LC_ALL: 'tr_TR.UTF-8', LANG: 'tr_TR.UTF-8' } }],
  ['the language is unknown', { environment: { LC_ALL: 'C', LANG: '' } }],
  ['the day has begun already', { environment: { TZ: 'Pacific/Kiritimati' } }],
  ['the day has not begun yet', { environment: { TZ: 'Pacific/Pago_Pago' } }],
  ['colours are forced', { environment: { FORCE_COLOR: '1' } }],
])('every byte is the same where %s', (_, { folder = 'project', order, environment = {} }) => {
  const base = mkdtempSync(join(tmpdir(), 'anywhere-'));
  const root = join(base, folder);
  try {
    for (const { path, text } of order?.(sources) ?? sources) {
      mkdirSync(dirname(join(root, path)), { recursive: true });
      writeFileSync(join(root, path), text);
    }
    const gen = () =>
      spawnSync(process.execPath, [launcher, 'gen', '--stats'], {
        cwd: root,
        encoding: 'utf8',
        env: { ...process.env, ...environment },
      });
    expect(gen()).toMatchObject({
      status: 0,
      stdout: expect.stringMatching(/^wrote [1-9]\d*, removed 0, left 0 /),
    });
    expect(treeOf(root)).toEqual(committed);
    // Generated from what stands there, not only from nothing.
    expect(gen().stdout).toMatch(/^wrote 0, removed 0, left [1-9]/);
  } finally {
    rmSync(base, { recursive: true });
  }
});

test('there is something to compare', () => {
  expect(Object.keys(committed).length).toBeGreaterThan(50);
  expect(readdirSync(join(golden, 'specs/tools'), { recursive: true }).length).toBeGreaterThan(6);
});
