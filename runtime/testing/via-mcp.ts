import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { InMemoryTransport } from '@modelcontextprotocol/sdk/inMemory.js';
import { own } from '../access/access.ts';
import type { JsonObject } from '../answer.ts';
import type { UntypedAnswer } from '../client/answer.ts';
import { overMcp } from '../client/over-mcp.ts';
import type { Server } from '../server.ts';
import { mcpResponder } from '../surfaces/mcp/requests.ts';
import { sdkServer } from '../surfaces/mcp/sdk-server.ts';

/**
 * Calls with the SDK's own client over a pair of transports in memory. The client lists first, so that it
 * holds answers against the published schemas, as real ones do.
 */
export async function callOverMcp(server: Server, tool: string, args: JsonObject): Promise<UntypedAnswer> {
  const mcp = sdkServer(server, mcpResponder(server, undefined), own);
  const client = new Client({ name: 'contract-tests', version: '1' });
  const [clientSide, serverSide] = InMemoryTransport.createLinkedPair();
  try {
    await Promise.all([mcp.connect(serverSide), client.connect(clientSide)]);
    await client.listTools();
    const { metaPrefix } = server.contract;
    return await overMcp(
      { callTool: async (params) => asText(await client.callTool(params)) },
      metaPrefix,
    ).call(tool, args);
  } finally {
    await client.close();
  }
}

/** The text block in place of the structured content: in memory, only the text has been through JSON. */
function asText(answer: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> {
  if (answer['structuredContent'] === undefined) return answer;
  const [block] = answer['content'] as { text: string }[];
  return { ...answer, structuredContent: JSON.parse(block!.text) };
}
