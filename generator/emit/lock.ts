import { sortKeys } from '../model/canonical.ts';
import { toolContract } from '../model/digest.ts';
import { perTool } from '../model/per-tool.ts';
import type { Emitter } from './emitter.ts';
import { generatedFrom } from './print/source-file.ts';

/** A tool as a member of the lock's `tools`. No text of a tool holds a line feed as itself. */
const toolText = perTool((tool, shared, digest: string) => {
  const promised = sortKeys({ digest, contract: toolContract(tool, shared) });
  const text = `${JSON.stringify(tool.name)}: ${JSON.stringify(promised, null, 2)}`;
  return `    ${text.replaceAll('\n', '\n    ')}`;
});

/** `generated/contract.lock.json`: each tool's canonical contract and its digest, laid out to be read in a diff. */
export const lock: Emitter = {
  name: 'lock',
  emit: ({ contract, digests }) => {
    const head = { $comment: generatedFrom('specs'), tools: {}, version: 1 };
    const tools = contract.tools.map((tool) => toolText(tool, contract, digests.get(tool.name)!));
    const text = JSON.stringify(head, null, 2).replace('{}', () => `{\n${tools.join(',\n')}\n  }`);
    return [{ path: 'generated/contract.lock.json', text: `${text}\n` }];
  },
};
