import { memoize } from '../../memoize.ts';
import type { Contract, Tool } from '../../model/contract.ts';
import { type ObjectNode, target } from '../../model/node.ts';
import { perTool, type Shared } from '../../model/per-tool.ts';
import type { Emitter, OutputFile } from '../emitter.ts';
import { exactSchema } from '../schemas/exact.ts';
import type { JsonSchema } from '../schemas/json-schema.ts';
import { entryNode } from './entry.ts';
import { handlerFile } from './handler.ts';
import { listingFile, provenanceNode } from './listing.ts';
import { contractFolder } from './paths.ts';
import { promptsFile } from './prompts.ts';
import { PROVENANCE_FOLDER, provenanceContractFile } from './provenance.ts';
import { serverFile } from './server.ts';
import { toolContractFile } from './tool-contract.ts';
import { validatorFiles } from './validators.ts';

/**
 * `generated/contract/`: the server's facts, and a folder per tool with its listing, its contract, its handler's
 * type and its validators. Nothing here imports hand-written code.
 */
export const contract: Emitter = {
  name: 'contract',
  emit: async ({ contract, digests }) => {
    const files = [serverFile(contract.server), ...(await provenanceFiles(contract))];
    if (contract.prompts.length > 0) files.push(promptsFile(contract.prompts));
    for (const tool of contract.tools) {
      files.push(...(await toolFiles(tool, contract, digests.get(tool.name)!)));
    }
    return files;
  },
};

const toolFiles = perTool(
  async (tool, shared, digest: string): Promise<readonly OutputFile[]> => [
    listingFile(tool, shared, digest),
    toolContractFile(tool, shared),
    handlerFile(tool, shared),
    ...(await validatorFiles(contractFolder(tool), tool.place.file, validated(tool, shared))),
  ],
);

function validated(tool: Tool, shared: Shared): Readonly<Record<string, JsonSchema>> {
  const entry = entryNode(tool, shared);
  return {
    validateArguments: exactSchema(tool.arguments),
    validateResult: exactSchema(tool.result),
    ...(entry && { validateEntry: exactSchema(entry) }),
  };
}

async function provenanceFiles(contract: Contract): Promise<readonly OutputFile[]> {
  const node = target(provenanceNode(contract));
  if (node.type !== 'object')
    throw new Error(`the provenance type ${contract.server.provenance} is not an object`);
  return filesOfProvenance(node);
}

const filesOfProvenance = memoize(
  async (node: ObjectNode): Promise<readonly OutputFile[]> => [
    provenanceContractFile(node),
    ...(await validatorFiles(PROVENANCE_FOLDER, node.place.file, { validateProvenance: exactSchema(node) })),
  ],
);
