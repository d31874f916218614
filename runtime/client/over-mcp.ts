import type { JsonObject } from '../answer.ts';
import { answerOfDetails, answerOfEnvelope, isEnvelope } from './answer.ts';
import { CallFault, lost, type Transport, TransportFault } from './transport.ts';

/** What is used of the SDK's `Client`. */
export interface McpClient {
  callTool(
    params: { name: string; arguments: Record<string, unknown> },
    resultSchema?: undefined,
    options?: { signal?: AbortSignal },
  ): Promise<Readonly<Record<string, unknown>>>;
}

/**
 * Calls through a connected MCP client. What the client rejects with (a tool that is not there, a connection that
 * broke, its own time limit) is the `cause` of a fault of the transport.
 *
 * @param metaPrefix the server's prefix in `_meta`, under which it puts the details of a refusal
 */
export function overMcp(client: McpClient, metaPrefix: string): Transport {
  return {
    call: async (tool, args, signal) => {
      const options = signal === undefined ? {} : { signal };
      const params = { name: tool, arguments: { ...args } };
      const came = await client.callTool(params, undefined, options).catch((error: unknown) => {
        throw lost(tool, error, signal);
      });
      const { structuredContent, content, isError, _meta } = came as McpAnswer;
      const refusal = _meta?.[`${metaPrefix}/refusal`];
      if (refusal !== undefined) return answerOfDetails(refusal);
      if (isError === true) {
        const runId = _meta?.[`${metaPrefix}/fault`]?.['runId'] ?? null;
        throw new CallFault(content?.[0]?.text ?? `${tool} failed`, runId as string | null);
      }
      if (isEnvelope(structuredContent)) return answerOfEnvelope(structuredContent);
      throw new TransportFault(`${tool}: what came back is no answer of a tool`);
    },
  };
}

interface McpAnswer {
  readonly structuredContent?: JsonObject;
  readonly isError?: boolean;
  readonly content?: readonly { readonly text?: string }[];
  readonly _meta?: Readonly<Record<string, JsonObject>>;
}
