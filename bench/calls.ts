import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { InMemoryTransport } from '@modelcontextprotocol/sdk/inMemory.js';
import type { Transport } from '@modelcontextprotocol/sdk/shared/transport.js';
import { own, type Server } from 'toolwright-runtime';
import { mcpResponder, sdkServer } from 'toolwright-runtime/mcp';
import { openCallLog } from '../src/state/call-log.ts';
import { type Measurement, time, timeInTurn } from './measure.ts';
import { noLog, peerServer, trivialServer } from './trivial-server.ts';

const CALLS = 1_000;

/** A call of a trivial tool over MCP in memory: all steps but the record, beside the SDK's server and zod. */
export async function measureCalls(): Promise<Measurement> {
  const ours = await callerOf(sdkTransportOf(await trivialServer(noLog)));
  const peer = await callerOf((transport) => peerServer().then((server) => server.connect(transport)));
  const [timing, peerTiming] = await timeInTurn([ours, peer] as const, 41, 20);
  return {
    what: `${CALLS} calls of a trivial tool over MCP in memory, not recorded`,
    ours: timing,
    peers: [{ name: 'McpServer with zod', timing: peerTiming }],
    target: 'within twice the peer',
  };
}

/** The same calls, each recorded in a state file on disk. */
export async function measureRecordedCalls(): Promise<Measurement> {
  const folder = mkdtempSync(join(tmpdir(), 'bench-'));
  const log = openCallLog(join(folder, 'state.sqlite'));
  try {
    const calls = await callerOf(sdkTransportOf(await trivialServer(log)));
    return {
      what: `${CALLS} calls of a trivial tool over MCP in memory, recorded`,
      ours: await time(calls, 11, 2),
      target: `within ${0.15 * CALLS} ms`,
    };
  } finally {
    await log.close();
    rmSync(folder, { recursive: true });
  }
}

const sdkTransportOf = (server: Server) => (transport: Transport) =>
  sdkServer(server, mcpResponder(server, undefined), own).connect(transport);

/** Speaks the protocol itself, as a client's own work is no matter here; calls are made one after the other. */
async function callerOf(connect: (transport: Transport) => Promise<void>): Promise<() => Promise<void>> {
  const [client, server] = InMemoryTransport.createLinkedPair();
  await connect(server);
  const waiting = new Map<unknown, (message: object) => void>();
  client.onmessage = (message) => {
    if ('id' in message) waiting.get(message.id)?.(message);
  };
  await client.start();
  let id = 0;
  const request = (method: string, params: Record<string, unknown>): Promise<object> =>
    new Promise((resolve) => {
      id += 1;
      waiting.set(id, resolve);
      void client.send({ jsonrpc: '2.0', id, method, params });
    });
  await request('initialize', {
    protocolVersion: '2025-06-18',
    capabilities: {},
    clientInfo: { name: 'bench', version: '1' },
  });
  await client.send({ jsonrpc: '2.0', method: 'notifications/initialized' });
  return async () => {
    for (let call = 0; call < CALLS; call += 1) {
      const answer = await request('tools/call', { name: 'add_numbers', arguments: { a: call, b: 1 } });
      if (!JSON.stringify(answer).includes(`"sum":${call + 1}`)) throw new Error(JSON.stringify(answer));
    }
    waiting.clear();
  };
}
