import { type Diagnostic, diagnostic } from '../diagnostics/diagnostic.ts';
import { agentDescription, DESCRIPTION_BUDGET } from '../emit/description.ts';
import type { Contract } from '../model/contract.ts';

/** T507: a description that a client cuts short, so that an agent acts on half of it. */
export function descriptionBudget(contract: Contract): Diagnostic[] {
  return contract.tools.flatMap((tool) => {
    const { length } = agentDescription(tool, contract);
    if (length <= DESCRIPTION_BUDGET) return [];
    return [diagnostic('T507', tool.place, { tool: tool.name, length, budget: DESCRIPTION_BUDGET })];
  });
}
