import { type Node, target } from '../../model/node.ts';

/** A JSON Schema, in the words of draft 7 and 2020-12 that both have. */
export type JsonSchema = { readonly [keyword: string]: unknown };

/** How JSON spells the numbers it has no numerals for, where a spec says `nonFinite`. */
export const NON_FINITE = ['nan', 'inf', '-inf'] as const;

/** The schema without the keywords that are undefined. */
export function compact(schema: JsonSchema): JsonSchema {
  return Object.fromEntries(Object.entries(schema).filter(([, value]) => value !== undefined));
}

/** When the value may be null: what the use of a type says stands over the type's own. */
export function nullWhen(node: Node): string | undefined {
  return node.nullWhen ?? target(node).nullWhen;
}
