import type { IncomingMessage, ServerResponse } from 'node:http';
import { StreamableHTTPServerTransport } from '@modelcontextprotocol/sdk/server/streamableHttp.js';
import type { Identify } from '../../access/access.ts';
import type { Server } from '../../server.ts';
import { mcpResponder } from './requests.ts';
import { sdkServer } from './sdk-server.ts';

export type McpHttpHandler = (
  request: IncomingMessage,
  response: ServerResponse,
  body: unknown,
  identify: Identify,
) => Promise<void>;

/**
 * Answers MCP over Streamable HTTP without sessions: each POST stands alone, so any replica can take any request. It is
 * answered with JSON, and with a stream of events where the client asked for progress. The body comes parsed.
 */
export function mcpHttpHandler(server: Server, toolsets?: readonly string[]): McpHttpHandler {
  const respond = mcpResponder(server, toolsets);
  return async (request, response, body, identify) => {
    const transport = new StreamableHTTPServerTransport({ enableJsonResponse: !asksForProgress(body) });
    const mcp = sdkServer(server, respond, identify);
    response.once('close', () => {
      mcp.close().catch(() => undefined);
    });
    await mcp.connect(transport);
    await transport.handleRequest(request, response, body);
  };
}

/** Progress travels before the answer, on the same response. */
function asksForProgress(body: unknown): boolean {
  const { params } = (body ?? {}) as {
    readonly params?: { readonly _meta?: { readonly progressToken?: unknown } };
  };
  return params?._meta?.progressToken !== undefined;
}
