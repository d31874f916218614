import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { toolwright } from '../run-toolwright.ts';

const scripted = join(import.meta.dirname, '../../fixtures/scripted-server.mjs');

/** Runs `work` in an empty folder with a server whose module has this text. */
async function withServer<T>(
  module: string,
  work: (root: string, command: string[]) => Promise<T>,
): Promise<T> {
  const root = mkdtempSync(join(tmpdir(), 'adopt-'));
  try {
    writeFileSync(join(root, 'server.mjs'), module);
    return await work(root, ['--', process.execPath, scripted, join(root, 'server.mjs')]);
  } finally {
    rmSync(root, { recursive: true, force: true });
  }
}

const listing = (tools: string) =>
  `export const answer = (method) => (method === 'tools/list' ? { tools: ${tools} } : undefined);`;

test('what is written is sound, and tells what is left to do', async () => {
  const tool = `{ name: 'get-sum', description: 'Adds. Both must be given.', annotations: { readOnlyHint: true },
    inputSchema: { type: 'object', properties: { a: { type: 'number' }, b: { type: 'number' } }, required: ['a'] } }`;
  await withServer(listing(`[${tool}]`), async (root, command) => {
    const adopted = await toolwright(root, 'adopt', ...command);
    expect(adopted).toEqual({
      status: 0,
      out:
        'wrote 6 files of 1 tool below .\n20 TODOs are left in them: `grep -rn TODO specs`\nno known client refuses or misreads what the server lists today\n' +
        'next: `toolwright gen`, then `toolwright verify` with the same server\n',
      err: '',
    });
    expect(await toolwright(root, 'gen')).toMatchObject({ status: 0, err: '' });
    const spec = readFileSync(join(root, 'specs/tools/tools/get-sum.yaml'), 'utf8');
    expect(spec).toContain('summary: Adds.\ndetails: Both must be given.\n');
    expect(spec).toContain(
      '  # TODO: minimum: the schema has no bound\n  # TODO: maximum: the schema has no bound\n  a:\n',
    );
    expect(spec).toContain('# TODO: effects: the server does not say destructiveHint');
    expect(spec).toContain('arguments: { a: 1 }');
    expect(await toolwright(root, 'adopt', ...command)).toMatchObject({ status: 1 });
  });
});

test('a thousand hostile tools are written within the folder, each under a name of its own', async () => {
  const tools = `Array.from({ length: 1000 }, (_, index) => ({
    name: ['../', 'a/b', 'con', 'x'.repeat(300), '\\u202e', '"*/'][index % 6] + (index % 2 ? index : ''),
    description: '*/ \\\`x\\\` \\u0000 {{z}} --- # | <script>'.repeat(index % 3),
    inputSchema: { type: 'object', properties: { ['p' + index]: { type: 'string', description: '# : - \\n\\t\\u2028' } } },
  }))`;
  await withServer(listing(tools), async (root, command) => {
    const { status, out } = await toolwright(
      root,
      'adopt',
      '--to',
      'in/here',
      '--format',
      'json',
      ...command,
    );
    const { files, findings } = JSON.parse(out) as { files: string[]; findings: { code: string }[] };
    expect([status, files.length]).toEqual([0, 1005]);
    expect(new Set(findings.map(({ code }) => code))).toEqual(new Set(['T922', 'T926']));
    expect(readdirSync(root).sort()).toEqual(['in', 'server.mjs']);
    expect(files.every((file) => existsSync(join(root, 'in/here', file)))).toBe(true);
    expect(await toolwright(join(root, 'in/here'), 'lint')).toMatchObject({ status: 0 });
  });
});

const ADDRESS =
  '--url takes an address that begins with http:// or https://, without a user or password: `--header` sends those.';

test.each([
  [['adopt'], 'adopt takes one of `-- COMMAND...`, --url and --openapi.'],
  [['verify', '--url', 'http://a', '--', 'b'], 'verify takes one of `-- COMMAND...` and --url.'],
  [['verify', '--openapi', 'a'], '--openapi does not belong to verify.'],
  [['pin', '--url', 'ftp://a'], ADDRESS],
  [['pin', '--url', 'https://me:secret@a'], ADDRESS],
  [['verify', '--header', 'a: b', '--', 'c'], '--header belongs to --url.'],
  [['pin', '--url', 'http://a', '--header', 'no colon'], '--header takes NAME: VALUE.'],
  [['pin', 'node', '--', 'a'], 'What follows `--` is the command of the server; node stands before it.'],
  [['adopt', '--timeout', '0', '--', 'a'], '--timeout takes seconds, at most 600.'],
  [['verify', '--calls', 'some', '--', 'a'], '--calls takes one of read-only, all, none.'],
  [['verify', '--format', 'github', '--', 'a'], '--format takes one of human, json, junit.'],
])('the line %j is wrong', async (words, sentence) => {
  const { status, err } = await toolwright(import.meta.dirname, ...words);
  expect([status, err.split('\n')[0]]).toEqual([2, sentence]);
});
