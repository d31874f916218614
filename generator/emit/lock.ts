import { sortKeys } from '../model/canonical.ts';
import type { Contract } from '../model/contract.ts';
import { acceptedContract, serverContract, toolContract } from '../model/digest.ts';
import { perTool } from '../model/per-tool.ts';
import type { Emitter } from './emitter.ts';
import { generatedFrom } from './print/source-file.ts';

export const LOCK_PATH = 'generated/contract.lock.json';

/** Raised when a lock of before can no longer be compared with one of now. */
export const LOCK_FORMAT = 2;

/** A tool as a member of the lock's `tools`. No text of a tool holds a line feed as itself. */
const toolText = perTool((tool, shared, digest: string) => {
  const promised = sortKeys({ digest, contract: toolContract(tool, shared) });
  const text = `${JSON.stringify(tool.name)}: ${JSON.stringify(promised, null, 2)}`;
  return `    ${text.replaceAll('\n', '\n    ')}`;
});

/**
 * `generated/contract.lock.json`: each tool's canonical contract and its digest, what the server promises beside them, and
 * the changes that are accepted; laid out to be read in a diff.
 */
export const lock: Emitter = {
  name: 'lock',
  emit: ({ contract, digests }) => [{ path: LOCK_PATH, text: lockText(contract, digests) }],
};

/** The lock of a contract, as it is written; `digests` are those of its tools. */
export function lockText(contract: Contract, digests: ReadonlyMap<string, string>): string {
  const head = sortKeys({
    $comment: generatedFrom('specs'),
    acceptedChanges: contract.acceptedChanges.map(acceptedContract),
    format: LOCK_FORMAT,
    server: serverContract(contract),
  });
  const tools = contract.tools.map((tool) => toolText(tool, contract, digests.get(tool.name)!));
  const opened = JSON.stringify(head, null, 2).slice(0, -'\n}'.length);
  return `${opened},\n  "tools": {\n${tools.join(',\n')}\n  }\n}\n`;
}
