import { request as rawRequest } from 'node:http';
import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StreamableHTTPClientTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js';
import { afterEach, describe, expect, test } from 'vitest';
import { mintToken, verifyToken } from '../../../../runtime/access/token.ts';
import type { ServerContract } from '../../../../runtime/contract.ts';
import { CallLogError } from '../../../../runtime/journal/call-log.ts';
import {
  createHttpApp,
  type HttpAppOptions,
  type Listening,
  listen,
} from '../../../../runtime/surfaces/http/index.ts';
import { addUp, fixtureAccess, fixtureRegistry, storeDraw } from '../../fixture-registry.ts';
import { fixtureServer } from '../../fixture-server.ts';
import { memoryTokenStore } from '../../memory-token-store.ts';

const now = new Date('2026-01-02T00:00:00.000Z');
const store = memoryTokenStore();
const facts = { name: null, createdAt: '2026-01-01T00:00:00.000Z', expiresAt: null };

async function token(tier: string, expiresAt: string | null = null) {
  const { text, stored } = mintToken('fixture', { ...facts, tier, expiresAt });
  await store.add(stored);
  return { id: stored.id, header: { authorization: `Bearer ${text}` } };
}

const tools = [addUp, { ...storeDraw, listing: { ...storeDraw.listing, access: 'writer' } }];
const listening: Listening[] = [];
afterEach(async () => {
  for (const { stop } of listening.splice(0)) await stop();
});

async function serve(
  options: Partial<HttpAppOptions> = {},
  contract: Partial<ServerContract> = {},
  environment: Record<string, string> = {},
) {
  const registry = fixtureRegistry(tools, { access: fixtureAccess, ...contract });
  const fixture = fixtureServer({ registry, environment });
  const app = createHttpApp(fixture.server, {
    authenticate: (text) => verifyToken(store, text, now),
    report: (error) => fixture.faults.push(error),
    ...options,
  });
  const started = await listen(app, { host: '127.0.0.1', port: 0 });
  listening.push(started);
  return { ...fixture, address: started.address };
}

const sum = async (address: string, headers: Record<string, string> = {}) => {
  const response = await fetch(`${address}/api/v1/sums?numbers=[1,2]`, { headers });
  const { code, detail, sum: total } = (await response.json()) as Record<string, unknown>;
  return { status: response.status, code, detail, total, headers: response.headers };
};
const draw = async (address: string, headers: Record<string, string> = {}) => {
  const response = await fetch(`${address}/api/v1/draws`, { method: 'POST', headers, body: '{"name":"a"}' });
  const { code } = (await response.json()) as Record<string, unknown>;
  return { status: response.status, code, challenge: response.headers.get('www-authenticate') };
};

describe('who may call', () => {
  test('without a token: what its tier may, and no more', async () => {
    const { address } = await serve();
    expect(await sum(address)).toMatchObject({ status: 200, total: 3 });
    expect(await draw(address)).toEqual({
      status: 401,
      code: 'AUTH_REQUIRED',
      challenge: 'Bearer realm="fixture"',
    });
  });

  test('with a token: by its tier, and the log says which', async () => {
    const { address, log } = await serve();
    const [reader, writer] = [await token('reader'), await token('writer')];
    expect(await draw(address, reader.header)).toMatchObject({ status: 403, code: 'ACCESS_DENIED' });
    expect(await draw(address, writer.header)).toMatchObject({ status: 200 });
    expect(log.startedRows).toMatchObject([
      { caller: { surface: 'http', tier: 'writer', token: writer.id } },
    ]);
  });

  test.each([
    [
      'revoked',
      async () => {
        const made = await token('writer');
        await store.revoke(made.id, now.toISOString());
        return made.header;
      },
    ],
    ['expired', async () => (await token('writer', now.toISOString())).header],
    ['of a tier that is gone', async () => (await token('admin')).header],
    ['invented', async () => ({ authorization: `Bearer fixture_${'0'.repeat(12)}_${'A'.repeat(43)}` })],
    ['no bearer', async () => ({ authorization: 'Basic Zm9vOmJhcg==' })],
  ])('with a token that is %s: nobody, not even where none is needed', async (_what, headers) => {
    const { address } = await serve();
    const answer = await sum(address, await headers());
    expect(answer).toMatchObject({ status: 401, code: 'AUTH_REQUIRED' });
    expect(answer.headers.get('www-authenticate')).toBe('Bearer realm="fixture", error="invalid_token"');
  });

  test('on a server that others reach: nobody without a token', async () => {
    const { address } = await serve({ published: true });
    expect(await sum(address)).toMatchObject({ status: 401, code: 'AUTH_REQUIRED' });
    expect(await sum(address, (await token('reader')).header)).toMatchObject({ status: 200 });
  });

  test('who may call nothing sends no more than a refusal takes', async () => {
    const { address } = await serve({ published: true });
    const send = async (headers: Record<string, string>) => {
      const body = JSON.stringify({ name: 'x'.repeat(200_000) });
      const { status } = await fetch(`${address}/api/v1/draws`, { method: 'POST', headers, body });
      return status;
    };
    expect(await send({})).toBe(413);
    expect(await send({ authorization: 'Bearer nonsense' })).toBe(413);
    expect(await send((await token('reader')).header)).toBe(403);
    expect(await send((await token('writer')).header)).toBe(200);
  });

  test('where tokens cannot be looked up, the call is a fault that says so', async () => {
    const locked = new CallLogError('LOG_LOCKED', 'The state file is locked.');
    const { address, faults } = await serve({ authenticate: () => Promise.reject(locked) });
    expect(await sum(address, (await token('reader')).header)).toMatchObject({
      status: 500,
      detail: "Tokens can't be checked at the moment. The state file is locked.",
    });
    expect(faults).toEqual([locked]);
    expect(await sum(address)).toMatchObject({ status: 200 });
  });
});

describe('over MCP', () => {
  async function connect(address: string, headers: Record<string, string>): Promise<Client> {
    const client = new Client({ name: 'test', version: '1' });
    await client.connect(
      new StreamableHTTPClientTransport(new URL(`${address}/mcp`), { requestInit: { headers } }),
    );
    return client;
  }

  test('everybody sees the same tools, and a call says whether it may', async () => {
    const { address } = await serve();
    const clients = await Promise.all([
      connect(address, {}),
      connect(address, (await token('writer')).header),
      connect(address, { authorization: 'Bearer nonsense' }),
    ]);
    const lists = await Promise.all(clients.map((client) => client.listTools()));
    expect(lists[1]).toEqual(lists[0]);
    expect(lists[2]).toEqual(lists[0]);
    const draws = await Promise.all(
      clients.map((client) => client.callTool({ name: 'store_draw', arguments: { name: 'a' } })),
    );
    expect(draws.map(({ content }) => (content as { text: string }[])[0]!.text.slice(0, 80))).toEqual([
      expect.stringMatching(/^AUTH_REQUIRED: .*no token was sent/),
      expect.stringMatching(/^\{"id":"a-1"/),
      expect.stringMatching(/^AUTH_REQUIRED: /),
    ]);
    await Promise.all(clients.map((client) => client.close()));
  });
});

describe('how often', () => {
  test('a token may call as often as its tier says, and is told when it may again', async () => {
    const clock = { time: now.getTime() };
    const registry = fixtureRegistry(tools, { access: fixtureAccess });
    const { server } = fixtureServer({ registry, wallClock: () => new Date(clock.time) });
    const app = createHttpApp(server, {
      authenticate: (text) => verifyToken(store, text, now),
      report: () => undefined,
    });
    const started = await listen(app, { host: '127.0.0.1', port: 0 });
    listening.push(started);
    const { header } = await token('reader');
    const call = () => sum(started.address, header);
    expect([await call(), await call(), await call()].map(({ status }) => status)).toEqual([200, 200, 200]);
    const limited = await call();
    expect(limited).toMatchObject({ status: 429, code: 'RATE_LIMITED' });
    const wait = Number(limited.headers.get('retry-after'));
    expect(wait).toBe(20);
    clock.time += (wait - 1) * 1_000;
    expect(await call()).toMatchObject({ status: 429 });
    clock.time += 1_000;
    expect(await call()).toMatchObject({ status: 200 });
    expect((await sum(started.address, (await token('reader')).header)).status).toBe(200);
  });

  test('addresses are told apart by a proxy that is trusted, and by nobody else', async () => {
    const open = { access: { ...fixtureAccess, anonymous: { loopback: 'reader', published: 'reader' } } };
    const from = (address: string) => ({ 'x-forwarded-for': address });
    const statuses = async (server: string, addresses: readonly string[]) => {
      const answers = [];
      for (const address of addresses) answers.push((await sum(server, from(address))).status);
      return answers;
    };
    const proxied = await serve({ published: true, trustedProxies: ['127.0.0.1'] }, open);
    expect(
      await statuses(proxied.address, [
        '192.0.2.1',
        '192.0.2.1',
        '192.0.2.1',
        '192.0.2.2',
        '6.6.6.6, 192.0.2.1',
      ]),
    ).toEqual([200, 200, 429, 200, 429]);
    const direct = await serve({ published: true }, open);
    expect(await statuses(direct.address, ['192.0.2.1', '192.0.2.2', '192.0.2.3'])).toEqual([200, 200, 429]);
  });
});

describe('calls over HTTP switched off', () => {
  const off = { httpSwitch: 'market_data' };
  test.each([
    ['/mcp', 'POST'],
    ['/mcp', 'GET'],
    ['/api/v1/sums?numbers=[1]', 'GET'],
    ['/api/v1/draws', 'POST'],
    ['/api/v1/vocabularies/signals', 'GET'],
  ])('%s by %s is 404 with no body', async (path, method) => {
    const { address } = await serve({}, off);
    const response = await fetch(`${address}${path}`, { method });
    expect(response.status).toBe(404);
    expect(response.headers.get('content-type')).toBeNull();
    expect(await response.text()).toBe('');
  });

  test('the rest is as it was, and nothing else calls less', async () => {
    const { address, call } = await serve({}, off);
    expect((await fetch(`${address}/healthz`)).status).toBe(200);
    expect(await call('add_up', { numbers: [1] })).toMatchObject({ kind: 'result' });
    const on = await serve({}, off, { FIXTURE_MARKET_DATA: '1' });
    expect(await sum(on.address)).toMatchObject({ status: 200 });
  });
});

describe('hosts and headers', () => {
  const statusFor = (address: string, headers: Record<string, string>) =>
    new Promise((resolve, reject) => {
      rawRequest(`${address}/healthz`, { headers }, (response) => {
        response.resume();
        resolve(response.statusCode);
      })
        .once('error', reject)
        .end();
    });

  test.each([
    ['quant.example', undefined, 200],
    ['quant.example:443', 'https://quant.example', 200],
    ['QUANT.example', undefined, 200],
    ['evil.example', undefined, 403],
    ['quant.example.evil.example', undefined, 403],
    ['quant.example', 'https://evil.example', 403],
    ['127.0.0.1', undefined, 403],
  ])('Host %s and Origin %s give %d where one host is allowed', async (host, origin, status) => {
    const { address } = await serve({ allowedHosts: ['quant.example'] });
    expect(await statusFor(address, { host, ...(origin !== undefined && { origin }) })).toBe(status);
  });

  test.each(['/healthz', '/nowhere', '/mcp', '/api/v1/sums?numbers=[1]', '/api/v1/sums?numbers=x', '/%ff'])(
    '%s has the security headers',
    async (path) => {
      const { address } = await serve();
      const { headers } = await fetch(`${address}${path}`);
      expect(Object.fromEntries(headers)).toMatchObject({
        'content-security-policy': expect.stringContaining("default-src 'none'"),
        'cross-origin-opener-policy': 'same-origin',
        'cross-origin-resource-policy': 'same-origin',
        'referrer-policy': 'no-referrer',
        'x-content-type-options': 'nosniff',
      });
      expect(headers.get('x-powered-by')).toBeNull();
    },
  );
});
