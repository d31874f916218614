import type { Contract, Tool } from '../../model/contract.ts';
import { target } from '../../model/node.ts';
import type { Emitter, OutputFile } from '../emitter.ts';
import { exactSchema } from '../schemas/exact.ts';
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
    for (const tool of contract.tools) files.push(...(await toolFiles(tool, contract, digests)));
    return files;
  },
};

async function toolFiles(
  tool: Tool,
  contract: Contract,
  digests: ReadonlyMap<string, string>,
): Promise<OutputFile[]> {
  const digest = digests.get(tool.name);
  if (digest === undefined) throw new Error(`no digest for ${tool.name}`);
  return [
    listingFile(tool, contract, digest),
    toolContractFile(tool, contract.server),
    handlerFile(tool, contract),
    ...(await validatorFiles(contractFolder(tool), tool.place.file, {
      validateArguments: exactSchema(tool.arguments),
      validateResult: exactSchema(tool.result),
    })),
  ];
}

async function provenanceFiles(contract: Contract): Promise<OutputFile[]> {
  const node = target(provenanceNode(contract));
  if (node.type !== 'object')
    throw new Error(`the provenance type ${contract.server.provenance} is not an object`);
  return [
    provenanceContractFile(node),
    ...(await validatorFiles(PROVENANCE_FOLDER, node.place.file, { validateProvenance: exactSchema(node) })),
  ];
}
