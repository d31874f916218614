import { memoize } from '../../memoize.ts';
import type { Tool } from '../../model/contract.ts';
import { type JsonValue, type Node, type Property, target } from '../../model/node.ts';
import { usualCode } from '../../model/runtime-codes.ts';
import { misfits } from '../../resolve/fit.ts';
import { type BoundSides, boundSides } from './bound-sides.ts';
import { baseCall, type Call } from './planned.ts';
import { sample } from './sample.ts';

/** The value of an argument on each side of a bound, and the code that the outer one is refused with. */
export interface BoundCase {
  readonly argument: string;
  /** The value inside the argument that the bound is of: `costs.spread`, `rows[0]`; absent where it is the argument's own. */
  readonly at?: string;
  readonly keyword: string;
  readonly inside: JsonValue;
  readonly outside: JsonValue;
  readonly code: string;
  readonly call: Call;
}

/** A bound on whose two sides no values are at hand, and why. */
export interface UnprobedBound {
  readonly at: string;
  readonly keyword: string;
  readonly reason: string;
}

interface Probes {
  readonly bounds: readonly BoundCase[];
  readonly unprobed: readonly UnprobedBound[];
}

/**
 * The bounds of a tool's arguments and of all inside them, each with a call on either side of it. The values begin with those of
 * the first example, or with some that fit where it has none.
 */
export const probeBounds = memoize((tool: Tool): Probes => {
  const call = baseCall(tool);
  const bounds: BoundCase[] = [];
  const unprobed: UnprobedBound[] = [];
  for (const property of call === undefined ? [] : tool.arguments.properties) {
    const argument = property.name;
    for (const { node, at, value, wrap } of placesIn(property, call!.arguments[argument])) {
      for (const sides of boundSides(node, value)) {
        const { keyword } = sides;
        const problem =
          value === undefined && at !== argument ? NO_VALUE : unsound(sides, node, property, wrap);
        if (problem !== undefined) {
          unprobed.push({ at, keyword, reason: problem });
          continue;
        }
        const code = node.refuse[keyword] ?? target(node).refuse[keyword] ?? usualCode(argument);
        const own = at === argument ? {} : { at };
        const [inside, outside] = [wrap(sides.inside!), wrap(sides.outside!)];
        bounds.push({ argument, ...own, keyword, inside, outside, code, call: call! });
      }
    }
  }
  return { bounds, unprobed };
});

const NO_VALUE = 'no value to begin with: the first example gives none, and none can be made from the spec';
const NO_SIDES = 'no value is at hand that breaks this bound alone';

/** Why two values are not the two sides of their bound; undefined where they are. */
function unsound(sides: BoundSides, node: Node, root: Property, wrap: Wrap): string | undefined {
  const { keyword, inside, outside } = sides;
  if (inside === undefined || outside === undefined) return sides.problem ?? NO_SIDES;
  const isSound =
    misfits(inside, node).length === 0 &&
    misfits(wrap(inside), root.node).length === 0 &&
    breaksOnly(keyword, outside, node);
  return isSound ? undefined : NO_SIDES;
}

function breaksOnly(keyword: string, value: JsonValue, node: Node): boolean {
  const relaxed = { ...target(node), [keyword]: undefined };
  // Beyond the largest numbers there is none that JSON could hold.
  if (typeof value === 'number' && !Number.isFinite(value)) return false;
  return misfits(value, node).length > 0 && misfits(value, relaxed).length === 0;
}

/** Puts a value where another one stands inside an argument. */
type Wrap = (value: JsonValue) => JsonValue;

/** A value of an argument: itself, or one inside it; undefined where none is at hand. */
interface Place {
  readonly node: Node;
  readonly at: string;
  readonly value: JsonValue | undefined;
  readonly wrap: Wrap;
}

/** The argument and all that its type says of what it holds: of a list its first entry, of an open object one member. */
function placesIn({ name, node }: Property, given: JsonValue | undefined): Place[] {
  return within({ node, at: name, value: given, wrap: (value) => value });
}

function within(place: Place): Place[] {
  const inner = target(place.node);
  // What the caller may leave out and no example gives is begun with a value that fits.
  const value = place.value ?? sample(place.node);
  return [place, ...membersOf(inner, { ...place, value }).flatMap(within)];
}

function membersOf(node: ReturnType<typeof target>, { at, value, wrap }: Place): Place[] {
  if (node.type === 'array') {
    const [first, ...rest] = Array.isArray(value) ? (value as readonly JsonValue[]) : [];
    const others = rest.slice(0, Math.max(0, (node.minItems ?? 0) - 1));
    return [
      {
        node: node.items,
        at: `${at}[0]`,
        value: value === undefined ? undefined : (first ?? sample(node.items)),
        wrap: (entry) => wrap([entry, ...others]),
      },
    ];
  }
  if (node.type !== 'object') return [];
  const members = isObject(value) ? value : {};
  const put =
    (name: string): Wrap =>
    (member) =>
      wrap({ ...members, [name]: member });
  const declared = node.properties.map(
    ({ name, node: member }): Place => ({
      node: member,
      at: `${at}.${name}`,
      value: value === undefined ? undefined : (members[name] ?? sample(member)),
      wrap: put(name),
    }),
  );
  const { additionalProperties: other } = node;
  if (other === false) return declared;
  const known = new Set(node.properties.map(({ name }) => name));
  // A name of a vocabulary is known only at run time: one that the example has will do.
  const name = Object.keys(members).find((key) => !known.has(key)) ?? (node.keysFrom ? undefined : 'other');
  const member = name === undefined ? undefined : (members[name] ?? sample(other));
  return [...declared, { node: other, at: `${at}.${name ?? '*'}`, value: member, wrap: put(name ?? '') }];
}

function isObject(value: JsonValue | undefined): value is { readonly [key: string]: JsonValue } {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
