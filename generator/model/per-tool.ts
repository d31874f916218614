import { memoize } from '../memoize.ts';
import type { Contract, Tool } from './contract.ts';

/** The contract as far as all tools share it. */
export type Shared = Omit<Contract, 'tools'>;

/**
 * What follows from one tool and from what all tools share, worked out once for each tool while both stay the same
 * objects: once in a run, and in a watching process until an edit reaches the tool. The work is not handed the other
 * tools; what else it reads is passed as `others`, each an object that changes when its content does.
 */
export function perTool<Others extends readonly unknown[], Value>(
  work: (tool: Tool, shared: Shared, ...others: Others) => Value,
): (tool: Tool, contract: Shared, ...others: Others) => Value {
  const known = new WeakMap<Tool, { readonly inputs: readonly unknown[]; readonly value: Value }>();
  return (tool, contract, ...others) => {
    const shared = sharedPart(contract);
    const inputs = [...Object.values(shared), ...others];
    const found = known.get(tool);
    if (found !== undefined && isSame(found.inputs, inputs)) return found.value;
    const value = work(tool, shared, ...others);
    known.set(tool, { inputs, value });
    return value;
  };
}

/** A whole contract may be passed, too. */
const sharedPart = memoize(({ tools: _tools, ...shared }: Shared & Partial<Contract>): Shared => shared);

function isSame(first: readonly unknown[], second: readonly unknown[]): boolean {
  return first.length === second.length && first.every((input, index) => input === second[index]);
}
