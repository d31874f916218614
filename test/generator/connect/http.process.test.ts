import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from 'vitest';
import { ConnectionFault } from '../../../generator/connect/fault.ts';
import { readListing } from '../../../generator/connect/listing.ts';
import { openSession } from '../../../generator/connect/session.ts';

interface Request {
  readonly id?: number;
  readonly method: string;
}

type Handler = (asked: Request, response: ServerResponse, request: IncomingMessage) => void;

/** Serves `handle` on a port of its own while `work` runs. */
async function withHttp<T>(handle: Handler, work: (url: string) => Promise<T>): Promise<T> {
  const server = createServer((request, response) => {
    let body = '';
    request.on('data', (part) => {
      body += part;
    });
    request.on('end', () => {
      if (request.method === 'POST') handle(JSON.parse(body), response, request);
      else response.end();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  try {
    return await work(`http://127.0.0.1:${(server.address() as AddressInfo).port}/mcp`);
  } finally {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  }
}

const results: Readonly<Record<string, object>> = {
  initialize: {
    protocolVersion: '2025-11-25',
    capabilities: { tools: {} },
    serverInfo: { name: 'web', version: '1.0.0' },
  },
  'tools/list': { tools: [{ name: 'echo' }] },
};

const message = ({ id, method }: Request) => JSON.stringify({ jsonrpc: '2.0', id, result: results[method] });

const asJson: Handler = (asked, response, { headers }) => {
  if (asked.id === undefined) return response.writeHead(202).end();
  if (asked.method !== 'initialize' && headers['mcp-session-id'] !== 's1')
    return response.writeHead(400).end();
  response.writeHead(200, { 'content-type': 'application/json', 'mcp-session-id': 's1' }).end(message(asked));
};

const asEvents: Handler = (asked, response) => {
  if (asked.id === undefined) return response.writeHead(202).end();
  const ping = JSON.stringify({ jsonrpc: '2.0', method: 'notifications/message', params: {} });
  response.writeHead(200, { 'content-type': 'text/event-stream' });
  response.end(`: hello\r\n\r\nevent: message\r\ndata: ${ping}\r\n\r\ndata: ${message(asked)}\r\n\r\n`);
};

test.each([
  ['JSON, in a session', asJson],
  ['a stream of events', asEvents],
])('a server that answers with %s is read', async (_, handle) => {
  await withHttp(handle, async (url) => {
    const session = await openSession({ url }, '.', 5);
    expect(await readListing(session)).toMatchObject({ name: 'web', tools: [{ name: 'echo' }] });
    await session.close();
  });
});

test.each<[string, Handler, string]>([
  [
    'sends on elsewhere',
    (_, response) => response.writeHead(307, { location: 'http://example.org/' }).end(),
    'there was no answer to initialize: it sends on to http://example.org/, which is not followed',
  ],
  [
    'knows no such address',
    (_, response) => response.writeHead(404).end('Not here.'),
    'there was no answer to initialize: it answers with status 404',
  ],
  [
    'wants a token',
    (asked, response) =>
      response
        .writeHead(401)
        .end(JSON.stringify({ jsonrpc: '2.0', id: asked.id, error: { message: 'a token' } })),
    'initialize: a token',
  ],
  ['hangs', () => undefined, 'initialize got no answer within 3 s'],
])('a server that %s is a finding', async (_, handle, problem) => {
  await withHttp(handle, async (url) => {
    const fault = await openSession({ url }, '.', 3).catch((error: unknown) => error);
    expect(fault).toBeInstanceOf(ConnectionFault);
    expect((fault as ConnectionFault).finding.message).toBe(problem);
  });
});
