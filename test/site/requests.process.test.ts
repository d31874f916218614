import { execFile } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { registry } from '../../generated/registry.ts';
import { jsonRpc, requestForms } from '../../generator/site/requests.ts';
import { serveQuant } from './browser.ts';

// The call of each example, as its page shows it, is made as it stands and gives what was recorded.
const root = fileURLToPath(new URL('../..', import.meta.url));
const run = promisify(execFile);

/** Tools of other toolsets that answer from what others saved or put on record. */
const OF_THE_STATE = new Set(['refusal_census', 'list_configs', 'load_config', 'render_report']);

const examples = registry.tools
  .map(({ listing }) => listing)
  // What depends on the state answers otherwise on a fresh one.
  .filter(
    ({ name, toolset, handlerWrites, usesJournal }) =>
      toolset !== 'record' &&
      toolset !== 'campaign' &&
      !OF_THE_STATE.has(name) &&
      !handlerWrites &&
      !usesJournal,
  )
  .flatMap(({ name, http }) =>
    readdirSync(join(root, 'recordings', name))
      .filter((file) => file.endsWith('.json'))
      .map((file) => {
        const { arguments: args, answer } = JSON.parse(
          readFileSync(join(root, 'recordings', name, file), 'utf8'),
        );
        return { tool: name, file, http, args, answer };
      }),
  );

/** An answer but for what depends on the day: its provenance, and in warnings how many days ago the newest bar closed. */
const ofAnyDay = ({ provenance: _, warnings, ...answer }: Record<string, unknown>) => ({
  ...answer,
  warnings: (warnings as readonly string[]).map((text) => text.replace(/\d+ days ago/, 'N days ago')),
});

describe('the forms of a call', () => {
  let server: Awaited<ReturnType<typeof serveQuant>>;
  const bin = mkdtempSync(join(tmpdir(), 'quant-bin-'));
  beforeAll(async () => {
    server = await serveQuant();
    writeFileSync(
      join(bin, 'quant'),
      `#!/bin/sh\nexec ${process.execPath} ${join(root, 'bin/quant.js')} "$@"\n`,
      { mode: 0o755 },
    );
  });
  afterAll(async () => {
    await server.stop();
    rmSync(bin, { recursive: true, force: true });
  });
  const forms = ({ tool, http, args }: (typeof examples)[number]) =>
    new Map(
      requestForms(
        { tool, method: tool, command: 'quant', address: server.address, ...(http && { http }) },
        args,
      ).map(({ name, text }) => [name, text]),
    );
  const shell = async (command: string) => {
    const { stdout } = await run('sh', ['-c', command], {
      maxBuffer: 2 ** 26,
      env: { ...process.env, PATH: `${bin}:${process.env['PATH']}`, QUANT_HOME: server.home },
    });
    return ofAnyDay(JSON.parse(stdout));
  };

  test.each(examples)('$tool by curl: $file', async (example) => {
    expect(await shell(`${forms(example).get('curl')} --silent`)).toEqual(ofAnyDay(example.answer));
  });

  test.each(examples)('$tool on the command line: $file', async (example) => {
    expect(await shell(`${forms(example).get('command')} --json`)).toEqual(ofAnyDay(example.answer));
  });

  test.each(examples)('$tool by JSON-RPC: $file', async (example) => {
    const response = await fetch(`${server.address}/mcp`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Accept: 'application/json, text/event-stream' },
      body: forms(example).get('mcp')!,
    });
    const { result } = (await response.json()) as { result: { structuredContent: Record<string, unknown> } };
    expect(ofAnyDay(result.structuredContent)).toEqual(ofAnyDay(example.answer));
  });
});

test.each([
  ['a quote', { text: "it's" }, "--text 'it'\\''s'"],
  ['a switch', { on: true, off: false }, '--on --no-off'],
  ['a list', { list: [1, 2] }, "--list '[1,2]'"],
  ['what a shell would read', { text: '$HOME `x` "y"' }, '--text \'$HOME `x` "y"\''],
])('%s is one word of a shell', (_what, args, expected) => {
  const surface = { tool: 'a', method: 'a', command: 'quant', address: 'http://a' };
  expect(requestForms(surface, args).find(({ name }) => name === 'command')?.text).toBe(
    `quant a ${expected}`,
  );
});

test('TypeScript takes JSON as it is', () => {
  const surface = { tool: 'a_b', method: 'aB', command: '', address: 'http://a' };
  const text = requestForms(surface, { a: 1 }).find(({ name }) => name === 'typescript')?.text;
  expect(text).toBe('const answer = await client.aB({ "a": 1 });');
});

test('a tool without a route is called over MCP', () => {
  const surface = { tool: 'a', method: 'a', command: '', address: 'http://a' };
  expect(requestForms(surface, { b: 1 }).find(({ name }) => name === 'curl')?.text).toBe(
    `curl http://a/mcp -H 'Accept: application/json, text/event-stream' \\\n  -d '${JSON.stringify(jsonRpc('a', { b: 1 }))}'`,
  );
});
