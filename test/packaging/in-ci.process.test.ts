import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { parse } from 'yaml';

// What action.yml and .pre-commit-hooks.yaml run is run here, in a project of its own that has a release.
const root = join(import.meta.dirname, '../..');
const folder = mkdtempSync(join(tmpdir(), 'in-ci-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

interface Step {
  readonly run: string;
  readonly shell: string;
  readonly env?: Readonly<Record<string, string>>;
  readonly if?: string;
}

const read = (file: string) => parse(readFileSync(join(root, file), 'utf8'));
const steps: readonly Step[] = read('action.yml').runs.steps;
const [hook] = read('.pre-commit-hooks.yaml') as { entry: string; files: string }[];

const PATH = `${dirname(process.execPath)}:${process.env['PATH']}`;
const bash = (script: string, env: object = {}) =>
  spawnSync('bash', ['-e', '-c', script], {
    cwd: folder,
    encoding: 'utf8',
    env: { ...process.env, PATH, ...env },
  });
const git = (...words: string[]) => execFileSync('git', ['-C', folder, ...words]);

beforeAll(() => {
  for (const part of ['specs', 'src'])
    cpSync(join(root, 'test/fixtures/diagnostics/base', part), join(folder, part), { recursive: true });
  mkdirSync(join(folder, 'node_modules/.bin'), { recursive: true });
  symlinkSync(join(root, 'generator/bin/toolwright.js'), join(folder, 'node_modules/.bin/toolwright'));
  expect(bash('npx --no -- toolwright gen')).toMatchObject({ status: 0 });
  git('init', '--quiet');
  git('add', 'specs', 'src', 'generated');
  git('-c', 'user.name=a', '-c', 'user.email=a@example.org', 'commit', '--quiet', '-m', 'Release');
  git('tag', 'v1');
});

test('the action and the hook have the shape that their readers expect', () => {
  expect(read('action.yml')).toMatchObject({ name: expect.any(String), runs: { using: 'composite' } });
  expect(steps.map(({ shell }) => shell)).toEqual(['bash', 'bash']);
  expect(steps.map((step) => step.if)).toEqual([undefined, "inputs.against != ''"]);
  expect(steps[1]!.env).toEqual({ AGAINST: expect.stringContaining('inputs.against') });
  expect(hook).toMatchObject({ id: 'toolwright-check', language: 'system', pass_filenames: false });
  expect(
    ['specs/server.yaml', 'src/handlers/a.ts', 'docs/a.md'].map((file) => new RegExp(hook!.files).test(file)),
  ).toEqual([true, true, false]);
});

test('a project that agrees passes', () => {
  expect(bash(steps[0]!.run)).toMatchObject({ status: 0 });
  expect(bash(steps[1]!.run, { AGAINST: 'v1' })).toMatchObject({ status: 0 });
  expect(bash(hook!.entry)).toMatchObject({ status: 0 });
});

test('drift fails with an annotation, and a change that breaks callers with its rule', () => {
  const spec = join(folder, 'specs/tools/demo/weigh_rows.yaml');
  const text = readFileSync(spec, 'utf8');
  writeFileSync(spec, text.replace('maxItems: 5', 'maxItems: 4'));
  expect(bash(steps[0]!.run)).toMatchObject({ status: 1, stdout: expect.stringContaining('::error') });
  const different = bash(steps[1]!.run, { AGAINST: 'v1' });
  expect(different).toMatchObject({ status: 1, stdout: expect.stringContaining('BOUND_NARROWED') });
  expect(bash(hook!.entry)).toMatchObject({ status: 1 });
});
