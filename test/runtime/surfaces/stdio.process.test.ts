import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StdioClientTransport } from '@modelcontextprotocol/sdk/client/stdio.js';
import { expect, test } from 'vitest';

const args = ['--conditions=src', fileURLToPath(new URL('../stdio-fixture.ts', import.meta.url))];

const initialize = {
  jsonrpc: '2.0',
  id: 0,
  method: 'initialize',
  params: { protocolVersion: '2025-06-18', capabilities: {}, clientInfo: { name: 'raw', version: '1' } },
};
const listTools = { jsonrpc: '2.0', method: 'tools/list' };
const callSlow = { jsonrpc: '2.0', id: 1, method: 'tools/call', params: { name: 'slow' } };

function start(...messages: readonly object[]): ChildProcessWithoutNullStreams {
  const child = spawn(process.execPath, args);
  for (const message of messages) child.stdin.write(`${JSON.stringify(message)}\n`);
  return child;
}

async function ended(child: ChildProcessWithoutNullStreams) {
  const [[code, signal], out, err] = await Promise.all([
    once(child, 'exit'),
    text(child.stdout),
    text(child.stderr),
  ]);
  return {
    code,
    signal,
    ids: out
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line).id),
    err,
  };
}

test("the SDK's own client lists and calls over a spawned process", async () => {
  const client = new Client({ name: 'test', version: '1' });
  await client.connect(new StdioClientTransport({ command: process.execPath, args, stderr: 'pipe' }));
  expect((await client.listTools()).tools.map(({ name }) => name)).toEqual(['add_up', 'chatty', 'slow']);
  const { structuredContent } = await client.callTool({ name: 'add_up', arguments: { numbers: [1, 2] } });
  expect(structuredContent).toMatchObject({ sum: 3 });
  await client.close();
});

test('the end of input is an ordinary end: the call in flight is answered first, stderr is empty', async () => {
  const child = start(initialize, callSlow);
  child.stdin.end();
  expect(await ended(child)).toEqual({ code: 0, signal: null, ids: [0, 1], err: '' });
});

test('what code says on the console goes to stderr, not into the protocol', async () => {
  const child = start(initialize, { ...callSlow, params: { name: 'chatty' } });
  child.stdin.end();
  expect(await ended(child)).toEqual({ code: 0, signal: null, ids: [0, 1], err: 'a stray word\n' });
});

test('a line that is no message is answered with an error, and the next one with its result', async () => {
  const child = start(initialize);
  child.stdin.write('no message\n');
  child.stdin.end(`${JSON.stringify(callSlow)}\n`);
  expect(await ended(child)).toEqual({ code: 0, signal: null, ids: [undefined, 0, 1], err: '' });
});

test('a client that has stopped reading does not keep a server from stopping', async () => {
  const child = start(initialize, ...Array.from({ length: 400 }, (_, id) => ({ ...listTools, id })));
  await once(child.stdout, 'readable');
  child.kill('SIGTERM');
  expect(await once(child, 'exit')).toEqual([0, null]);
}, 20_000);

test.each(['SIGINT', 'SIGTERM'] as const)('the first %s ends it, and it says what it did', async (signal) => {
  const child = start(initialize, callSlow);
  await once(child.stdout, 'data');
  const said = text(child.stderr);
  child.kill(signal);
  const [code] = await once(child, 'exit');
  expect(code).toBe(0);
  expect(await said).toBe(`Stopped by ${signal}: calls handled 1, call log at /state/calls.db.\n`);
});

test('a client that vanishes is an ordinary end', async () => {
  const child = start(initialize, callSlow);
  await once(child.stdout, 'data');
  child.stdout.destroy();
  const [code] = await once(child, 'exit');
  expect(code).toBe(0);
  child.stdin.destroy();
});
