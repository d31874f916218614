import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { request as rawRequest } from 'node:http';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StreamableHTTPClientTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { listen } from '../../../runtime/surfaces/http/listen.ts';

const args = ['--conditions=src', fileURLToPath(new URL('../http-fixture.ts', import.meta.url))];
let child: ChildProcess;
let address: string;

beforeAll(async () => {
  child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] });
  [address] = (await once(child.stdout!.setEncoding('utf8'), 'data')) as [string];
});

afterAll(async () => {
  const exited = once(child, 'exit');
  child.kill('SIGTERM');
  expect(await exited).toEqual([0, null]);
});

async function get(path: string, init?: RequestInit) {
  const response = await fetch(`${address}${path}`, init);
  const type = response.headers.get('content-type')?.split(';')[0];
  return { status: response.status, type, body: await response.json(), headers: response.headers };
}

/** With headers that `fetch` does not let a caller set. */
async function statusWith(headers: Record<string, string>): Promise<number | undefined> {
  return new Promise((resolve, reject) => {
    rawRequest(`${address}/healthz`, { headers }, (response) => {
      response.resume();
      resolve(response.statusCode);
    })
      .once('error', reject)
      .end();
  });
}

/** `fetch` sends no body with GET. */
async function bodyOnGet(path: string, body: string): Promise<unknown> {
  return new Promise((resolve, reject) => {
    rawRequest(
      `${address}${path}`,
      { method: 'GET', headers: { 'content-length': body.length } },
      (response) => text(response).then((answer) => resolve(JSON.parse(answer)), reject),
    )
      .once('error', reject)
      .end(body);
  });
}

describe('a tool over GET', () => {
  test('reads scalars as they are and other values as JSON, and gives the envelope', async () => {
    const { status, type, body, headers } = await get(
      '/api/v1/sums?numbers=[1,2]&scale=2&label=5&explain=true',
    );
    expect({ status, type }).toEqual({ status: 200, type: 'application/json' });
    expect(body).toMatchObject({
      sum: 6,
      label: '5',
      terms: 2,
      provenance: { serverVersion: '1.2.3' },
      warnings: [],
    });
    expect(headers.get('x-powered-by')).toBeNull();
    expect(headers.get('cache-control')).toBe('no-store');
  });

  test.each([
    ['a bad value', '?numbers=[1]&scale=-1', 400, 'INVALID_SCALE', 'invalid_argument'],
    ['text that is not JSON', '?numbers=1,2', 400, 'INVALID_NUMBERS', 'invalid_argument'],
    ['an unknown parameter', '?numbers=[1]&sclae=2', 422, 'UNKNOWN_ARGUMENT', 'unknown_argument'],
    ['a name given twice', '?numbers=[1]&scale=1&scale=2', 400, 'INVALID_SCALE', 'invalid_argument'],
    ['a key of the prototype', '?numbers=[1]&__proto__=1', 422, 'UNKNOWN_ARGUMENT', 'unknown_argument'],
    ['the handler', '?numbers=[1,-1]', 409, 'ZERO_SUM', 'zero_sum'],
  ])('refuses %s as a problem', async (_what, query, status, code, fragment) => {
    const answer = await get(`/api/v1/sums${query}`);
    expect(answer).toMatchObject({ status, type: 'application/problem+json' });
    expect(answer.body).toMatchObject({ type: `/refusals/#${fragment}`, title: code, status, code });
  });
});

describe('arguments in the other place are refused, not dropped', () => {
  test('a body beside the query of a read', async () => {
    expect(await bodyOnGet('/api/v1/sums?numbers=[1]', '{"scale":2}')).toMatchObject({
      status: 400,
      detail: 'add_up takes its arguments from the query; this request also has a body.',
    });
  });

  test('a query beside the body of a write', async () => {
    const { body } = await get('/api/v1/draws?name=a', { method: 'POST', body: '{"name":"a"}' });
    expect(body).toMatchObject({
      status: 400,
      detail: 'store_draw takes its arguments from the body; this request also has a query.',
    });
  });
});

describe('a tool over POST', () => {
  test.each([
    ['JSON', { 'content-type': 'application/json' }],
    ['a body that says nothing', {}],
  ])('reads %s', async (_what, headers) => {
    const body = JSON.stringify({ name: 'a' });
    expect(await get('/api/v1/draws', { method: 'POST', headers, body })).toMatchObject({
      status: 200,
      body: { id: expect.stringMatching(/^a-/) },
    });
  });

  test('takes no body as no arguments', async () => {
    expect(await get('/api/v1/matches', { method: 'POST' })).toMatchObject({
      status: 200,
      body: { seen: '{}' },
    });
  });
});

test('a vocabulary is served as it is now', async () => {
  const { status, body } = await get('/api/v1/vocabularies/signals');
  expect(status).toBe(200);
  expect(body).toMatchObject({ name: 'signals', entries: [{ name: 'rv_21d' }, {}, {}] });
});

describe('every error is JSON', () => {
  const json = { 'content-type': 'application/json' };
  test.each<[string, string, RequestInit, number]>([
    ['no such path', '/nowhere', {}, 404],
    ['no such vocabulary', '/api/v1/vocabularies/nope', {}, 404],
    ['a wrong method', '/api/v1/sums', { method: 'POST' }, 405],
    ['GET on MCP', '/mcp', {}, 405],
    ['a body that is not JSON', '/api/v1/draws', { method: 'POST', headers: json, body: '{' }, 400],
    [
      'a body too large',
      '/api/v1/draws',
      { method: 'POST', headers: json, body: `"${'x'.repeat(8_000_001)}"` },
      413,
    ],
    ['an address that does not decode', '/api/v1/vocabularies/%ff', {}, 400],
    ['another origin', '/healthz', { headers: { origin: 'https://evil.example' } }, 403],
    ['a broken page', '/broken', {}, 500],
  ])('%s', async (_what, path, init, status) => {
    const answer = await get(path, init);
    expect(answer).toMatchObject({ status, type: 'application/problem+json', body: { status } });
    expect(JSON.stringify(answer.body)).not.toMatch(/secret|at .*\.ts/);
  });

  test.each<[string, string, RequestInit, string]>([
    [
      'a body that is cut short',
      '/api/v1/draws',
      { method: 'POST', headers: json, body: '{"name": ' },
      'The body is not JSON: Unexpected end of JSON input. Send one JSON object, its keys the argument names.',
    ],
    [
      'a body of another character set',
      '/api/v1/draws',
      { method: 'POST', headers: { 'content-type': 'application/json; charset=klingon' }, body: '{}' },
      'The body can not be read: unsupported charset "KLINGON". Send JSON in UTF-8.',
    ],
    [
      'an address that does not decode',
      '/api/v1/vocabularies/%ff',
      {},
      'The address can not be read: what follows a % in it is no character.',
    ],
  ])('says of %s what is wrong with it', async (_what, path, init, detail) => {
    expect((await get(path, init)).body).toMatchObject({ detail });
  });

  test('arguments over the limit are refused in words while the body still fits', async () => {
    const body = JSON.stringify({ name: 'x'.repeat(5_000_000) });
    expect(await get('/api/v1/draws', { method: 'POST', headers: json, body })).toMatchObject({
      status: 413,
      body: { code: 'ARGUMENTS_TOO_LARGE', params: { limit: 4_000_000 } },
    });
  });
});

describe('the guard', () => {
  test.each([
    ['evil.example', 403],
    ['localhost:1234', 200],
    ['[::1]', 200],
  ])('Host %s gives %d', async (host, status) => {
    expect(await statusWith({ host })).toBe(status);
  });

  test.each([
    ['http://localhost:3000', 200],
    ['null', 403],
  ])('Origin %s gives %d', async (origin, status) => {
    expect(await statusWith({ origin })).toBe(status);
  });
});

test('the site is mounted', async () => {
  expect(await (await fetch(address)).text()).toBe('<h1>Fixture</h1>');
});

test("MCP answers the SDK's own client, each request alone", async () => {
  const client = new Client({ name: 'test', version: '1' });
  await client.connect(new StreamableHTTPClientTransport(new URL(`${address}/mcp`)));
  expect((await client.listTools()).tools).toHaveLength(6);
  const result = await client.callTool({ name: 'add_up', arguments: { numbers: [1, 2] } });
  expect(result.structuredContent).toMatchObject({ sum: 3 });
  const refusal = await client.callTool({ name: 'add_up', arguments: {} });
  expect(refusal).toMatchObject({
    isError: true,
    content: [{ text: expect.stringMatching(/^INVALID_NUMBERS: /) }],
  });
  await client.close();
});

test('stopping lets a request under way finish', async () => {
  const slow = await listen((_request, response) => setTimeout(() => response.end('done'), 50), {
    host: '127.0.0.1',
    port: 0,
  });
  const answer = fetch(slow.address).then((response) => response.text());
  await new Promise((resolve) => setTimeout(resolve, 20));
  await slow.stop();
  expect(await answer).toBe('done');
  await expect(fetch(slow.address)).rejects.toThrow();
});

test('a request that never ends does not keep a server from stopping', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  const stuck = await listen(() => {}, { host: '127.0.0.1', port: 0 });
  const answer = fetch(stuck.address);
  const dropped = expect(answer).rejects.toThrow('fetch failed');
  await new Promise((resolve) => setImmediate(resolve));
  const stopped = stuck.stop();
  vi.advanceTimersByTime(5_000);
  vi.useRealTimers();
  await stopped;
  await dropped;
});
