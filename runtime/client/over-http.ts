import type { JsonObject } from '../answer.ts';
import { answerOfDetails, answerOfEnvelope, isEnvelope } from './answer.ts';
import { queryOf } from './query.ts';
import { CallFault, lost, type Transport, TransportFault } from './transport.ts';

/** The routes of a server's tools, as the generated client lists them. */
export type Routes = Readonly<Record<string, Route>>;

export interface Route {
  readonly method: 'GET' | 'POST';
  readonly path: string;
  /** Arguments that are text, which a query holds as they are. */
  readonly texts: readonly string[];
}

/**
 * Calls the tools' HTTP routes. A tool that has none is a fault of the transport.
 *
 * @param address what stands before the paths, such as `https://example.org`
 * @param send sends the requests; hand in one that adds headers where the server asks for them
 */
export function overHttp(address: string, routes: Routes, send: typeof fetch = fetch): Transport {
  const base = address.replace(/\/$/, '');
  return {
    call: async (tool, args, signal) => {
      const route = Object.hasOwn(routes, tool) ? routes[tool] : undefined;
      if (route === undefined) throw new TransportFault(`${tool} has no HTTP route`);
      const [url, request] = requestOf(`${base}${route.path}`, route, args);
      const { ok, status, body } = await fetched(send(url, { ...request, ...(signal && { signal }) })).catch(
        (error: unknown) => {
          throw lost(tool, error, signal);
        },
      );
      if (ok && isEnvelope(body)) return answerOfEnvelope(body);
      if (body?.['code'] !== undefined) return answerOfDetails({ ...body, page: body['type']! });
      // A fault's run is null where the call could not be logged.
      if (body?.['runId'] !== undefined)
        throw new CallFault(`${tool}: ${body['detail']}`, body['runId'] as string | null);
      const detail = body?.['detail'] ?? `status ${status}, and no answer of a tool`;
      throw new TransportFault(`${tool}: ${detail}`, { status });
    },
  };
}

/** What came back; its body is undefined where it is no JSON object: something between us and the server answered. */
async function fetched(sent: Promise<Response>) {
  const response = await sent;
  const { ok, status } = response;
  return { ok, status, body: jsonObject(await response.text()) };
}

function requestOf(address: string, route: Route, args: object): [string, RequestInit] {
  if (route.method === 'GET') {
    return [`${address}?${queryOf({ ...args }, (name) => route.texts.includes(name))}`, { method: 'GET' }];
  }
  const headers = { 'content-type': 'application/json' };
  return [address, { method: 'POST', headers, body: JSON.stringify(args) }];
}

function jsonObject(text: string): JsonObject | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null ? (value as JsonObject) : undefined;
  } catch {
    return undefined;
  }
}
