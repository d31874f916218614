import { inBulk } from '../../heavy/in-bulk.ts';
import { memoize, oncePerObject } from '../../memoize.ts';
import type { Contract } from '../../model/contract.ts';
import { type ObjectNode, target } from '../../model/node.ts';
import { perTool } from '../../model/per-tool.ts';
import type { Emitter, OutputFile } from '../emitter.ts';
import { exactSchema } from '../schemas/exact.ts';
import { entryNode } from './entry.ts';
import { handlerFile } from './handler.ts';
import { listingFile, provenanceNode } from './listing.ts';
import { contractFolder } from './paths.ts';
import { promptsFile } from './prompts.ts';
import { PROVENANCE_FOLDER, provenanceContractFile } from './provenance.ts';
import { serverFile } from './server.ts';
import { toolContractFile } from './tool-contract.ts';
import type { ValidatorModule } from './validators.ts';

/**
 * `generated/contract/`: the server's facts, and a folder per tool with its listing, its contract, its handler's
 * type and its validators. Nothing here imports hand-written code.
 */
export const contract: Emitter = {
  name: 'contract',
  emit: async ({ contract, digests }) => {
    const files = [serverFile(contract.server)];
    if (contract.prompts.length > 0) files.push(promptsFile(contract.prompts));
    const provenance = nodeOfProvenance(contract);
    const modules = [
      provenanceValidators(provenance),
      ...contract.tools.map((tool) => toolValidators(tool, contract)),
    ];
    const validators = validatorsOf(modules);
    files.push(provenanceContract(provenance));
    for (const tool of contract.tools) files.push(...toolFiles(tool, contract, digests.get(tool.name)!));
    return [...files, ...(await validators).flat()];
  },
};

const toolFiles = perTool((tool, shared, digest: string): readonly OutputFile[] => [
  listingFile(tool, shared, digest),
  toolContractFile(tool, shared),
  handlerFile(tool, shared),
]);

const toolValidators = perTool((tool, shared): ValidatorModule => {
  const entry = entryNode(tool, shared);
  const schemas = {
    validateArguments: exactSchema(tool.arguments),
    validateResult: exactSchema(tool.result),
    ...(entry && { validateEntry: exactSchema(entry) }),
  };
  return { folder: contractFolder(tool), source: tool.place.file, schemas };
});

const validatorsOf = oncePerObject((modules: readonly ValidatorModule[]) => inBulk('validators', modules));

function nodeOfProvenance(contract: Contract): ObjectNode {
  const node = target(provenanceNode(contract));
  if (node.type !== 'object')
    throw new Error(`the provenance type ${contract.server.provenance} is not an object`);
  return node;
}

const provenanceContract = memoize(provenanceContractFile);

const provenanceValidators = memoize((node: ObjectNode): ValidatorModule => {
  const schemas = { validateProvenance: exactSchema(node) };
  return { folder: PROVENANCE_FOLDER, source: node.place.file, schemas };
});
