import { memoize } from '../memoize.ts';
import type { Tool } from './contract.ts';
import { everyNode } from './every-node.ts';
import { target } from './node.ts';

/** The codes that a tool's contract itself gives: where a rule, a broken bound or an absence maps to one. */
export const mappedCodes = memoize((tool: Tool): ReadonlySet<string> => {
  const codes = new Set(tool.rules.map(({ code }) => code));
  for (const node of everyNode(tool.arguments)) {
    for (const code of [...Object.values(node.refuse), ...Object.values(target(node).refuse)])
      codes.add(code);
    if (node.type !== 'object') continue;
    for (const { requiredRefusal } of node.properties)
      if (requiredRefusal !== undefined) codes.add(requiredRefusal);
  }
  return codes;
});
