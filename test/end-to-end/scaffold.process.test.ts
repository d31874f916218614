import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Diagnostic } from '../../generator/diagnostics/diagnostic.ts';
import { lineOf } from '../generator/diagnostics/fixture-project.ts';
import { copyProject } from './project-copy.ts';

// A handler that was scaffolded and not written: it compiles and reads its arguments, and nothing takes it for finished.
const project = copyProject();
const given = (name: string) => readFileSync(new URL(`third-tool/${name}`, import.meta.url), 'utf8');

beforeAll(async () => {
  project.write('specs/tools/audit/hit_rate.yaml', given('hit_rate.yaml'));
  expect(await project.toolwright('gen')).toMatchObject({ status: 0 });
  expect(await project.toolwright('scaffold')).toEqual({
    status: 0,
    printed:
      'wrote src/handlers/hit-rate.ts\nA call ends in a fault, and the tests fail, until it is written.\n',
  });
});
afterAll(project.remove);

function start(command: string, ...args: string[]) {
  const bin = command === 'node' ? process.execPath : join(project.root, 'node_modules/.bin', command);
  const env = { ...process.env, QUANT_HOME: join(project.root, 'state'), NO_COLOR: '1' };
  return spawnSync(bin, args, { cwd: project.root, encoding: 'utf8', env });
}

test('it compiles', () => {
  expect(start('tsc', '--noEmit')).toMatchObject({ status: 0, stdout: '' });
});

test('the check says what is left to do: the handler, and the refusal that it is to give', async () => {
  const { status, printed } = await project.toolwright('check', '--format', 'json');
  const findings = JSON.parse(/^\{[\s\S]*\}$/m.exec(printed)![0]).findings as Diagnostic[];
  expect({ status, findings: findings.map(lineOf) }).toEqual({
    status: 1,
    findings: [
      'specs/tools/audit/hit_rate.yaml:29:3 T703 nothing gives the refusal all-zero: no rule or bound maps to it and no code names it',
      'src/handlers/hit-rate.ts:11:3 T709 the handler of hit_rate is scaffolded and not written: every call ends here',
    ],
  });
});

test('a call is a fault whose log says that it is unfinished', () => {
  const { status, stdout, stderr } = start(
    'node',
    '--conditions=src',
    'src/main.ts',
    ...['call', 'hit_rate', '--args', '{"returns":[0.01]}'],
  );
  expect({ status, title: JSON.parse(stdout).title }).toEqual({ status: 1, title: 'Fault' });
  expect(stderr).toMatch(
    /hit_rate is unfinished: write src\/handlers\/hit-rate\.ts \(run \S+, given returns,threshold\)/,
  );
});

test('no example is recorded of it', () => {
  const { status, stderr } = start('node', '--conditions=src', 'generated/tests/record.ts', 'hit_rate');
  expect(status).toBe(1);
  expect(stderr).toContain('nothing was recorded: hit_rate is unfinished');
});

test('every test that needs its answer fails', () => {
  const options = ['--reporter=json', '--outputFile=report.json'];
  const { status } = start('vitest', 'run', 'generated/tests/hit-rate', ...options);
  const { testResults } = JSON.parse(project.read('report.json')) as {
    testResults: { assertionResults: { title: string; status: string }[] }[];
  };
  const tests = testResults.flatMap(({ assertionResults }) => assertionResults);
  const passed = tests.filter((each) => each.status === 'passed').map(({ title }) => title);
  expect(status).toBe(1);
  expect(tests.length).toBeGreaterThan(5);
  // None: even a broken bound is only right where the value just inside it is taken.
  expect(passed).toEqual([]);
});
