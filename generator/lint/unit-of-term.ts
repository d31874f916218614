import { type Diagnostic, diagnostic } from '../diagnostics/diagnostic.ts';
import { memoize } from '../memoize.ts';
import type { Term, Tool } from '../model/contract.ts';
import { everyNode } from '../model/every-node.ts';
import { type Node, target } from '../model/node.ts';
import type { LintInput } from './lint.ts';

/** T521: a value whose unit is another one than that of the term that it is an instance of. */
export function unitOfTerm({ contract: { tools, types, glossary } }: LintInput): Diagnostic[] {
  const units = new Map(glossary.flatMap(({ name, unit }) => (unit === undefined ? [] : [[name, unit]])));
  const nodes = [...tools.flatMap(nodesOf), ...types.flatMap(({ node }) => everyNode(node))];
  return nodes.flatMap((node) => unlike(node, units));
}

const nodesOf = memoize((tool: Tool): readonly Node[] => [
  ...everyNode(tool.arguments),
  ...everyNode(tool.result),
]);

function unlike(node: Node, units: ReadonlyMap<Term['name'], string>): Diagnostic[] {
  const { term = target(node).term, unit = target(node).unit } = node;
  const wanted = term === undefined ? undefined : units.get(term);
  if (term === undefined || unit === undefined || wanted === undefined || isSame(unit, wanted)) return [];
  return [diagnostic('T521', node.place, { unit, term, wanted })];
}

function isSame(one: string, other: string): boolean {
  const words = (text: string) => text.trim().toLowerCase().replace(/\s+/g, ' ');
  return words(one) === words(other);
}
