import express, { type Express, type RequestHandler } from 'express';
import type { JsonSchema } from '../../contract.ts';
import { CallLogError } from '../../journal/call-log.ts';
import type { Server } from '../../server.ts';
import { mcpHttpHandler } from '../mcp/streamable-http.ts';
import { plainProblem } from '../problem.ts';
import { ARTIFACTS_PATH, artifactRoute } from './artifact-route.ts';
import { bodyErrors } from './body-errors.ts';
import { guardHosts, LOOPBACK_HOSTS } from './guard.ts';
import { type IdentifyOptions, identifyBy } from './identify.ts';
import { readBody } from './read-body.ts';
import { expressPath, type ReadOnlyOptions, readOnlyRoutes } from './read-only-routes.ts';
import { setSecurityHeaders } from './security-headers.ts';
import { sendProblem } from './send.ts';
import { notFound, toolRoutes } from './tool-routes.ts';

export interface HttpAppOptions extends Pick<IdentifyOptions, 'authenticate'> {
  /**
   * Host names that requests may name; those of loopback where none are given. IPv6 addresses in brackets.
   */
  readonly allowedHosts?: readonly string[];
  /** True where others than this machine reach the server; false where it is left out. */
  readonly published?: boolean;
  /** Addresses of proxies whose word on where a request comes from is taken. Throws for what is no address. */
  readonly trustedProxies?: readonly string[];
  /** MCP serves only these toolsets; all where none are given. */
  readonly toolsets?: readonly string[];
  /** Paths that are read without a tool. They are part of `/openapi.json`, and go where calls over HTTP are switched off. */
  readonly readOnly?: ReadOnlyOptions;
  /** Adds the pages of the site, behind the guard and before the answer that there is nothing. */
  readonly mountSite?: (app: Express) => void;
  /** Rejects where no call could be answered; ready as soon as it listens where it is left out. */
  readonly checkReady?: () => Promise<unknown>;
  /** Told of what fails outside a call. */
  readonly report: (error: unknown) => void;
}

/**
 * The server over HTTP: `POST /mcp`, a route for each tool that has one, the vocabularies, the artifacts,
 * the paths that are read without a tool, `/openapi.json`, `/healthz`, `/readyz`, and the site. Every error is JSON, on every path, and never a stack; where calls
 * over HTTP are switched off, their paths
 * are not there and say nothing.
 */
export function createHttpApp(server: Server, options: HttpAppOptions): Express {
  const { published = false, allowedHosts = LOOPBACK_HOSTS, trustedProxies = [], readOnly } = options;
  const app = express();
  app.disable('x-powered-by');
  app.set('trust proxy', [...trustedProxies]);
  app.use(setSecurityHeaders);
  app.use(guardHosts(allowedHosts));
  const { name, version } = server.contract;
  app.get('/healthz', (_request, response) => {
    response.json({ status: 'ok', name, version });
  });
  app.get('/readyz', async (_request, response) => {
    try {
      await options.checkReady?.();
      response.json({ status: 'ready', name, version });
    } catch (error) {
      options.report(error);
      sendProblem(response, plainProblem(503, 'Not Ready', whyNotReady(error)));
    }
  });
  app.use(pathsOfCalls(server, readOnly), whereSwitchedOn(server));
  const identify = identifyBy(server.contract.access, { ...options, published });
  app.use(readBody(server.contract, identify));

  const answerMcp = mcpHttpHandler(server, options.toolsets);
  app.post(MCP_PATH, (request, response) => answerMcp(request, response, request.body, identify(request)));
  app.all(MCP_PATH, (_request, response) => {
    response.set('Allow', 'POST');
    sendProblem(
      response,
      plainProblem(405, 'Method Not Allowed', 'MCP is spoken here by POST, without sessions.'),
    );
  });
  app.get(`${VOCABULARIES_PATH}/:name`, async (request, response) => {
    const vocabulary = await server.vocabulary(request.params.name);
    if (vocabulary === undefined) sendProblem(response, notFound(request.path));
    else response.json(vocabulary);
  });
  app.get(OPENAPI_PATH, async (_request, response) => {
    response.json(withReadOnly(await server.openapi(), readOnly));
  });
  app.use(artifactRoute(server, identify));
  app.use(toolRoutes(server, identify));
  if (readOnly !== undefined) app.use(readOnlyRoutes(readOnly, published));
  options.mountSite?.(app);
  app.use((request, response) => sendProblem(response, notFound(request.path)));
  app.use(bodyErrors(options.report));
  return app;
}

const MCP_PATH = '/mcp';
const VOCABULARIES_PATH = '/api/v1/vocabularies';
const OPENAPI_PATH = '/openapi.json';

function pathsOfCalls(server: Server, readOnly: ReadOnlyOptions | undefined): string[] {
  const routes = server.listings().flatMap(({ http }) => (http === undefined ? [] : [http.path]));
  const reads = (readOnly?.routes ?? []).map(({ path }) => expressPath(path));
  return [MCP_PATH, VOCABULARIES_PATH, ARTIFACTS_PATH, OPENAPI_PATH, ...routes, ...reads];
}

function withReadOnly(document: JsonSchema, readOnly: ReadOnlyOptions | undefined): JsonSchema {
  const reads = (readOnly?.routes ?? []).map(({ path, operation }) => [path, { get: operation }] as const);
  return { ...document, paths: { ...(document['paths'] as JsonSchema), ...Object.fromEntries(reads) } };
}

/** What a caller of a tool would be told, too. */
function whyNotReady(error: unknown): string {
  return error instanceof CallLogError ? error.message : 'Something that calls need is not there.';
}

function whereSwitchedOn(server: Server): RequestHandler {
  return (_request, response, next) => {
    if (server.isCallableOverHttp()) next();
    else response.status(404).end();
  };
}
