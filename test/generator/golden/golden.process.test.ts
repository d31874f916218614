import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { generateProject } from '../../../generator/commands/generate-project.ts';
import { readFiles } from '../../../generator/commands/project.ts';
import { renderDrift } from '../../../generator/write/drift.ts';
import { isUpToDate } from '../../../generator/write/plan.ts';
import { lineOf } from '../diagnostics/fixture-project.ts';

const root = join(import.meta.dirname, '../../golden');
const repository = join(import.meta.dirname, '../../..');

test('seven tools give the files that are committed; `make golden` writes what they give now', async () => {
  const { findings, plan } = await generateProject(root, () => 0, false);
  expect(findings.map(lineOf)).toEqual([]);
  expect(isUpToDate(plan!) ? '' : renderDrift(plan!)).toBe('');
  const manifest = JSON.parse(readFileSync(join(root, 'generated/manifest.json'), 'utf8')) as {
    files: object;
  };
  const present = readFiles(root, 'generated', /./).map(({ path }) => path);
  expect(present.filter((path) => path !== 'generated/manifest.json').sort()).toEqual(
    Object.keys(manifest.files).sort(),
  );
});

test('between them the tools have every key of a tool', () => {
  const specs = readFiles(root, 'specs/tools', /\.yaml$/);
  expect(specs).toHaveLength(7);
  const schema = JSON.parse(readFileSync(join(root, 'generated/schema/tool.schema.json'), 'utf8')) as {
    properties: object;
  };
  const missing = Object.keys(schema.properties).filter(
    (key) => !specs.some(({ text }) => new RegExp(`^${key}:`, 'm').test(text)),
  );
  // No suppression is needed here, and no tool of these goes away.
  expect(missing).toEqual(['deprecated', 'lint']);
});

test('their generated code compiles under a strict tsc', async () => {
  const tsc = join(repository, 'node_modules/typescript/bin/tsc');
  const { stdout } = await promisify(execFile)(process.execPath, [tsc, '-p', join(root, 'tsconfig.json')], {
    cwd: repository,
  }).catch((error: { stdout: string }) => error);
  expect(stdout).toBe('');
});
