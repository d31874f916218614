import { type Diagnostic, diagnostic } from '../diagnostics/diagnostic.ts';
import type { Tool } from '../model/contract.ts';
import type { Property } from '../model/node.ts';
import type { LintInput } from './lint.ts';

/** T517: a tool that does not take, require or give back an argument of `policies.requiredArguments`. */
export function requiredArguments({ contract: { server, tools } }: LintInput): Diagnostic[] {
  return server.policies.requiredArguments.flatMap(({ toolset, arguments: names }) =>
    tools
      .filter((tool) => tool.toolset === toolset)
      .flatMap((tool) => names.flatMap((name) => judge(tool, name, toolset))),
  );
}

function judge(tool: Tool, name: string, toolset: string): Diagnostic[] {
  const argument = tool.arguments.properties.find((property) => property.name === name);
  const at = argument?.place ?? tool.place;
  const finding = (problem: string) => [diagnostic('T517', at, { toolset, name, tool: tool.name, problem })];
  if (argument === undefined) return finding('does not take it');
  if (!argument.required) return finding('does not require it');
  return tool.result.properties.some((field) => isEcho(field, argument))
    ? []
    : finding('does not give it back');
}

/** A field that is always there, of the argument's name or of its term. */
function isEcho({ name, node, required }: Property, argument: Property): boolean {
  const { term } = argument.node;
  return required && (name === argument.name || (term !== undefined && node.term === term));
}
