import type { Tool } from '../../model/contract.ts';
import { type JsonValue, type Node, type Property, target } from '../../model/node.ts';
import { usualCode } from '../../model/runtime-codes.ts';
import { misfits } from '../../resolve/fit.ts';
import { baseCall, type Call } from './planned.ts';
import { sample, step, within } from './sample.ts';

/** A value on each side of a bound, and the code that the outer one is refused with. */
export interface BoundCase {
  readonly argument: string;
  readonly keyword: string;
  readonly inside: JsonValue;
  readonly outside: JsonValue;
  readonly code: string;
  readonly call: Call;
}

/**
 * The bounds of a tool's arguments, each with a call on either side of it. A bound is left out where its two
 * sides can't be made from the spec alone: names of a vocabulary, texts under a pattern, very long lists.
 */
export function planBounds(tool: Tool): BoundCase[] {
  const call = baseCall(tool);
  if (call === undefined) return [];
  return tool.arguments.properties.flatMap((property) =>
    sides(property.node, call.arguments[property.name]).flatMap(({ keyword, inside, outside }) => {
      const sound =
        misfits(inside, property.node).length === 0 && breaksOnly(keyword, outside, property.node);
      const code = codeFor(property, keyword);
      return sound ? [{ argument: property.name, keyword, inside, outside, code, call }] : [];
    }),
  );
}

interface Sides {
  readonly keyword: string;
  readonly inside: JsonValue;
  readonly outside: JsonValue;
}

function sides(node: Node, given: JsonValue | undefined): Sides[] {
  const inner = target(node);
  const found: Sides[] = [];
  const add = (
    keyword: string,
    bound: number | undefined,
    inside: (b: number) => JsonValue,
    outside: (b: number) => JsonValue,
  ) => {
    if (bound !== undefined) found.push({ keyword, inside: inside(bound), outside: outside(bound) });
  };
  switch (inner.type) {
    case 'number':
    case 'integer': {
      const at = (bound: number) => bound;
      const above = (bound: number) => bound + step(inner, bound);
      const below = (bound: number) => bound - step(inner, bound);
      add('minimum', inner.minimum, at, below);
      add('maximum', inner.maximum, at, above);
      add('exclusiveMinimum', inner.exclusiveMinimum, above, at);
      add('exclusiveMaximum', inner.exclusiveMaximum, below, at);
      if (inner.enum?.[0] !== undefined)
        found.push({ keyword: 'enum', inside: inner.enum[0], outside: Math.max(...inner.enum) + 1 });
      return found;
    }
    case 'string': {
      const text = (length: number) => 'a'.repeat(length);
      add('minLength', within(inner.minLength), text, (bound) => text(bound - 1));
      add('maxLength', within(inner.maxLength), text, (bound) => text(bound + 1));
      if (inner.enum?.[0] !== undefined)
        found.push({ keyword: 'enum', inside: inner.enum[0], outside: `${inner.enum[0]}?` });
      return found;
    }
    case 'array': {
      const items = Array.isArray(given) && given.length > 0 ? given : [sample(inner.items)];
      if (items[0] === undefined) return [];
      const list = (length: number) =>
        Array.from({ length }, (_, index) => items[index % items.length] as JsonValue);
      add('minItems', within(inner.minItems), list, (bound) => list(bound - 1));
      add('maxItems', within(inner.maxItems), list, (bound) => list(bound + 1));
      return found;
    }
    default:
      return [];
  }
}

function breaksOnly(keyword: string, value: JsonValue, node: Node): boolean {
  const relaxed = { ...target(node), [keyword]: undefined };
  // Beyond the largest numbers there is none that JSON could hold.
  if (typeof value === 'number' && !Number.isFinite(value)) return false;
  return misfits(value, node).length > 0 && misfits(value, relaxed).length === 0;
}

function codeFor({ name, node }: Property, keyword: string): string {
  return node.refuse[keyword] ?? target(node).refuse[keyword] ?? usualCode(name);
}
