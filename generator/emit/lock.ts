import { sortKeys } from '../model/canonical.ts';
import { toolContract } from '../model/digest.ts';
import type { Emitter } from './emitter.ts';
import { generatedFrom } from './print/source-file.ts';

/** `generated/contract.lock.json`: each tool's canonical contract and its digest, laid out to be read in a diff. */
export const lock: Emitter = {
  name: 'lock',
  emit: ({ contract, digests }) => {
    const tools = contract.tools.map((tool) => [
      tool.name,
      { digest: digests.get(tool.name), contract: toolContract(tool, contract) },
    ]);
    const text = JSON.stringify(
      sortKeys({ $comment: generatedFrom('specs'), version: 1, tools: Object.fromEntries(tools) }),
      null,
      2,
    );
    return [{ path: 'generated/contract.lock.json', text: `${text}\n` }];
  },
};
