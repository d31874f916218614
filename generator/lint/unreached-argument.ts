import { type Diagnostic, diagnostic } from '../diagnostics/diagnostic.ts';
import type { Place } from '../diagnostics/place.ts';
import { planReach, reachedAlone, reachedPaths } from '../emit/tests/plan-reach.ts';
import { memoize } from '../memoize.ts';
import type { Tool } from '../model/contract.ts';
import { type Node, target } from '../model/node.ts';
import type { LintInput } from './lint.ts';

/**
 * T504: an argument, or a part of one, for which the generated tests have no pair of calls that differ in it alone. T520: arguments
 * that a rule ties together, though each has such a pair.
 */
export function unreachedArgument({ contract }: LintInput): Diagnostic[] {
  return contract.tools.flatMap((tool) => [...unreachedIn(tool), ...untiedIn(tool)]);
}

const untiedIn = memoize((tool: Tool): readonly Diagnostic[] => {
  const ties = tool.rules.flatMap(({ together }) => together ?? []);
  if (ties.length === 0) return [];
  const alone = reachedAlone(tool);
  return ties
    .filter(({ paths }) => paths.every((path) => alone.has(path)))
    .map(({ paths, place }) => diagnostic('T520', place, { arguments: paths.join(', ') }));
});

const unreachedIn = memoize((tool: Tool): readonly Diagnostic[] => {
  const reached = new Set(planReach(tool).map(({ argument }) => argument));
  return reachedPaths(tool)
    .filter((path) => !reached.has(path.join('.')))
    .map((path) => diagnostic('T504', placeOf(tool.arguments, path), { argument: path.join('.') }));
});

function placeOf(node: Node, [name, ...inner]: readonly string[]): Place {
  const object = target(node);
  const property = object.type === 'object' ? object.properties.find((one) => one.name === name) : undefined;
  if (property === undefined) return node.place;
  return inner.length === 0 ? property.place : placeOf(property.node, inner);
}
