import type { Effects, Tool } from '../../model/contract.ts';
import { perTool, type Shared } from '../../model/per-tool.ts';
import { agentDescription } from '../description.ts';
import type { OutputFile } from '../emitter.ts';
import { code, literal, string } from '../print/code.ts';
import { sourceFile } from '../print/source-file.ts';
import { inputSchema, outputSchema } from '../schemas/wire.ts';
import { contractFolder } from './paths.ts';

/** `listing.ts`: what `tools/list` shows of a tool. */
export function listingFile(tool: Tool, contract: Shared, digest: string): OutputFile {
  const { name, title, ...seen } = listed(tool, contract);
  const listing = {
    name,
    title,
    toolset: tool.toolset,
    ...seen,
    digest,
    http: tool.http,
    switches: tool.switches,
    access: tool.access,
    ...(handlerWrites(tool.effects) && { handlerWrites: true }),
    limits: tool.limits,
    ...(usesJournal(tool) && { usesJournal: true }),
    artifacts: artifactsOf(tool),
  };
  return sourceFile(
    `${contractFolder(tool)}/listing.ts`,
    tool.place.file,
    code`import type { ToolListing } from ${string('toolwright-runtime')};

export const listing: ToolListing = ${literal(listing)};`,
  );
}

/** What is journaled the runtime writes; everything else that a call changes is the handler's work. */
function handlerWrites({ readOnly, writes, journals, destructive }: Effects): boolean {
  return !readOnly && (journals === undefined || writes !== undefined || destructive);
}

/** Entries, answers that equal calls are given again, and the later pages of a list stand in the journal. */
function usesJournal({ effects, pages }: Tool): boolean {
  return effects.journals !== undefined || pages !== undefined;
}

/** The fields that are links to artifacts; undefined where there are none. */
function artifactsOf(tool: Tool): readonly { field: string; mediaType: string }[] | undefined {
  const found = tool.result.properties.flatMap(({ name, node }) =>
    node.type === 'object' && node.artifact !== undefined ? [{ field: name, mediaType: node.artifact }] : [],
  );
  return found.length === 0 ? undefined : found;
}

/** What clients see of a tool. */
export const listed = perTool((tool, contract) => {
  const { readOnly, destructive, idempotent, openWorld } = tool.effects;
  return {
    name: tool.name,
    title: tool.title,
    description: agentDescription(tool, contract),
    inputSchema: inputSchema(tool.arguments),
    outputSchema: outputSchema(tool.result, provenanceNode(contract), tool.effects.journals !== undefined),
    annotations: {
      readOnlyHint: readOnly,
      destructiveHint: destructive,
      idempotentHint: idempotent,
      openWorldHint: openWorld,
    },
  };
});

/** The node of the type that every answer's `provenance` has. */
export function provenanceNode(contract: Shared) {
  const { provenance } = contract.server;
  const type = contract.types.find((candidate) => candidate.name === provenance);
  if (type === undefined) throw new Error(`the provenance type ${provenance} is not in the contract`);
  return type.node;
}
