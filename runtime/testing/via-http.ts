import type { JsonObject } from '../answer.ts';
import type { ToolListing } from '../contract.ts';
import type { Server } from '../server.ts';
import { type ObservedAnswer, observeEnvelope, observeProblem } from './observed-answer.ts';

/** Calls the tool's route on a real listener of this machine. */
export async function callOverHttp(
  server: Server,
  tool: string,
  args: JsonObject,
): Promise<ObservedAnswer | 'fault'> {
  const http = server.listings().find(({ name }) => name === tool)?.http;
  if (http === undefined) throw new Error(`${tool} has no HTTP route`);
  // Loaded here, since most plans never leave the process.
  const { createHttpApp, encodeQuery, listen } = await import('../surfaces/http/index.ts');
  const failures: unknown[] = [];
  const app = createHttpApp(server, { report: (error) => failures.push(error) });
  const listening = await listen(app, { host: '127.0.0.1', port: 0 });
  try {
    const shape = (await server.argumentsOf(tool))!;
    const response = await send(listening.address, http, args, () => encodeQuery(shape, args));
    const body = (await response.json()) as JsonObject;
    if (response.ok) return observeEnvelope(body);
    if (failures.length > 0) throw new Error(`${tool} failed outside its call`, { cause: failures[0] });
    return 'code' in body ? observeProblem(body) : 'fault';
  } finally {
    await listening.stop();
  }
}

function send(
  address: string,
  { method, path }: NonNullable<ToolListing['http']>,
  args: JsonObject,
  query: () => string,
): Promise<Response> {
  if (method === 'GET') return fetch(`${address}${path}?${query()}`);
  const headers = { 'content-type': 'application/json' };
  return fetch(`${address}${path}`, { method, headers, body: JSON.stringify(args) });
}
