import { Server as SdkServer } from '@modelcontextprotocol/sdk/server/index.js';
import type { Identify } from '../../access/access.ts';
import type { Progress } from '../../call/run-handler.ts';
import type { Server } from '../../server.ts';
import type { McpResponder } from './requests.ts';

/**
 * Binds a responder to the low-level server of the 1.x SDK, which keeps the handshake, pings, cancellation
 * and framing. Requests come through its fallback, unparsed: its own parsing would turn arguments of the
 * wrong kind into an error that no model can act on.
 *
 * @param identify who makes the calls on this connection
 */
export function sdkServer(served: Server, respond: McpResponder, identify: Identify): SdkServer {
  const { name, title, version, instructions } = served.contract;
  const capabilities = {
    tools: {},
    resources: {},
    completions: {},
    ...(served.prompts && { prompts: {} }),
  };
  const server = new SdkServer(
    { name, title, version },
    { capabilities, instructions, jsonSchemaValidator: unusedValidator },
  );
  server.fallbackRequestHandler = async ({ method, params }, extra) => {
    const token = extra._meta?.progressToken;
    const progress: Progress = (done, total, message) => {
      const notification = { progressToken: token!, progress: done, total, message };
      // A client that is gone misses its progress; its call still ends, and is logged.
      extra
        .sendNotification({ method: 'notifications/progress', params: notification })
        .catch(() => undefined);
    };
    const response = await respond({
      method,
      params: params ?? {},
      client: clientOf(server, extra.requestInfo?.headers['user-agent']),
      identify,
      signal: extra.signal,
      progress: token === undefined ? undefined : progress,
    });
    return { ...response };
  };
  return server;
}

/**
 * The SDK holds it for elicitation, which this surface does not do; its default would build an Ajv for each
 * server.
 */
const unusedValidator = {
  getValidator: () => {
    throw new Error('this server asks its clients nothing');
  },
};

/** From the handshake, or from the request where each one stands alone. */
function clientOf(server: SdkServer, userAgent: string | string[] | undefined): string | null {
  const client = server.getClientVersion();
  if (client !== undefined) return `${client.name} ${client.version}`;
  return typeof userAgent === 'string' ? userAgent : null;
}
