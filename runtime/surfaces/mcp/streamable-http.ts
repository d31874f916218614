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
 * Answers MCP over Streamable HTTP without sessions: each POST stands alone and is answered with JSON, so any
 * replica can take any request. The body comes parsed.
 */
export function mcpHttpHandler(server: Server, toolsets?: readonly string[]): McpHttpHandler {
  const respond = mcpResponder(server, toolsets);
  return async (request, response, body, identify) => {
    const transport = new StreamableHTTPServerTransport({ enableJsonResponse: true });
    const mcp = sdkServer(server, respond, identify);
    response.once('close', () => {
      mcp.close().catch(() => undefined);
    });
    await mcp.connect(transport);
    await transport.handleRequest(request, response, body);
  };
}
