import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import type { WritePlan } from '../../../generator/write/plan.ts';
import { strayFiles } from '../../../generator/write/strays.ts';

const plan: WritePlan = { missing: [], modified: [], stale: [], unchanged: 0, paths: [] };

function projectWith(...paths: readonly string[]): string {
  const root = mkdtempSync(join(tmpdir(), 'toolwright-strays-'));
  onTestFinished(() => rmSync(root, { recursive: true, force: true }));
  for (const path of paths) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), '');
  }
  return root;
}

test('files that are neither generated nor stale are named at any depth, in order', () => {
  const root = projectWith(
    'generated/own.ts',
    'generated/old.ts',
    'generated/z.txt',
    'generated/deep/er/a.txt',
    'generated/.staging/0',
    'specs/server.yaml',
  );
  const found = strayFiles(root, { ...plan, paths: ['generated/own.ts'], stale: ['generated/old.ts'] });
  expect(found.map(({ code, place }) => [code, place])).toEqual(
    ['generated/deep/er/a.txt', 'generated/z.txt'].map((file) => [
      'T604',
      { file, line: 1, column: 1, endLine: 1, endColumn: 1 },
    ]),
  );
  expect(found[1]!.message).toContain('generated/z.txt');
});

test('a project that has generated nothing yet has no strays', () => {
  expect(strayFiles(projectWith('specs/server.yaml'), plan)).toEqual([]);
});
