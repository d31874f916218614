import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { copyProject } from './project-copy.ts';

// A tool that the project has never seen: nothing is wired to the two that it has, and what its handler gets wrong is
// caught by the types, by the check or by the generated tests.
const HANDLER = 'src/handlers/hit-rate.ts';
const project = copyProject();
const given = (name: string) => readFileSync(new URL(`third-tool/${name}`, import.meta.url), 'utf8');

beforeAll(async () => {
  project.write('specs/tools/audit/hit_rate.yaml', given('hit_rate.yaml'));
  expect(await project.toolwright('gen')).toMatchObject({ status: 0 });
  project.write(HANDLER, given('hit-rate.ts.txt'));
  expect(node('generated/tests/record.ts', 'hit_rate')).toMatchObject({ status: 0, stderr: '' });
  expect(await project.toolwright('gen')).toMatchObject({ status: 0 });
});
beforeEach(() => project.write(HANDLER, given('hit-rate.ts.txt')));
afterAll(project.remove);

function start(command: string, ...args: string[]) {
  const bin = command === 'node' ? process.execPath : join(project.root, 'node_modules/.bin', command);
  return spawnSync(bin, args, {
    cwd: project.root,
    encoding: 'utf8',
    env: { ...process.env, QUANT_HOME: join(project.root, 'state'), NO_COLOR: '1' },
  });
}
const node = (...args: string[]) => start('node', '--conditions=src', ...args);
// The second time reads what the first one found.
const types = () => start('tsc', '--noEmit', '--incremental', '--tsBuildInfoFile', 'types.tsbuildinfo');
const generatedTests = () => start('vitest', 'run', 'generated/tests/hit-rate');

describe('as it should be', () => {
  test('it answers', () => {
    const { stdout, status } = node('src/main.ts', 'call', 'hit_rate', '--args', '{"returns":[0.01,-0.02]}');
    expect(JSON.parse(stdout)).toMatchObject({ hitRate: 0.5, provenance: { vendor: 'caller-supplied' } });
    expect(status).toBe(0);
  });

  test('it has a page with what it answered', () => {
    const page = project.read('generated/kb/tools/hit-rate.md');
    expect(page).toContain('"hitRate": 0.6666666666666666');
    expect(page).toContain('All {count} returns are zero.');
  });

  test('its types, its agreement with the spec and its tests hold', async () => {
    expect(types()).toMatchObject({ status: 0, stdout: '' });
    expect(await project.toolwright('check')).toMatchObject({ status: 0 });
    expect(generatedTests()).toMatchObject({ status: 0 });
  });
});

describe('what its handler gets wrong', () => {
  // A type can't: TypeScript forgets that a literal is fresh once it is returned through a function's declared type.
  test('an undeclared field is found by the tests', () => {
    project.edit(HANDLER, 'return { hitRate:', 'return { made: 1, hitRate:');
    const { status, stdout, stderr } = generatedTests();
    expect(stdout + stderr).toMatch(/Caused by: .*\bmade\b/);
    expect(status).toBe(1);
  });

  test('an undeclared code does not compile', () => {
    project.edit(HANDLER, "'all-zero'", "'all-nothing'");
    expect(types().stdout).toContain('\'"all-nothing"\'');
  });

  test('a declared code that is never given is found by the check and by the tests', async () => {
    project.edit(HANDLER, /^ {2}if .*\n/m, '');
    expect((await project.toolwright('check')).printed).toContain('all-zero');
    expect(generatedTests().stdout).toContain('all-zero');
  });

  test('an ignored argument is found by the check and by the tests', async () => {
    project.edit(HANDLER, '{ returns, threshold }', '{ returns }');
    project.edit(HANDLER, 'value > threshold', 'value > 0');
    expect((await project.toolwright('check')).printed).toContain('threshold');
    const { status, stdout } = generatedTests();
    expect(stdout).toContain('reach: threshold');
    expect(status).toBe(1);
  });
});
