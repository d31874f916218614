import { memoize } from '../../memoize.ts';
import { canonicalJson } from '../../model/canonical.ts';
import type { Tool } from '../../model/contract.ts';
import { type Property, target } from '../../model/node.ts';
import { type Call, planCall, withoutArgument } from './planned.ts';

export interface ReachCase {
  /** An argument, or a part of one: `costs.spread`. */
  readonly argument: string;
  readonly pairs: readonly (readonly [Call, Call])[];
}

/** More pairs than this prove nothing that these do not. */
const LARGEST = 4;

/** Every argument, and every declared part of an argument that is an object, as paths. Items of lists are no parts. */
export function argumentPaths(tool: Tool): string[][] {
  const pathsOf = ({ name, node }: Property): string[][] => {
    const inner = target(node);
    const parts = inner.type === 'object' ? inner.properties.flatMap(pathsOf) : [];
    return [[name], ...parts.map((path) => [name, ...path])];
  };
  return tool.arguments.properties.flatMap(pathsOf);
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
  return argumentPaths(tool).flatMap((path) => {
    const pairs = pairsThatDifferIn(path, calls).slice(0, LARGEST);
    return pairs.length === 0 ? [] : [{ argument: path.join('.'), pairs }];
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

function pairsThatDifferIn(path: readonly string[], calls: readonly Call[]): (readonly [Call, Call])[] {
  const rest = calls.map((call) => restOf(call, path));
  return calls.flatMap((first, index) =>
    calls.slice(index + 1).flatMap((second, offset) => {
      return rest[index] === rest[index + 1 + offset] ? [[first, second] as const] : [];
    }),
  );
}

/** The one text of all of a call but the argument, or the part of one, that the path leads to. */
function restOf(call: Call, path: readonly string[]): string {
  const texts = argumentTexts(call);
  const { [path[0]!]: changed } = withoutArgument(call, ...path).arguments;
  const parts = [...texts].filter(([name]) => name !== path[0]).map(([, text]) => text);
  return [call.fixture, ...parts, changed === undefined ? '' : canonicalJson(changed)].join('\n');
}

/** Each argument's name and value as one text, by name: they are compared once for each path. */
const argumentTexts = memoize((call: Call): ReadonlyMap<string, string> => {
  const names = Object.keys(call.arguments).sort();
  return new Map(names.map((name) => [name, canonicalJson([name, call.arguments[name]])]));
});
