import { type Request, type Response, Router } from 'express';
import type { Identify } from '../../access/access.ts';
import type { ToolListing } from '../../contract.ts';
import type { Server } from '../../server.ts';
import { plainProblem, problemOf } from '../problem.ts';
import { decodeQuery } from './decode-query.ts';
import { sendProblem, sendRefusal } from './send.ts';

/** A route for every tool that has one: GET reads arguments from the query, POST from a JSON body. */
export function toolRoutes(server: Server, identify: (request: Request) => Identify): Router {
  const router = Router();
  const paths = Map.groupBy(server.listings().filter(hasRoute), ({ http }) => http.path.toLowerCase());
  for (const [path, listings] of paths) {
    const route = router.route(path);
    for (const listing of listings) {
      const answer = (request: Request, response: Response) =>
        answerCall(server, listing, identify(request), request, response);
      if (listing.http.method === 'GET') route.get(answer);
      else route.post(answer);
    }
    const allowed = listings.map(({ http }) => (http.method === 'GET' ? 'GET, HEAD' : 'POST')).join(', ');
    const sentence = listings.map(({ name, http }) => `${name} is called by ${http.method}.`).join(' ');
    route.all((_request, response) => {
      response.set('Allow', allowed);
      sendProblem(response, plainProblem(405, 'Method Not Allowed', sentence));
    });
  }
  return router;
}

type Routed = ToolListing & { readonly http: NonNullable<ToolListing['http']> };

function hasRoute(listing: ToolListing): listing is Routed {
  return listing.http !== undefined;
}

async function answerCall(
  server: Server,
  { name, http }: ToolListing,
  identify: Identify,
  request: Request,
  response: Response,
): Promise<void> {
  const vanished = new AbortController();
  response.once('close', () => vanished.abort());
  const query = new URL(request.url, 'http://localhost').searchParams;
  const isRead = http?.method === 'GET';
  if (isRead ? request.body !== undefined : query.size > 0) {
    sendProblem(response, misplaced(name, isRead));
    return;
  }
  const args = isRead ? decodeQuery((await server.argumentsOf(name))!, query) : request.body;
  const answer = await server.call({
    tool: name,
    arguments: args,
    caller: { surface: 'http', client: request.headers['user-agent'] ?? null },
    identify,
    signal: vanished.signal,
  });
  response.set('Cache-Control', 'no-store');
  if (answer.kind === 'result') response.json(answer.envelope);
  else if (answer.kind === 'unknown-tool') sendProblem(response, notFound(request.path));
  else if (answer.kind === 'refusal') sendRefusal(response, answer, server.contract.name);
  else sendProblem(response, problemOf(answer));
}

/** Arguments in the other place would be dropped, and the caller would believe that they were applied. */
function misplaced(name: string, isRead: boolean): ReturnType<typeof plainProblem> {
  const detail = isRead
    ? `${name} takes its arguments from the query; this request also has a body.`
    : `${name} takes its arguments from the body; this request also has a query.`;
  return plainProblem(400, 'Bad Request', detail);
}

/** There is nothing at this path. */
export function notFound(path: string): ReturnType<typeof plainProblem> {
  return plainProblem(404, 'Not Found', `There is nothing at ${path}.`);
}
