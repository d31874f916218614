import type { Identify } from '../../access/access.ts';
import { unknownTool } from '../../call/find-tool.ts';
import type { Progress } from '../../call/run-handler.ts';
import type { ToolListing } from '../../contract.ts';
import { artifactAddress } from '../../journal/artifacts.ts';
import { didYouMean } from '../../nearest.ts';
import type { Server } from '../../server.ts';
import { artifactContent, readArtifact } from './artifact-content.ts';
import { complete } from './completions.ts';
import { getPrompt, listPrompts } from './prompts.ts';
import { INVALID_PARAMS, METHOD_NOT_FOUND, protocolError } from './protocol-error.ts';
import { listResources, listTemplates, readResource } from './resources.ts';
import { toolDefinition } from './tool-definition.ts';
import { toolResult } from './tool-result.ts';

export interface McpRequest {
  readonly method: string;
  readonly params: Readonly<Record<string, unknown>>;
  /** The client's name and version, where known. */
  readonly client: string | null;
  readonly identify: Identify;
  readonly signal: AbortSignal;
  readonly progress: Progress | undefined;
}

export type McpResponder = (request: McpRequest) => Promise<Readonly<Record<string, unknown>>>;

/**
 * Answers the protocol's requests on a server, whatever carries them: nothing here knows an SDK. Arguments
 * reach the steps of the call as they came. Rejects with a protocol error (an integer `code`) for what is no
 * call at all: a method or a tool that is not there.
 *
 * @param toolsets serve only these; all where undefined. Throws for a toolset that is not there.
 */
export function mcpResponder(server: Server, toolsets: readonly string[] | undefined): McpResponder {
  const { metaPrefix } = server.contract;
  const served = new Map(server.listings(toolsets).map((listing) => [listing.name, listing]));
  const tools = [...served.values()].map((listing) => toolDefinition(listing, metaPrefix));
  const promptsServed = async () =>
    ((await server.prompts?.()) ?? []).filter((prompt) => prompt.tools.every((tool) => served.has(tool)));
  return async (request) => {
    switch (request.method) {
      case 'tools/list':
        return { tools };
      case 'tools/call':
        return callTool(server, served, request);
      case 'prompts/list':
        return listPrompts(await promptsServed());
      case 'prompts/get':
        return getPrompt(await promptsServed(), request.params);
      case 'resources/list':
        return listResources(server);
      case 'resources/templates/list':
        return listTemplates(server);
      case 'resources/read':
        return String(request.params['uri']).startsWith(artifactAddress(''))
          ? readArtifact(server, String(request.params['uri']), request.identify)
          : readResource(server, served, request.params['uri']);
      case 'completion/complete':
        return complete({ server, served, prompts: await promptsServed() }, request.params);
      default:
        throw protocolError(METHOD_NOT_FOUND, `There is no method ${request.method}.`);
    }
  };
}

async function callTool(
  server: Server,
  served: ReadonlyMap<string, ToolListing>,
  { params, client, identify, signal, progress }: McpRequest,
): Promise<Readonly<Record<string, unknown>>> {
  const tool = params['name'];
  if (typeof tool !== 'string')
    throw protocolError(INVALID_PARAMS, 'params.name must be the name of a tool.');
  const answer = served.has(tool)
    ? await server.call({
        tool,
        arguments: params['arguments'],
        caller: { surface: 'mcp', client },
        identify,
        signal,
        ...(progress && { progress }),
      })
    : unknownTool(tool, served.keys());
  if (answer.kind === 'unknown-tool') {
    const { name, nearest } = answer;
    throw protocolError(INVALID_PARAMS, `There is no tool ${name}.${didYouMean(nearest)}`, { name, nearest });
  }
  const { artifacts } = served.get(tool)!;
  const more =
    answer.kind === 'result' && artifacts !== undefined
      ? await artifactContent(server, artifacts, answer.result, identify)
      : [];
  return { ...toolResult(answer, server.contract.metaPrefix, more) };
}
