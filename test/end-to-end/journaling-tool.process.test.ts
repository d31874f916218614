import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { copyProject } from './project-copy.ts';

// A tool that puts its calls on record, from its spec to the state file: the tool of third-tool/, with a store.
const SPEC = 'specs/tools/audit/hit_rate.yaml';
const HANDLER = 'src/handlers/hit-rate.ts';
const project = copyProject();
const given = (name: string) => readFileSync(new URL(`third-tool/${name}`, import.meta.url), 'utf8');

beforeAll(async () => {
  project.write(SPEC, given('hit_rate.yaml'));
  project.write(HANDLER, given('hit-rate.ts.txt'));
  project.edit(
    SPEC,
    'effects: { readOnly: true }',
    'effects: { readOnly: false, journals: { store: rates, memoized: true, force: anew } }',
  );
  project.edit(
    SPEC,
    'result:\n',
    'result:\n  entry: { type: string, required: true, description: Its entry. }\n',
  );
  project.edit(
    SPEC,
    '\nresult:\n',
    '  anew: { type: boolean, default: false, description: Computes it again. }\n\nresult:\n',
  );
  project.edit(
    'specs/server.yaml',
    /^stores:$/m,
    [
      'stores:',
      '  rates: { title: the book of rates, noun: rate, entry: Rate, description: Every rate counts. }',
    ].join('\n'),
  );
  project.edit(
    'specs/types.yaml',
    /^Provenance:$/m,
    [
      'Rate:',
      '  type: object',
      '  description: A rate that was computed.',
      '  properties: { rate: { type: number, required: true, description: The rate. } }',
      'Provenance:',
    ].join('\n'),
  );
  project.edit(
    HANDLER,
    /return \{ hitRate: (.*) \};/,
    'const hitRate = $1;\n  return { entry: call.journal({ rate: hitRate }), hitRate };',
  );
  expect(await project.toolwright('gen')).toMatchObject({ status: 0 });
  expect(await node('generated/tests/record.ts', 'hit_rate')).toMatchObject({ status: 0 });
  expect(await project.toolwright('gen')).toMatchObject({ status: 0 });
});
afterAll(project.remove);

async function start(command: string, ...args: string[]) {
  const bin = command === 'node' ? process.execPath : join(project.root, 'node_modules/.bin', command);
  const child = spawn(bin, args, {
    cwd: project.root,
    env: { ...process.env, QUANT_HOME: join(project.root, 'state'), NO_COLOR: '1' },
  });
  let stdout = '';
  child.stdout.on('data', (text) => {
    stdout += String(text);
  });
  const status = await new Promise((resolve) => child.on('close', resolve));
  return { status, stdout };
}
const node = (...args: string[]) => start('node', '--conditions=src', ...args);

test('its types, its agreement with the spec and its generated tests hold', async () => {
  expect(await start('tsc', '--noEmit')).toMatchObject({ status: 0, stdout: '' });
  expect(await project.toolwright('check')).toMatchObject({ status: 0 });
  const { status, stdout } = await start('vitest', 'run', 'generated/tests/hit-rate', '--reporter=verbose');
  expect(stdout).toContain('journal: a call is put on record and answers an equal one');
  expect(status).toBe(0);
});

test('equal calls of one process after the other are on record once, unless one is forced', async () => {
  // Built code is told by its digest; sources that run as they are would count as new ones in each process.
  project.edit('src/open-server.ts', /code: .*,/, "code: 'this code',");
  const call = async (args: object) => {
    const { stdout } = await node('src/main.ts', 'call', 'hit_rate', '--args', JSON.stringify(args));
    return JSON.parse(stdout) as { entry: string; journaled: boolean; provenance: { runId: string } };
  };
  const first = await call({ returns: [0.01, -0.02] });
  const again = await call({ returns: [0.01, -0.02] });
  const forced = await call({ returns: [0.01, -0.02], anew: true });
  expect(first).toMatchObject({ hitRate: 0.5, journaled: true, entry: `${first.provenance.runId}.1` });
  expect(again).toEqual({ ...first, journaled: false });
  expect(forced).toMatchObject({ hitRate: 0.5, journaled: true });

  const state = new DatabaseSync(join(project.root, 'state/state.sqlite'));
  expect(state.prepare('SELECT id, store, tool, json FROM journal_entry ORDER BY rowid').all()).toEqual(
    [first, forced].map(({ entry }) => ({
      id: entry,
      store: 'rates',
      tool: 'hit_rate',
      json: '{"rate":0.5}',
    })),
  );
  state.close();
  expect(await node('src/main.ts', 'replay', '--all')).toMatchObject({
    status: 0,
    stdout: expect.stringContaining('3 replayed: 3 the same'),
  });
  const replayed = await node(
    'src/main.ts',
    'call',
    'replay_run',
    '--args',
    JSON.stringify({ run_id: first.provenance.runId }),
  );
  expect(replayed).toMatchObject({ status: 0 });
  expect(JSON.parse(replayed.stdout)).toMatchObject({ verdict: 'same', field: null });
});
