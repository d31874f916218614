import { memoize, whileSame } from '../memoize.ts';
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
  const worked = whileSame((tool: Tool, shared: Shared, ...others: Others) => work(tool, shared, ...others));
  return (tool, contract, ...others) => worked(tool, sharedPart(contract), ...others);
}

let last: Shared | undefined;

/** Of a whole contract, too; the same object as last time while all that it holds is the same. */
const sharedPart = memoize(({ tools: _tools, ...shared }: Shared & Partial<Contract>): Shared => {
  if (last === undefined || !isSame(Object.values(last), Object.values(shared))) last = shared;
  return last;
});

function isSame(first: readonly unknown[], second: readonly unknown[]): boolean {
  return first.length === second.length && first.every((part, at) => part === second[at]);
}
