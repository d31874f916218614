import { spawnSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StdioClientTransport } from '@modelcontextprotocol/sdk/client/stdio.js';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { scripts } from '../../generator/site/scripts.ts';
import { sectionsOf } from '../docs/guide/blocks.ts';
import { followGuide } from '../docs/guide/follow-guide.ts';
import { mergeYaml } from '../docs/guide/merge-yaml.ts';

// What a stranger gets from the registry: the packages as they are packed, in an empty folder.
const root = fileURLToPath(new URL('../..', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'packed-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** As a machine with this Node alone would find it. */
const env = { ...process.env, PATH: `${dirname(process.execPath)}:${process.env['PATH']}` };

function run(command: string, args: readonly string[], cwd = folder) {
  const outcome = spawnSync(command, args, { cwd, env, encoding: 'utf8' });
  expect(outcome, `${outcome.stdout}${outcome.stderr}`).toMatchObject({ status: 0 });
  return outcome.stdout;
}

beforeAll(() => {
  for (const name of ['runtime', 'generator', 'create'])
    run('npm', ['pack', '--pack-destination', folder], join(root, name));
  const packed = readdirSync(folder).map((file) => `./${file}`);
  writeFileSync(join(folder, 'package.json'), '{ "name": "stranger", "private": true, "type": "module" }');
  run('npm', ['install', '--no-audit', '--no-fund', '--loglevel=error', '--prefer-offline', ...packed]);
  // A stranger installs these from the registry; ours are the same.
  mkdirSync(join(folder, 'node_modules/@types'), { recursive: true });
  for (const name of ['@types/node', 'typescript', 'vitest', '.bin/tsc', '.bin/vitest'])
    symlinkSync(join(root, 'node_modules', name), join(folder, 'node_modules', name));
  const demo = fileURLToPath(new URL('../fixtures/diagnostics/base', import.meta.url));
  for (const part of ['specs', 'src']) cpSync(join(demo, part), join(folder, part), { recursive: true });
}, 180_000);

test('the packed generator generates, and says what stands where', () => {
  const printed = run(process.execPath, ['node_modules/toolwright/bin/toolwright.js', 'gen']);
  expect(printed).toMatch(/^wrote \d+, removed 0/);
  expect(readdirSync(join(folder, 'generated'))).toEqual(
    expect.arrayContaining(['contract', 'kb', 'registry.ts', 'schema', 'tests']),
  );
});

test('it renders the site, whose scripts are those of a checkout', () => {
  const printed = run(process.execPath, ['node_modules/toolwright/bin/toolwright.js', 'docs']);
  expect(printed).toMatch(/^wrote \d+ files to dist\/site\n$/);
  const site = join(folder, 'dist/site');
  expect(readFileSync(join(site, 'tools/weigh-rows/index.html'), 'utf8')).toContain(
    '<h1 id="top">weigh_rows</h1>',
  );
  const names = [...scripts().keys()];
  expect(readdirSync(join(site, 'scripts')).map((name) => `scripts/${name}`)).toEqual(names.toSorted());
  for (const name of names) {
    const text = readFileSync(join(site, name), 'utf8');
    expect(text, name).not.toMatch(/sourceMappingURL|from '[^']*\/[^']*\//);
    expect([...text.matchAll(/from ["'](.*?)["']/g)].map(([, from]) => from).sort(), name).toEqual(
      [
        ...scripts()
          .get(name)!
          .matchAll(/from ["'](.*?)["']/g),
      ]
        .map(([, from]) => from)
        .sort(),
    );
  }
});

test('it generates contracts for a server that answers calls itself, as a checkout does', () => {
  const example = join(root, 'examples/sdk-1');
  const mine = join(folder, 'own');
  for (const part of ['specs', 'src', 'toolwright.config.js'])
    cpSync(join(example, part), join(mine, part), { recursive: true });
  run(process.execPath, [join(folder, 'node_modules/toolwright/bin/toolwright.js'), 'gen'], mine);
  const contents = (of: string) =>
    readdirSync(join(of, 'generated'), { recursive: true, encoding: 'utf8', withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map(({ parentPath, name }) => [
        relative(of, join(parentPath, name)),
        readFileSync(join(parentPath, name), 'utf8'),
      ])
      .sort();
  expect(contents(mine)).toEqual(contents(example));
});

test('it runs lints and emitters of the project', () => {
  writeFileSync(
    join(folder, 'toolwright.config.ts'),
    `import { defineExtension } from 'toolwright';
const text = ({ contract }): string => contract.tools.map(({ name }) => name + '\\n').join('');
export default defineExtension({
  emitters: [{ name: 'names', emit: (input) => [{ path: 'generated/names.txt', text: text(input) }] }],
});
`,
  );
  const printed = run(process.execPath, ['node_modules/toolwright/bin/toolwright.js', 'gen']);
  expect(printed).toMatch(/^wrote 2, removed 0/);
  expect(readFileSync(join(folder, 'generated/names.txt'), 'utf8')).toBe('weigh_rows\n');
});

test('the packed runtime serves what was generated', () => {
  writeFileSync(
    join(folder, 'call.ts'),
    `import { createServer, own, timeOrderedRunIds } from 'toolwright-runtime';
import { registry } from './generated/registry.ts';

const wallClock = () => new Date();
const log = { started: async () => undefined, finished: async () => undefined };
const server = createServer({
  registry, services: {}, log, wallClock, newRunId: timeOrderedRunIds(wallClock), revision: null, environment: {},
  reportFault: (fault) => console.error(fault),
});
const answer = await server.call({ tool: 'weigh_rows', arguments: { rows: [1, 2], facto: 2 }, caller: { surface: 'call', client: null }, identify: own });
console.log(JSON.stringify(answer));
`,
  );
  expect(JSON.parse(run(process.execPath, ['call.ts']))).toMatchObject({
    kind: 'refusal',
    refusal: { code: 'UNKNOWN_ARGUMENT', reason: expect.stringContaining('factor') },
  });
});

test('the packed client calls what was generated', () => {
  writeFileSync(
    join(folder, 'client.ts'),
    `import { overHttp } from 'toolwright-runtime/client';
import { createClient, routes } from './generated/client.ts';

const send = async (address, { body }) => new Response(JSON.stringify({ address, body, provenance: {}, warnings: [] }));
const client = createClient(overHttp('http://here', routes, send as typeof fetch));
console.log(JSON.stringify(await client.weighRows({ rows: [1, 2] })));
`,
  );
  expect(JSON.parse(run(process.execPath, ['client.ts']))).toMatchObject({
    kind: 'result',
    result: { address: 'http://here/api/weigh', body: '{"rows":[1,2]}' },
  });
});

test('who follows the guide has a tool that answers, and whose tests pass', () => {
  const garden = join(folder, 'garden');
  const sections = sectionsOf(readFileSync(join(root, 'docs/spec-language.md'), 'utf8'));
  for (const { kind, path, text } of sections.flatMap(({ blocks }) => blocks)) {
    if (kind !== 'file') continue;
    const file = join(garden, path);
    mkdirSync(dirname(file), { recursive: true });
    const before = existsSync(file) ? readFileSync(file, 'utf8') : '';
    writeFileSync(file, path.endsWith('.yaml') ? mergeYaml(before, text) : text);
  }
  const installed = join(folder, 'node_modules');
  const node = (...args: string[]) => run(process.execPath, args, garden);
  const toolwright = (command: string) => node(join(installed, 'toolwright/bin/toolwright.js'), command);

  toolwright('gen');
  node(join(installed, 'typescript/bin/tsc'), '--noEmit');
  node('generated/tests/record.ts');
  toolwright('gen');
  expect(node(join(installed, 'vitest/vitest.mjs'), 'run')).toMatch(/Tests .*passed/);
  toolwright('check');
  expect(node('src/main.ts', 'call', 'plan_watering', '--args', '{"area": 2}')).toContain('"litres": 28');
}, 180_000);

/** What the README of a new project says beside the page: clients start it by `.mcp.json`. */
async function callOverMcp(project: string): Promise<void> {
  const { mcpServers } = JSON.parse(readFileSync(join(project, '.mcp.json'), 'utf8'));
  const client = new Client({ name: 'stranger', version: '1' });
  await client.connect(new StdioClientTransport({ ...mcpServers.weather, cwd: project, env }));
  const { isError, content } = await client.callTool({
    name: 'describe_numbers',
    arguments: { numbers: [] },
  });
  await client.close();
  expect({ isError, content }).toMatchObject({
    isError: true,
    content: [{ text: expect.stringContaining('TOO_FEW: Of 0 numbers') }],
  });
}

const inTheReport = (folder: string) =>
  expect(readFileSync(join(folder, 'contract.xml'), 'utf8')).toContain(
    '<testsuite name="guarantees" tests="1"',
  );

describe.concurrent('a guide, followed line by line in an empty folder', () => {
  test.each([
    ['five-minutes.md', 6, callOverMcp],
    ['adopting.md', 6, undefined],
    ['extending.md', 7, undefined],
    ['contract-tests-in-ci.md', 5, inTheReport],
    ['moving-from-zod.md', 6, undefined],
  ] as const)(
    '%s',
    async (page, runs, look) => {
      expect(await followGuide(page, join(folder, 'node_modules'), look)).toBe(runs);
    },
    180_000,
  );
});

test('what is there is left alone', () => {
  const init = () =>
    spawnSync(process.execPath, ['node_modules/create-toolwright/bin/create-toolwright.js', 'mine'], {
      ...{ cwd: folder, env, encoding: 'utf8' },
    });
  expect(init()).toMatchObject({ status: 0 });
  expect(init()).toMatchObject({ status: 2, stderr: expect.stringContaining('T931') });
});

test('they bring what was built, with types and source maps, and no sources', () => {
  for (const name of ['toolwright', 'toolwright-runtime']) {
    const files = readdirSync(join(folder, 'node_modules', name), { recursive: true }).map(String);
    expect(files.filter((file) => /(?<!\.d)\.ts$/.test(file))).toEqual([]);
    expect(files).toContain(join('dist', 'index.js'));
    // What a page's browser runs is sent as it is.
    const modules = files.filter((file) => /^dist\b.*\.js$/.test(file) && !/browser/.test(file));
    const missing = modules.flatMap((file) => [`${file}.map`, file.replace(/\.js$/, '.d.ts')]);
    expect(missing.filter((file) => !files.includes(file))).toEqual([]);
  }
});

test('npm would publish each of them as it is', () => {
  for (const file of readdirSync(folder).filter((name) => name.endsWith('.tgz'))) {
    const outcome = spawnSync(
      'npm',
      ['publish', '--dry-run', '--offline', '--loglevel=notice', `./${file}`],
      {
        ...{ cwd: folder, env, encoding: 'utf8' },
      },
    );
    expect(outcome).toMatchObject({ status: 0, stdout: `+ ${file.replace(/-([\d.]+)\.tgz$/, '@$1')}\n` });
    expect(outcome.stderr).toContain('LICENSE');
    expect(outcome.stderr).not.toMatch(/auto-corrected|errors corrected/);
  }
});

test('the runtime needs its SDK and Express, and nothing that generates', () => {
  const { dependencies } = JSON.parse(
    readFileSync(join(folder, 'node_modules/toolwright-runtime/package.json'), 'utf8'),
  );
  expect(Object.keys(dependencies)).toEqual(['@modelcontextprotocol/sdk', 'express']);
});
