import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { InMemoryTransport } from '@modelcontextprotocol/sdk/inMemory.js';
import { own } from '../access/access.ts';
import type { JsonObject } from '../answer.ts';
import type { Server } from '../server.ts';
import { mcpResponder } from '../surfaces/mcp/requests.ts';
import { sdkServer } from '../surfaces/mcp/sdk-server.ts';
import { type ObservedAnswer, observeDetails, observeEnvelope } from './observed-answer.ts';

/**
 * Calls with the SDK's own client over a pair of transports in memory. The client lists first, so that it
 * holds answers against the published schemas, as real ones do.
 */
export async function callOverMcp(
  server: Server,
  tool: string,
  args: JsonObject,
): Promise<ObservedAnswer | 'fault'> {
  const mcp = sdkServer(server, mcpResponder(server, undefined), own);
  const client = new Client({ name: 'contract-tests', version: '1' });
  const [clientSide, serverSide] = InMemoryTransport.createLinkedPair();
  try {
    await Promise.all([mcp.connect(serverSide), client.connect(clientSide)]);
    await client.listTools();
    const { structuredContent, content, _meta } = await client.callTool({
      name: tool,
      arguments: { ...args },
    });
    if (structuredContent !== undefined) return observeEnvelope(readText(content));
    const refusal = _meta?.[`${server.contract.metaPrefix}/refusal`];
    return refusal === undefined ? 'fault' : observeDetails(refusal as JsonObject);
  } finally {
    await client.close();
  }
}

/** The text block, since it has been through JSON; structured content has not, in memory. */
function readText(content: unknown): JsonObject {
  const [block] = content as { text: string }[];
  return JSON.parse(block!.text) as JsonObject;
}
