import { type Diagnostic, diagnostic } from '../diagnostics/diagnostic.ts';
import { planReach } from '../emit/tests/plan-reach.ts';
import type { Contract } from '../model/contract.ts';

/** T504: an argument for which the generated tests have no pair of calls that differ in it alone. */
export function unreachedArgument({ tools }: Contract): Diagnostic[] {
  return tools.flatMap((tool) => {
    const reached = new Set(planReach(tool).map(({ argument }) => argument));
    return tool.arguments.properties
      .filter(({ name }) => !reached.has(name))
      .map(({ name, place }) => diagnostic('T504', place, { argument: name }));
  });
}
