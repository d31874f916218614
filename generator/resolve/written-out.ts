import { diagnostic, type Report } from '../diagnostics/diagnostic.ts';
import type { Place } from '../diagnostics/place.ts';
import { type Node, type ObjectNode, target } from '../model/node.ts';

/** How large a value is once every use of a type is written out, as a wire schema has it. */
export interface Extent {
  readonly values: number;
  readonly levels: number;
}

/** Most values and levels of one tool's arguments, or result: a client reads them all before it calls anything. */
export const LARGEST: Extent = { values: 10_000, levels: 64 };

/** The extent of what holds values of these extents. */
export function around(parts: readonly Extent[]): Extent {
  let values = 1;
  let levels = 0;
  for (const part of parts) {
    values += part.values;
    levels = Math.max(levels, part.levels);
  }
  return { values, levels: levels + 1 };
}

/** Reports an extent beyond the largest; `what` is what it is the extent of. False where it did. */
export function fits({ values, levels }: Extent, what: string, place: Place, report: Report): boolean {
  const [measure, limit] =
    levels > LARGEST.levels ? [`${levels} levels`, LARGEST.levels] : [`${values} values`, LARGEST.values];
  if (levels <= LARGEST.levels && values <= LARGEST.values) return true;
  report(diagnostic('T315', place, { what, measure, limit }));
  return false;
}

/** The extent of an object; a type that is used often is measured once. */
export function extentOf(root: ObjectNode): Extent {
  const known = new Map<Node, Extent>();
  const measure = (node: Node): Extent => {
    const inner = target(node);
    const extent = known.get(inner) ?? around(partsOf(inner).map(measure));
    known.set(inner, extent);
    return extent;
  };
  return measure(root);
}

function partsOf(node: Exclude<Node, { type: 'reference' }>): Node[] {
  if (node.type === 'array') return [node.items];
  if (node.type !== 'object') return [];
  const { properties, additionalProperties } = node;
  return [
    ...properties.map((property) => property.node),
    ...(additionalProperties ? [additionalProperties] : []),
  ];
}
