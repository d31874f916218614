import { memoize } from '../../memoize.ts';
import { canonicalJson } from '../../model/canonical.ts';
import type { Tool } from '../../model/contract.ts';
import { type Property, target } from '../../model/node.ts';
import { runtimeArguments } from '../../model/runtime-arguments.ts';
import { type Call, planCall, withoutArgument } from './planned.ts';

export interface ReachCase {
  /** An argument, or a part of one: `costs.spread`. */
  readonly argument: string;
  readonly pairs: readonly (readonly [Call, Call])[];
}

/** More pairs than this prove nothing that these do not. */
const LARGEST = 4;

/**
 * Every argument that the handler reads, and every declared part of one that is an object, as paths. Items of lists are no parts.
 * What the runtime reads changes no number that is computed; tests of their own hold it.
 */
export function argumentPaths(tool: Tool): string[][] {
  const pathsOf = ({ name, node }: Property): string[][] => {
    const inner = target(node);
    const parts = inner.type === 'object' ? inner.properties.flatMap(pathsOf) : [];
    return [[name], ...parts.map((path) => [name, ...path])];
  };
  const others = runtimeArguments(tool);
  return tool.arguments.properties.filter(({ name }) => !others.has(name)).flatMap(pathsOf);
}

/**
 * For each argument and each part of one, the pairs of calls of the spec that differ in it alone, so that a handler which ignores it
 * gives itself away. Calls of examples and guarantees count; those that are written to be refused do not, since a
 * refusal differs from an answer whatever the handler does, and neither do calls built on an earlier answer.
 */
export const planReach = memoize((tool: Tool): readonly ReachCase[] => {
  const written = [
    ...tool.examples.map((example) => example.call),
    ...tool.guarantees.flatMap((guarantee) => guarantee.calls.map(({ call }) => call)),
  ];
  const calls = distinct(
    written.map(planCall).filter((call) => !JSON.stringify(call.arguments).includes('${')),
  );
  const pairs = pairsByArgument(calls);
  return argumentPaths(tool).flatMap((path) => {
    const found = (pairs.get(path[0]!) ?? []).filter((pair) => differsWithin(pair, path)).slice(0, LARGEST);
    return found.length === 0 ? [] : [{ argument: path.join('.'), pairs: found }];
  });
});

/** Equal calls once; the surface is left out of account, since all of them give the same answer. */
function distinct(calls: readonly Call[]): Call[] {
  const byContent = new Map<string, Call>();
  for (const call of calls) {
    const key = canonicalJson([call.arguments, call.fixture]);
    if (!byContent.has(key)) byContent.set(key, { ...call, via: 'call' });
  }
  return [...byContent.values()];
}

type Pair = readonly [Call, Call];

/** The pairs that differ in one argument, by its name. */
function pairsByArgument(calls: readonly Call[]): ReadonlyMap<string, readonly Pair[]> {
  const known = calls.map((call) => ({ call, texts: argumentTexts(call) }));
  const pairs = known.flatMap((first, index) =>
    known.slice(index + 1).flatMap((second) => {
      if (first.call.fixture !== second.call.fixture) return [];
      const differing = differences(first.texts, second.texts);
      return differing.length === 1 ? [{ name: differing[0]!, pair: [first.call, second.call] as Pair }] : [];
    }),
  );
  const named = Map.groupBy(pairs, ({ name }) => name);
  return new Map([...named].map(([name, found]) => [name, found.map(({ pair }) => pair)]));
}

/** Up to two names of arguments that the calls do not share. */
function differences(first: ReadonlyMap<string, string>, second: ReadonlyMap<string, string>): string[] {
  const found: string[] = [];
  for (const [name, text] of first) if (second.get(name) !== text && found.push(name) > 1) return found;
  for (const name of second.keys()) if (!first.has(name) && found.push(name) > 1) return found;
  return found;
}

function argumentTexts(call: Call): ReadonlyMap<string, string> {
  return new Map(Object.entries(call.arguments).map(([name, value]) => [name, canonicalJson(value)]));
}

/** True where a pair that differs in an argument differs in the part that the path leads to, and nowhere else. */
function differsWithin(pair: Pair, path: readonly string[]): boolean {
  if (path.length === 1) return true;
  const [first, second] = pair.map((call) => canonicalJson(withoutArgument(call, ...path).arguments));
  return first === second;
}
