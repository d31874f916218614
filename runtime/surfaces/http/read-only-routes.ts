import { type Request, type Response, Router } from 'express';
import type { RemoteAccess } from '../../access/access.ts';
import { rateLimit } from '../../call/rate-limit.ts';
import type { AccessContract, JsonSchema } from '../../contract.ts';
import { plainProblem } from '../problem.ts';
import { clientAddress } from './identify.ts';
import { sendProblem } from './send.ts';

/** A path that is read without a tool: no call, no token, no row in the log. */
export interface ReadOnlyRoute {
  /** As OpenAPI writes it: `/api/quote/{symbol}`. */
  readonly path: string;
  /** What OpenAPI says of its GET. */
  readonly operation: JsonSchema;
  readonly answer: (request: ReadOnlyRequest) => Promise<ReadOnlyAnswer>;
}

export interface ReadOnlyRequest {
  readonly parameters: Readonly<Record<string, string>>;
  readonly query: URLSearchParams;
  readonly now: Date;
}

export type ReadOnlyAnswer =
  | { readonly kind: 'json'; readonly body: unknown }
  /** Refused, with a code of its own and what else the problem says. */
  | {
      readonly kind: 'problem';
      readonly status: number;
      readonly code: string;
      readonly detail: string;
      readonly [extension: string]: unknown;
    };

export interface ReadOnlyOptions {
  readonly routes: readonly ReadOnlyRoute[];
  /** Of one address, over all routes together. */
  readonly readsPerMinute: number;
}

/** The routes, each for GET alone. On a server that others reach, an address that reads too often is answered 429. */
export function readOnlyRoutes(
  { routes, readsPerMinute }: ReadOnlyOptions,
  published: boolean,
  wallClock: () => Date = () => new Date(),
): Router {
  const router = Router();
  const limit = rateLimit(limitOf(readsPerMinute), () => wallClock().getTime());
  for (const { path, answer } of routes) {
    const route = router.route(expressPath(path));
    route.get(async (request, response) => {
      const away = limit(readerOf(request, published));
      response.set('Cache-Control', 'no-store');
      if (away !== undefined) {
        const retryAfter = String(away.params['retryAfter']);
        response.set('Retry-After', retryAfter);
        const detail = `This address has made its ${readsPerMinute} reads of a minute. Read again in ${retryAfter} seconds.`;
        sendProblem(response, { ...plainProblem(429, 'RATE_LIMITED', detail), code: 'RATE_LIMITED' });
        return;
      }
      const { searchParams: query } = new URL(request.url, 'http://localhost');
      const parameters = request.params as Readonly<Record<string, string>>;
      send(response, await answer({ parameters, query, now: wallClock() }));
    });
    route.all((_request, response) => {
      response.set('Allow', 'GET, HEAD');
      sendProblem(response, plainProblem(405, 'Method Not Allowed', `${path} is read by GET.`));
    });
  }
  return router;
}

/** `/api/quote/:symbol` for `/api/quote/{symbol}`. */
export function expressPath(path: string): string {
  return path.replace(/\{(\w+)\}/g, ':$1');
}

function send(response: Response, answer: ReadOnlyAnswer): void {
  if (answer.kind === 'json') {
    response.json(answer.body);
    return;
  }
  const { kind: _, status, code, detail, ...extensions } = answer;
  sendProblem(response, { ...plainProblem(status, code, detail), code, ...extensions });
}

/** One tier, which everybody has: these reads are counted apart from calls. */
function limitOf(readsPerMinute: number): AccessContract {
  const tier = { name: 'reads', description: '', callsPerMinute: { address: readsPerMinute } };
  return { tiers: [tier], anonymous: {} };
}

function readerOf(request: Request, published: boolean): RemoteAccess {
  return {
    kind: 'remote',
    tier: 'reads',
    token: null,
    address: published ? clientAddress(request.ip) : null,
  };
}
