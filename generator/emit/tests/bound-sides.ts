import { type JsonValue, type Node, target } from '../../model/node.ts';
import { sample, step, within } from './sample.ts';

/** A value on each side of a bound; undefined where there is none, for the reason that is said. */
export interface BoundSides {
  readonly keyword: string;
  readonly inside: JsonValue | undefined;
  readonly outside: JsonValue | undefined;
  readonly problem?: string;
}

const TOO_LONG = 'values on both sides would be too long to write out';
const NO_ENTRY = 'no entry is at hand to make lists of';

/** Values on both sides of each bound that a node states. */
export function boundSides(node: Node, given: JsonValue | undefined): BoundSides[] {
  const inner = target(node);
  const found: BoundSides[] = [];
  const add = (keyword: string, bound: number | undefined, inside: Side, outside: Side) => {
    if (bound !== undefined) found.push({ keyword, inside: inside(bound), outside: outside(bound) });
  };
  // A size of nothing has no outer side.
  const addSize = (keyword: string, bound: number | undefined, inside: Side, outside: Side) => {
    if (bound === undefined || bound < 0 || (bound === 0 && keyword.startsWith('min'))) return;
    if (within(bound) !== undefined || bound === 0) add(keyword, bound, inside, outside);
    else found.push({ keyword, inside: undefined, outside: undefined, problem: TOO_LONG });
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
      addSize('minLength', inner.minLength, text, (bound) => text(bound - 1));
      addSize('maxLength', inner.maxLength, text, (bound) => text(bound + 1));
      if (inner.enum?.[0] !== undefined)
        found.push({ keyword: 'enum', inside: inner.enum[0], outside: `${inner.enum[0]}?` });
      return found;
    }
    case 'array': {
      const items = Array.isArray(given) && given.length > 0 ? given : [sample(inner.items)];
      const isKnown = items[0] !== undefined;
      const list = (length: number) =>
        Array.from({ length }, (_, index) => items[index % items.length] as JsonValue);
      addSize('minItems', inner.minItems, list, (bound) => list(bound - 1));
      addSize('maxItems', inner.maxItems, list, (bound) => list(bound + 1));
      return isKnown
        ? found
        : found.map(({ keyword }) => ({ keyword, inside: undefined, outside: undefined, problem: NO_ENTRY }));
    }
    default:
      return found;
  }
}

type Side = (bound: number) => JsonValue;
