import type { Report } from '../diagnostics/diagnostic.ts';
import type { Place } from '../diagnostics/place.ts';
import type { Node } from '../model/node.ts';

/** What reading the schemas of one server has, and where its findings go. */
export interface Reading {
  /** Stands for the places that a server's schemas do not have. */
  readonly place: Place;
  readonly report: Report;
  /** What of a schema its value cannot say, or the schema does not: sentences for a person to act on. */
  readonly gaps: Map<Node, string[]>;
}

/** One schema within the document that its references point into. */
export interface SchemaSpot {
  readonly schema: unknown;
  /** What `#` leads to. */
  readonly document: unknown;
  /** Where it is, for findings: `get-sum /inputSchema/properties/a`. */
  readonly at: string;
  /** The references that led here. */
  readonly trail: readonly string[];
  readonly direction: 'argument' | 'result';
  /** How many values may still be read. */
  readonly budget: { left: number };
}

export function inSpot(spot: SchemaSpot, schema: unknown, ...path: readonly string[]): SchemaSpot {
  return { ...spot, schema, at: [spot.at, ...path].join('/') };
}
