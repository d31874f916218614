import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StreamableHTTPClientTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js';
import { afterAll, describe, expect, test } from 'vitest';

// A server for others, as its operator runs it: tokens by the command line, calls by the SDK's own client.
const bin = fileURLToPath(new URL('../../bin/quant.js', import.meta.url));
const home = mkdtempSync(join(tmpdir(), 'quant-'));
const environment: Record<string, string> = { ...(process.env as Record<string, string>), QUANT_HOME: home };
const servers: ChildProcess[] = [];

afterAll(async () => {
  for (const server of servers) {
    const ended = new Promise((resolve) => server.once('exit', resolve));
    server.kill('SIGTERM');
    expect(await ended).toBe(0);
  }
  rmSync(home, { recursive: true, force: true });
});

function quant(...args: readonly string[]) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [bin, ...args], {
    encoding: 'utf8',
    env: environment,
  });
  return { status, stdout, stderr };
}

/** Starts `quant serve` on a free port; its address, and what it printed until it was ready. */
async function serve(args: readonly string[], env = environment): Promise<{ address: string; said: string }> {
  const server = spawn(process.execPath, [bin, 'serve', '--port', '0', ...args], { env });
  servers.push(server);
  return new Promise((resolve, reject) => {
    let said = '';
    server.once('exit', () => reject(new Error(said)));
    server.stdout.on('data', (text) => {
      said += String(text);
      const address = /^pages +(http:\S+)\/$/m.exec(said)?.[1];
      if (address !== undefined && said.includes('call log')) resolve({ address, said });
    });
  });
}

function createToken(...args: readonly string[]): { text: string; id: string } {
  const { status, stdout } = quant('token', 'create', ...args);
  expect(status).toBe(0);
  return { text: stdout.trim(), id: stdout.split('_')[1]! };
}

async function connect(address: string, token?: string): Promise<Client> {
  const client = new Client({ name: 'test', version: '1' });
  const headers: Record<string, string> = token === undefined ? {} : { Authorization: `Bearer ${token}` };
  await client.connect(
    new StreamableHTTPClientTransport(new URL(`${address}/mcp`), { requestInit: { headers } }),
  );
  return client;
}

const series = { returns: [0.02, -0.01, 0.02, 0.01, -0.004, 0.03, -0.015, 0.011, 0.006, -0.008], trials: 3 };

/** `ok`, or the text of the refusal. */
async function audit(client: Client): Promise<string> {
  const { isError, content } = await client.callTool({ name: 'audit_backtest', arguments: series });
  return isError ? (content as { text: string }[])[0]!.text : 'ok';
}

const PUBLISHED = ['--allow-host', 'quant.example'];

test.each([
  [['--host', '0.0.0.0'], /^quant: On 0\.0\.0\.0 others can reach the server: name the hosts/],
  [['--host', '0.0.0.0', ...PUBLISHED], /^Others can reach this server, and there is no token/],
])('serve %j is refused while nobody has a token', (args, words) => {
  const { status, stdout, stderr } = quant('serve', '--port', '0', ...args);
  expect({ status, stdout }).toEqual({ status: 2, stdout: '' });
  expect(stderr).toMatch(words);
});

describe('a server that others reach', () => {
  test('takes the token that the command line made, until it is revoked, on every server of the state', async () => {
    const token = createToken('--tier', 'reader', '--name', 'laptop');
    const [one, other] = await Promise.all([serve(PUBLISHED), serve(['--host', '0.0.0.0', ...PUBLISHED])]);
    expect(one.said).toContain('those with a token (1 valid now), and nobody else');
    const port = new URL(other.address).port;
    const clients = [
      await connect(one.address, token.text),
      await connect(`http://127.0.0.1:${port}`, token.text),
    ];
    for (const client of clients) expect(await audit(client)).toBe('ok');

    const stranger = await connect(one.address);
    expect((await stranger.listTools()).tools).toEqual((await clients[0]!.listTools()).tools);
    expect(await audit(stranger)).toMatch(/^AUTH_REQUIRED: .* of the tier reader: no token was sent\./);

    expect(quant('token', 'revoke', token.id)).toMatchObject({ status: 0 });
    for (const client of clients) {
      expect(await audit(client)).toContain(
        `AUTH_REQUIRED: audit_backtest needs a token of the tier reader: the token ${token.id} is revoked.`,
      );
    }
    await Promise.all([...clients, stranger].map((client) => client.close()));
  });

  test('takes a token until it expires', async () => {
    const { address } = await serve([]);
    const token = createToken('--tier', 'reader', '--expires', new Date(Date.now() + 3_000).toISOString());
    const client = await connect(address, token.text);
    expect(await audit(client)).toBe('ok');
    await expect.poll(() => audit(client), { timeout: 20_000, interval: 250 }).toContain('is expired');
    await client.close();
  });

  test('answers for its own hosts alone', async () => {
    createToken('--tier', 'reader');
    const { address } = await serve(PUBLISHED);
    const statusFor = (host: string) =>
      new Promise((resolve, reject) => {
        request(`${address}/healthz`, { headers: { host } }, (response) => {
          response.resume();
          resolve(response.statusCode);
        })
          .once('error', reject)
          .end();
      });
    expect(await Promise.all(['quant.example', 'localhost', 'evil.example'].map(statusFor))).toEqual([
      200, 200, 403,
    ]);
  });
});

test('a token that has made its calls of a minute is told when to come back, and may then', async () => {
  const { address } = await serve([]);
  const headers = { authorization: `Bearer ${createToken('--tier', 'reader').text}` };
  const call = () => fetch(`${address}/api/v1/signals/base-rates?top_k=0`, { headers });
  let answer = await call();
  for (let made = 1; answer.status === 422 && made < 1_000; made += 1) answer = await call();
  expect(answer.status).toBe(429);
  expect(await answer.json()).toMatchObject({ code: 'RATE_LIMITED', params: { limit: 120, per: 'token' } });
  await sleep(Number(answer.headers.get('retry-after')) * 1_000);
  expect((await call()).status).toBe(422);
});

test('a server whose calls over HTTP are switched off keeps its pages', async () => {
  const { address } = await serve([], { ...environment, QUANT_HTTP_CALLS: '0' });
  const off = await fetch(`${address}/mcp`, { method: 'POST' });
  expect({ status: off.status, body: await off.text() }).toEqual({ status: 404, body: '' });
  expect((await fetch(`${address}/tools/audit-backtest/`)).status).toBe(200);
  expect(quant('call', 'audit_backtest', '--args', JSON.stringify(series)).status).toBe(0);
});

test('a token is shown once: neither the list nor any file holds it', () => {
  const { text, id } = createToken('--tier', 'researcher', '--name', 'notebook');
  expect(quant('token', 'list').stdout).toMatch(
    new RegExp(`^${id}  researcher  valid .* never .* notebook$`, 'm'),
  );
  const secret = text.slice(-43);
  for (const name of readdirSync(home)) expect(readFileSync(join(home, name)).includes(secret)).toBe(false);
});

test.each([
  ['no action', ['token']],
  ['no tier', ['token', 'create']],
  ['an unknown tier', ['token', 'create', '--tier', 'admin']],
  ['an unknown id', ['token', 'revoke', 'nobody']],
  ['a host with a scheme', ['serve', '--allow-host', 'https://quant.example']],
])('%s ends with 2 and words on stderr', (_case, args) => {
  const { status, stdout, stderr } = quant(...args);
  expect({ status, stdout }).toEqual({ status: 2, stdout: '' });
  expect(stderr).not.toContain('    at ');
});
