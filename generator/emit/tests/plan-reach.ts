import { memoize } from '../../memoize.ts';
import { argumentPaths } from '../../model/argument-paths.ts';
import { canonicalJson } from '../../model/canonical.ts';
import type { Tool } from '../../model/contract.ts';
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
 * The paths of every argument that the handler reads, and of its parts. What the runtime reads changes no number that is
 * computed; tests of their own hold it.
 */
export function reachedPaths(tool: Tool): string[][] {
  const others = runtimeArguments(tool);
  return argumentPaths(tool.arguments.properties.filter(({ name }) => !others.has(name)));
}

/**
 * For each argument and each part of one, the pairs of calls of the spec that differ in it alone, so that a handler which ignores it
 * gives itself away. Where a rule ties it to others and there is no such pair, those that differ in these together count.
 */
export const planReach = memoize((tool: Tool): readonly ReachCase[] => {
  const calls = answeredCalls(tool);
  const pairs = pairsByArgument(calls);
  return reachedPaths(tool).flatMap((path) => {
    const alone = aloneIn(pairs, path);
    const found = alone.length > 0 ? alone : together(calls, path, tool);
    return found.length === 0 ? [] : [{ argument: path.join('.'), pairs: spread(found) }];
  });
});

/** The paths that calls of the spec differ in alone. */
export function reachedAlone(tool: Tool): ReadonlySet<string> {
  const pairs = pairsByArgument(answeredCalls(tool));
  const found = reachedPaths(tool).filter((path) => aloneIn(pairs, path).length > 0);
  return new Set(found.map((path) => path.join('.')));
}

/**
 * The calls of examples and guarantees, each once. Those of which a check reads the refusal do not count, since a refusal differs
 * from an answer whatever the handler does, and neither do calls built on an earlier answer.
 */
function answeredCalls({ examples, guarantees }: Tool): Call[] {
  const written = [
    ...examples.map((example) => example.call),
    ...guarantees.flatMap(({ calls, check }) =>
      calls.filter(({ name }) => !expectsRefusal(name, check.cel)).map(({ call }) => call),
    ),
  ];
  return distinct(written.map(planCall).filter((call) => !JSON.stringify(call.arguments).includes('${')));
}

/**
 * Pairs of which each call has as few as can be: which examples are refused is known only once they are called, and one that all
 * pairs had would leave nothing to compare.
 */
function spread(pairs: readonly Pair[]): Pair[] {
  const uses = new Map<Call, number>();
  const count = (call: Call) => uses.get(call) ?? 0;
  const chosen = new Set<Pair>();
  while (chosen.size < Math.min(LARGEST, pairs.length)) {
    let rarest: Pair | undefined;
    for (const pair of pairs)
      if (!chosen.has(pair) && (rarest === undefined || sumOf(pair, count) < sumOf(rarest, count)))
        rarest = pair;
    chosen.add(rarest!);
    for (const call of rarest!) uses.set(call, count(call) + 1);
  }
  return [...chosen];
}

function sumOf([first, second]: Pair, count: (call: Call) => number): number {
  return count(first) + count(second);
}

function expectsRefusal(name: string, check: string): boolean {
  return new RegExp(`\\b${name}\\.refusal\\b(?!\\s*==\\s*null)`).test(check);
}

function aloneIn(pairs: ReadonlyMap<string, readonly Pair[]>, path: readonly string[]): Pair[] {
  return (pairs.get(path[0]!) ?? []).filter((pair) => path.length === 1 || areEqualBut(pair, [path]));
}

/** The pairs that differ in the path, and beside it in nothing but what a rule ties to it. */
function together(calls: readonly Call[], path: readonly string[], { rules }: Tool): Pair[] {
  const name = path.join('.');
  return rules.flatMap(({ together: { paths: tied = [] } = {} }) => {
    if (!tied.includes(name)) return [];
    const paths = tied.map((one) => one.split('.'));
    const others = paths.filter((one) => one.join('.') !== name);
    return calls.flatMap((first, index) =>
      calls
        .slice(index + 1)
        .map((second) => [first, second] as const)
        .filter((pair) => first.fixture === pair[1].fixture)
        .filter((pair) => areEqualBut(pair, paths) && !areEqualBut(pair, others)),
    );
  });
}

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

/** True where the calls are equal once the parts that the paths lead to are left out of both. */
function areEqualBut(pair: Pair, paths: readonly (readonly string[])[]): boolean {
  const [first, second] = pair.map((call) =>
    canonicalJson(paths.reduce((left, path) => withoutArgument(left, ...path), call).arguments),
  );
  return first === second;
}
