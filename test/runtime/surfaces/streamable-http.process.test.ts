import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StreamableHTTPClientTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js';
import { expect, test } from 'vitest';
import { createHttpApp, listen } from '../../../runtime/surfaces/http/index.ts';
import { fixtureTool, object } from '../fixture-registry.ts';
import { fixtureServer } from '../fixture-server.ts';

/** A tool that tells its progress, and then waits to be let go. */
function slowTool(go: Promise<unknown>, aborted: (yes: boolean) => void) {
  return fixtureTool('slow', {
    contract: { arguments: object(), result: object() },
    handler: async (_args, call) => {
      call.progress(1, 2, 'half');
      const stopped = new Promise((resolve) => call.signal.addEventListener('abort', resolve));
      await Promise.race([go, stopped]);
      aborted(call.signal.aborted);
      call.provenance({ asOf: null });
      return {};
    },
  });
}

async function withClient(
  go: Promise<unknown>,
  work: (client: Client, address: string) => Promise<void>,
): Promise<boolean> {
  const end = Promise.withResolvers<boolean>();
  const { server } = fixtureServer({}, [slowTool(go, end.resolve)]);
  const app = createHttpApp(server, { report: () => undefined });
  const listening = await listen(app, { host: '127.0.0.1', port: 0 });
  const client = new Client({ name: 'test', version: '1' });
  await client.connect(new StreamableHTTPClientTransport(new URL(`${listening.address}/mcp`)));
  try {
    await work(client, listening.address);
    return await end.promise;
  } finally {
    await client.close();
    await listening.stop();
  }
}

test('progress comes before the answer, to a client that asks for it', async () => {
  const go = Promise.withResolvers<void>();
  const aborted = await withClient(go.promise, async (client) => {
    const told: object[] = [];
    const onprogress = (progress: object) => {
      told.push(progress);
      // The call goes on only now: what was told did not wait for the answer.
      go.resolve();
    };
    const result = await client.callTool({ name: 'slow' }, undefined, { onprogress });
    expect(told).toEqual([{ progress: 1, total: 2, message: 'half' }]);
    expect(result.structuredContent).toMatchObject({ warnings: [] });
  });
  expect(aborted).toBe(false);
});

test.each([
  ['application/json', {}],
  ['text/event-stream', { _meta: { progressToken: 1 } }],
])('an answer is %s for %j', async (type, params) => {
  await withClient(Promise.resolve(), async (_client, address) => {
    const response = await fetch(`${address}/mcp`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', accept: 'application/json, text/event-stream' },
      body: JSON.stringify({
        jsonrpc: '2.0',
        id: 1,
        method: 'tools/call',
        params: { name: 'slow', arguments: {}, ...params },
      }),
    });
    expect(response.headers.get('content-type')).toBe(type);
    await response.text();
  });
});

test('a client that goes away cancels its call', async () => {
  const aborted = await withClient(new Promise(() => {}), async (_client, address) => {
    const vanish = new AbortController();
    const response = await fetch(`${address}/mcp`, {
      method: 'POST',
      signal: vanish.signal,
      headers: { 'content-type': 'application/json', accept: 'application/json, text/event-stream' },
      body: JSON.stringify({
        jsonrpc: '2.0',
        id: 1,
        method: 'tools/call',
        params: { name: 'slow', arguments: {}, _meta: { progressToken: 1 } },
      }),
    });
    expect(response.status).toBe(200);
    vanish.abort();
  });
  expect(aborted).toBe(true);
});
