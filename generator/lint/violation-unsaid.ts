import { type Diagnostic, diagnostic } from '../diagnostics/diagnostic.ts';
import type { Contract, Tool } from '../model/contract.ts';
import { everyNode } from '../model/every-node.ts';
import { target } from '../model/node.ts';
import { VIOLATION } from '../resolve/refusal.ts';

/** Codes of the server that say what is wrong with an argument. */
const ARGUMENT_CODES = ['UNKNOWN_ARGUMENT', 'DEFERRED_ARGUMENT', 'INVALID_{ARGUMENT}'];

/** T508: a code that a bound, an absence or a rule gives, whose reason has no place for what was violated. */
export function violationUnsaid({ server, tools }: Contract): Diagnostic[] {
  const own = tools.flatMap((tool) => {
    const mapped = mappedCodes(tool);
    return tool.refusals.filter(({ code }) => mapped.has(code));
  });
  return [...own, ...server.refusals.filter(({ code }) => ARGUMENT_CODES.includes(code))]
    .filter(({ reason }) => !reason.includes(`{${VIOLATION}}`))
    .map(({ code, place }) => diagnostic('T508', place, { code }));
}

function mappedCodes(tool: Tool): ReadonlySet<string> {
  const codes = new Set(tool.rules.map(({ code }) => code));
  for (const node of everyNode(tool.arguments)) {
    for (const code of [...Object.values(node.refuse), ...Object.values(target(node).refuse)])
      codes.add(code);
    if (node.type !== 'object') continue;
    for (const { requiredRefusal } of node.properties)
      if (requiredRefusal !== undefined) codes.add(requiredRefusal);
  }
  return codes;
}
