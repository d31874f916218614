import { type Diagnostic, diagnostic } from '../diagnostics/diagnostic.ts';
import { type Node, target } from '../model/node.ts';
import type { Companion } from '../model/policies.ts';
import type { LintInput } from './lint.ts';

const NONE: ReadonlySet<string> = new Set();

/**
 * T516: a field whose companions of `policies.companions` stand neither beside it nor in an object around it. An entry of
 * a list or of a map is read alone, so what stands around the list is no company to it.
 */
export function companions({ contract: { server, tools } }: LintInput): Diagnostic[] {
  const rules = server.policies.companions;
  return rules.length === 0 ? [] : tools.flatMap((tool) => missing(tool.result, NONE, rules, tool.name));
}

function missing(
  node: Node,
  around: ReadonlySet<string>,
  rules: readonly Companion[],
  tool: string,
): Diagnostic[] {
  const inner = target(node);
  if (inner.type === 'array') return missing(inner.items, NONE, rules, tool);
  if (inner.type !== 'object') return [];
  const present = around.union(new Set(inner.properties.flatMap((property) => termOf(property.node) ?? [])));
  const inFields = inner.properties.flatMap(({ name, place, node: field }) => [
    ...rules
      .filter(({ term }) => term === termOf(field))
      .flatMap((rule) => rule.with)
      .filter((term) => !present.has(term))
      .map((companion) => diagnostic('T516', place, { field: name, tool, term: termOf(field)!, companion })),
    ...missing(field, present, rules, tool),
  ]);
  const inEntries =
    inner.additionalProperties === false ? [] : missing(inner.additionalProperties, NONE, rules, tool);
  return [...inFields, ...inEntries];
}

/** What a use of a type says stands over the type's own. */
function termOf(node: Node): string | undefined {
  return node.term ?? target(node).term;
}
