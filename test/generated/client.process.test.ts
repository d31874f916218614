import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Client as McpClient } from '@modelcontextprotocol/sdk/client/index.js';
import { StdioClientTransport } from '@modelcontextprotocol/sdk/client/stdio.js';
import { StreamableHTTPClientTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js';
import type { Transport as McpTransport } from '@modelcontextprotocol/sdk/shared/transport.js';
import { CallFault, overHttp, overMcp, TransportFault } from 'toolwright-runtime/client';
import { callTool } from 'toolwright-runtime/testing';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Client, createClient, metaPrefix, routes } from '../../generated/client.ts';
import { registry } from '../../generated/registry.ts';
import { fixtures } from '../../generated/tests/fixtures.ts';
import { verdict } from './client-example.ts';

// The generated client against the built server in a process of its own, by each way, and in this process.
const bin = fileURLToPath(new URL('../../bin/quant.js', import.meta.url));
const home = mkdtempSync(join(tmpdir(), 'quant-'));
const environment = { ...(process.env as Record<string, string>), QUANT_HOME: home };
afterAll(() => rmSync(home, { recursive: true, force: true }));

const returns = [0.02, -0.01, 0.02, 0.01, -0.004, 0.03, -0.015, 0.011, 0.006, -0.008] as const;

function answersEveryWay(connect: () => Promise<{ client: Client; close: () => Promise<unknown> }>): void {
  let open: Awaited<ReturnType<typeof connect>>;
  beforeAll(async () => {
    open = await connect();
  });
  afterAll(() => open?.close());

  test('a result has its own fields, its provenance and its warnings apart', async () => {
    const answer = await open.client.auditBacktest({ returns, trials: 3, periodsPerYear: 12 });
    if (answer.kind !== 'result') throw new Error(answer.refusal.reason);
    expect(answer.result.nObs).toBe(10);
    expect(answer.result.deflatedSharpeRatio).toBeGreaterThan(0);
    expect(answer.provenance).toMatchObject({ vendor: 'caller-supplied', trialCount: 3 });
    expect(answer.warnings.length).toBeGreaterThan(0);
    expect(Object.keys(answer.result)).not.toContain('provenance');
  });

  test('texts, objects and flags arrive as they were given', async () => {
    const answer = await open.client.compareToHistory({
      mode: 'euclidean',
      top_k: 20,
      signals_dict: { rv_21d: 0.22 },
      include_analogue_dates: true,
    });
    if (answer.kind !== 'result') throw new Error(answer.refusal.reason);
    expect(answer.result).toMatchObject({ mode: 'euclidean', top_k: 20, match_dimensions: 1 });
    expect(answer.result.analogue_dates).toHaveLength(20);
  });

  test('no argument is needed where the tool needs none', async () => {
    expect(await open.client.compareToHistory()).toMatchObject({ kind: 'result' });
  });

  test("a refusal of the handler has its code, and that code's parameters", async () => {
    const answer = await open.client.auditBacktest({ returns: returns.slice(0, 3), trials: 3 });
    if (answer.kind !== 'refusal' || answer.refusal.code !== 'too-few-observations') {
      throw new Error('it was not refused for its length');
    }
    const { observations, minimum } = answer.refusal.params;
    expect({ observations, minimum }).toEqual({ observations: 3, minimum: 10 });
    expect(answer.refusal.recover).not.toBe('');
    expect(answer.refusal.page).toContain('/refusals/#');
    expect(answer.runId).toMatch(/\w/);
  });

  test('the example of the guide answers', async () => {
    expect(await verdict(open.client, returns)).toMatch(/^deflated Sharpe ratio 0\.\d+ by run \S+$/);
    expect(await verdict(open.client, returns.slice(0, 3))).toBe('send at least 10 returns');
    expect(await verdict(open.client, [])).toContain('returns');
  });

  test('a broken bound names the argument, and every violation', async () => {
    const answer = await open.client.compareToHistory({ top_k: 900, backfill_weight: 2 });
    expect(answer).toMatchObject({
      kind: 'refusal',
      refusal: { code: 'INVALID_TOP_K', params: { argument: 'top_k' }, violations: { total: 2 } },
    });
  });

  test('a refusal carries what was ignored before it', async () => {
    const answer = await open.client.compareToHistory({ signals_dict: { vix_close: 30 } });
    expect(answer).toMatchObject({
      kind: 'refusal',
      refusal: { code: 'NO_USABLE_SIGNAL' },
      warnings: [expect.stringContaining('vix_close')],
    });
  });
}

/** A client of the SDK that calls by a transport of its own. */
async function connected(transport: McpTransport) {
  const mcp = new McpClient({ name: 'test', version: '1' });
  await mcp.connect(transport);
  await mcp.listTools();
  return { client: createClient(overMcp(mcp, metaPrefix)), close: () => mcp.close() };
}

const stdio = (env = environment) =>
  new StdioClientTransport({ command: process.execPath, args: [bin, 'mcp'], env, stderr: 'ignore' });

/** A server that listens on a free port, with its address. */
async function serve() {
  const server = spawn(process.execPath, [bin, 'serve', '--port', '0'], { env: environment });
  const address = await new Promise<string>((resolve, reject) => {
    let printed = '';
    server.once('exit', () => reject(new Error(`it ended: ${printed}`)));
    server.stdout.on('data', (text) => {
      printed += String(text);
      const found = /^pages +(http:\S+)\/$/m.exec(printed)?.[1];
      if (found !== undefined) resolve(found);
    });
  });
  const stop = () => {
    const ended = new Promise((resolve) => server.once('exit', resolve));
    server.kill('SIGTERM');
    return ended;
  };
  return { address, stop };
}

describe('over stdio', () => {
  answersEveryWay(() => connected(stdio()));
});

describe("over HTTP, by the tools' routes", () => {
  answersEveryWay(async () => {
    const { address, stop } = await serve();
    return { client: createClient(overHttp(address, routes)), close: stop };
  });
});

describe('over HTTP, by MCP', () => {
  answersEveryWay(async () => {
    const { address, stop } = await serve();
    // The SDK's own types are not exact about optional properties.
    const { client, close } = await connected(
      new StreamableHTTPClientTransport(new URL(`${address}/mcp`)) as McpTransport,
    );
    return { client, close: () => close().then(stop) };
  });
});

describe('in memory', () => {
  answersEveryWay(async () => {
    const call = (tool: string, args: object) => callTool({ registry, fixtures }, { tool, arguments: args });
    return { client: createClient({ call }), close: async () => undefined };
  });
});

describe('what is no answer is told apart from a refusal', () => {
  const ask = (client: Client) => client.auditBacktest({ returns, trials: 3 });

  test('a fault of the server has its run', async () => {
    // A state folder that is a file: the call can't be logged, so it is not answered.
    const { client, close } = await connected(stdio({ ...environment, QUANT_HOME: bin }));
    await expect(ask(client)).rejects.toBeInstanceOf(CallFault);
    await close();
  });

  test('a process that is gone is a fault of the transport', async () => {
    const transport = stdio();
    const { client, close } = await connected(transport);
    process.kill(transport.pid!, 'SIGKILL');
    await expect(ask(client)).rejects.toBeInstanceOf(TransportFault);
    await close();
  });

  test('a server that is gone is one too', async () => {
    const { address, stop } = await serve();
    await stop();
    await expect(ask(createClient(overHttp(address, routes)))).rejects.toMatchObject({
      name: 'TransportFault',
      status: null,
      cause: expect.any(Error),
    });
  });

  test('so is another server at that address, with its status', async () => {
    const { address, stop } = await serve();
    await expect(ask(createClient(overHttp(`${address}/elsewhere`, routes)))).rejects.toMatchObject({
      name: 'TransportFault',
      status: 404,
    });
    await stop();
  });
});
