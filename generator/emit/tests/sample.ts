import { type JsonValue, type Node, type NumberNode, target } from '../../model/node.ts';
import { misfits } from '../../resolve/fit.ts';

/** The step between a number's bound and its neighbour: `multipleOf`, else one for integers, and small beside the bound for others. */
export function step(node: Node, bound: number): number {
  const inner = target(node);
  const { multipleOf } = inner as Partial<NumberNode>;
  return multipleOf ?? (inner.type === 'integer' ? 1 : Math.max(Math.abs(bound), 1) * 1e-9);
}

/** Longest text or list that is written out in a test; a larger bound would make the file, and the call, huge. */
const LARGEST = 1000;

/** A size that has an outer side and can be written out. */
export function within(bound: number | undefined): number | undefined {
  return bound !== undefined && bound > 0 && bound <= LARGEST ? bound : undefined;
}

/** A value that fits the node; undefined where none is at hand, as for names that are known only at run time. */
export function sample(node: Node): JsonValue | undefined {
  return candidates(node).find((value) => misfits(value, node).length === 0);
}

function candidates(node: Node): JsonValue[] {
  const inner = target(node);
  switch (inner.type) {
    case 'boolean':
      return [true];
    case 'string':
      if (inner.valuesFrom !== undefined) return [];
      return [...(inner.enum ?? []), 'a'.repeat(within(inner.minLength ?? 1) ?? 1), '2020-01-02'];
    case 'number':
    case 'integer': {
      const { minimum, maximum, exclusiveMinimum, exclusiveMaximum } = inner;
      const above = exclusiveMinimum === undefined ? [] : [exclusiveMinimum + step(inner, exclusiveMinimum)];
      const below = exclusiveMaximum === undefined ? [] : [exclusiveMaximum - step(inner, exclusiveMaximum)];
      return [...(inner.enum ?? []), 1, 0, minimum, maximum, ...above, ...below].filter(
        (value) => value !== undefined,
      );
    }
    case 'array': {
      const count = inner.minItems ?? 0;
      if (count === 0) return [[]];
      if (within(count) === undefined) return [];
      const item = sample(inner.items);
      return item === undefined ? [] : [Array.from({ length: count }, () => item)];
    }
    case 'object': {
      const required = inner.properties.filter((property) => property.required);
      const members = required.map(({ name, node: member }) => [name, sample(member)] as const);
      return members.some(([, value]) => value === undefined)
        ? []
        : [Object.fromEntries(members) as JsonValue];
    }
  }
}
