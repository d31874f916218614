import { sortKeys } from '../model/canonical.ts';
import type { Contract } from '../model/contract.ts';
import { acceptedContract, canonicalParts, serverContract } from '../model/digest.ts';
import { perTool } from '../model/per-tool.ts';
import type { Emitter } from './emitter.ts';
import { generatedFrom } from './print/source-file.ts';

export const LOCK_PATH = 'generated/contract.lock.json';

/** Raised when a lock of before can no longer be compared with one of now. */
export const LOCK_FORMAT = 2;

/** A tool as a member of the lock's `tools`, a line for each part of it: the text that its digest is of, and line feeds. */
const toolText = perTool((tool, shared, digest: string) => {
  const parts = canonicalParts(tool, shared).join(',\n        ');
  return `    ${JSON.stringify(tool.name)}: {
      "contract": {
        ${parts}
      },
      "digest": "${digest}"
    }`;
});

/**
 * `generated/contract.lock.json`: each tool's canonical contract and its digest, what the server promises beside them, and
 * the changes that are accepted. A difference of two shows the tools and their parts that changed.
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
