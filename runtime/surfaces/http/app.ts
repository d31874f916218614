import express, { type Express } from 'express';
import type { Server } from '../../server.ts';
import { mcpHttpHandler } from '../mcp/streamable-http.ts';
import { plainProblem } from '../problem.ts';
import { bodyErrors } from './body-errors.ts';
import { guardHosts, LOOPBACK_HOSTS } from './guard.ts';
import { sendProblem } from './send.ts';
import { notFound, toolRoutes } from './tool-routes.ts';

export interface HttpAppOptions {
  /**
   * Host names that requests may name; those of loopback where none are given. IPv6 addresses in brackets.
   */
  readonly allowedHosts?: readonly string[];
  /** MCP serves only these toolsets; all where none are given. */
  readonly toolsets?: readonly string[];
  /** Adds the pages of the site, behind the guard and before the answer that there is nothing. */
  readonly mountSite?: (app: Express) => void;
  /** Told of what fails outside a call. */
  readonly report: (error: unknown) => void;
}

/** A body may be larger than the argument limit allows: the call behind it is refused in words. */
const BODY_ROOM = 2;

/**
 * The server over HTTP: `POST /mcp`, a route for each tool that has one, the vocabularies, `/healthz`, and
 * the site. Every error is JSON, on every path, and never a stack.
 */
export function createHttpApp(server: Server, options: HttpAppOptions): Express {
  const app = express();
  app.disable('x-powered-by');
  app.use(guardHosts(options.allowedHosts ?? LOOPBACK_HOSTS));
  app.use((_request, response, next) => {
    response.set('X-Content-Type-Options', 'nosniff');
    next();
  });
  app.get('/healthz', (_request, response) => {
    response.json({ status: 'ok', name: server.contract.name, version: server.contract.version });
  });
  // Whatever a body says it is, it is read as JSON: one that were skipped would be a call without its
  // arguments.
  app.use(
    express.json({
      limit: BODY_ROOM * server.contract.limits.argumentBytes,
      type: () => true,
      strict: false,
    }),
  );

  const answerMcp = mcpHttpHandler(server, options.toolsets);
  app.post('/mcp', (request, response) => answerMcp(request, response, request.body));
  app.all('/mcp', (_request, response) => {
    response.set('Allow', 'POST');
    sendProblem(
      response,
      plainProblem(405, 'Method Not Allowed', 'MCP is spoken here by POST, without sessions.'),
    );
  });
  app.get('/api/v1/vocabularies/:name', async (request, response) => {
    const vocabulary = await server.vocabulary(request.params.name);
    if (vocabulary === undefined) sendProblem(response, notFound(request.path));
    else response.json(vocabulary);
  });
  app.use(toolRoutes(server));
  options.mountSite?.(app);
  app.use((request, response) => sendProblem(response, notFound(request.path)));
  app.use(bodyErrors(options.report));
  return app;
}
