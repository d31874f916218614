import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { toolwright } from '../run-toolwright.ts';

// A server that wants a token, and tells it to whoever reads: in its list, its answers and its errors.
const TOKEN = 'tok-3f9a27c1';
const root = mkdtempSync(join(tmpdir(), 'secrets-'));
const seen = new Set<string>();

const results = (token: string): Readonly<Record<string, object>> => ({
  initialize: {
    protocolVersion: '2025-11-25',
    capabilities: { tools: {} },
    serverInfo: { name: 'web', version: '1.0.0' },
    instructions: `You are ${token}.`,
  },
  'tools/list': {
    tools: [
      {
        name: 'echo',
        description: `Says ${token}.`,
        inputSchema: { type: 'object', properties: {} },
        annotations: { readOnlyHint: true },
      },
    ],
  },
  'tools/call': { isError: true, content: [{ type: 'text', text: `not for ${token}` }] },
});

const server = createServer((request, response) => {
  const token = request.headers.authorization ?? 'nobody';
  seen.add(`${token} ${request.headers['x-tenant'] ?? 'no tenant'}`);
  let body = '';
  request.on('data', (part) => {
    body += part;
  });
  request.on('end', () => {
    if (request.method !== 'POST') return response.end();
    const { id, method } = JSON.parse(body) as { id?: number; method: string };
    if (id === undefined) return response.writeHead(202).end();
    const answer =
      token === `Bearer ${TOKEN}`
        ? { result: results(token)[method] }
        : { error: { message: `no: ${token}` } };
    response.writeHead(200, { 'content-type': 'application/json' });
    response.end(JSON.stringify({ jsonrpc: '2.0', id, ...answer }));
  });
});
let url = '';

beforeAll(async () => {
  process.env['WEB_TOKEN'] = TOKEN;
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/mcp?key=${TOKEN}`;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
  rmSync(root, { recursive: true, force: true });
});

const written = () =>
  readdirSync(root, { recursive: true, encoding: 'utf8', withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => readFileSync(join(entry.parentPath, entry.name), 'utf8'))
    .join('\n');

test.each([
  ['adopt', 0],
  ['pin', 0],
  ['verify --pinned', 0],
  ['verify', 1],
  ['verify --format json', 1],
  ['verify --format junit', 1],
])('%s sends the token, and nothing that it prints or writes holds it', async (command, status) => {
  seen.clear();
  const headers = ['--header', `Authorization: Bearer \${WEB_TOKEN}`, '--header', 'X-Tenant: blue'];
  const ran = await toolwright(root, ...command.split(' '), '--url', url, ...headers);
  expect(ran).toMatchObject({ status });
  expect([...seen]).toEqual([`Bearer ${TOKEN} blue`]);
  expect(`${ran.out}${ran.err}${written()}`).not.toContain(TOKEN);
  if (command === 'verify') expect(ran.out).toContain('not for [redacted]');
});

test('a token that is refused is told of and not told', async () => {
  const ran = await toolwright(root, 'pin', '--url', url, '--header', 'authorization: Bearer wrong-token');
  expect(ran).toMatchObject({
    status: 1,
    out: '',
    err: expect.stringContaining('T914: initialize: no: [redacted]'),
  });
});
