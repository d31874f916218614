import type { Report } from '../diagnostics/diagnostic.ts';
import type { Contract } from '../model/contract.ts';
import { coreParity } from './core-parity.ts';
import { environmentParity } from './environment-parity.ts';
import { handlerParity } from './handler-parity.ts';
import { refusalParity } from './refusal-parity.ts';
import { sharedRefusals } from './shared-refusals.ts';
import { openSources } from './sources.ts';

/** Holds the contract against the hand-written cores below a root and, where the runtime calls them, the handlers. */
export function checkCode(contract: Contract, root: string, hasHandlers: boolean, report: Report): void {
  const sources = openSources(root);
  for (const finding of environmentParity(contract.server, sources)) report(finding);
  if (hasHandlers) for (const finding of sharedRefusals(contract, sources)) report(finding);
  const parities = hasHandlers ? [handlerParity, refusalParity, coreParity] : [coreParity];
  for (const tool of contract.tools) {
    for (const parity of parities) {
      for (const finding of parity(tool, sources)) report(finding);
    }
  }
}
