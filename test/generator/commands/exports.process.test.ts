import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { resolveProject } from '../../../generator/commands/resolve-project.ts';
import { exportedNamesOf } from '../../../generator/typescript/exported-names.ts';

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'exports-'));
});
afterEach(() => rmSync(root, { recursive: true }));

function write(path: string, text: string): void {
  mkdirSync(join(root, path, '..'), { recursive: true });
  writeFileSync(join(root, path), text);
}

test.each<[text: string, names: string[]]>([
  ['export const a = 1; export const b = 2;', ['a', 'b']],
  ['export let a = 1, b = 2;', ['a', 'b']],
  ['const x = 1;\nexport { x as a };', ['a']],
  ["export { x as a } from './other.ts';", ['a']],
  ["export * from './other.ts';", ['x', 'y']],
  ["export * as a from './other.ts';", ['a']],
  ['export const { a, b: [c] } = { a: 1, b: [2] };', ['a', 'c']],
  ['/* export const a = 1; */ const b = "; export const c = 1;";\nexport default b;', ['default']],
])('%s', (text, names) => {
  write('src/other.ts', 'export const x = 1;\nexport const y = 2;\n');
  write('src/one.ts', text);
  expect(exportedNamesOf(root, ['src/one.ts']).get('src/one.ts')).toEqual(names);
});

test.each([
  [
    'not first on its line',
    'const factor = 2; export function weigh(rows: number[], options: object) { return rows; }',
  ],
  [
    'under another name',
    'const inner = (rows: number[], options: object) => rows;\nexport { inner as weigh };',
  ],
  ['passed on', "export * from './inner.ts';"],
])('a spec may refer to an export that is %s', async (_what, text) => {
  cpSync(join(import.meta.dirname, '../../fixtures/diagnostics/base'), root, { recursive: true });
  write('src/inner.ts', 'export const weigh = (rows: number[], options: object) => rows;\n');
  write('src/weigh.ts', text);
  expect((await resolveProject(root)).findings).toEqual([]);
  write('src/weigh.ts', text.replace(/weigh|\*/, '{ x }'));
  expect((await resolveProject(root)).findings).toMatchObject([{ code: 'T304' }]);
});
