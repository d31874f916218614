import { memoize } from '../../memoize.ts';
import type { Journaling, Pages, Tool } from '../../model/contract.ts';
import { uniqueSlugs } from '../../model/names.ts';
import type { JsonValue } from '../../model/node.ts';
import { predicate } from '../print/condition.ts';
import { probeBounds } from './plan-bounds.ts';
import { planReach, type ReachCase } from './plan-reach.ts';
import { baseCall, type Call, planCall, withoutArgument } from './planned.ts';

/** The contract tests of one tool, as the runtime's `ContractPlan` has them. */
export function contractPlan(tool: Tool) {
  const slugs = exampleSlugs(tool);
  return {
    tool: tool.name,
    examples: tool.examples.map(({ title, call }, index) => ({
      slug: slugs[index]!,
      title,
      call: planCall(call),
    })),
    refusals: tool.refusals.flatMap(({ code, example }) =>
      example === undefined ? [] : [{ code, call: planCall(example) }],
    ),
    guarantees: tool.guarantees.map(({ says, source, calls, check }) => ({
      says,
      source,
      calls: calls.map(({ name, call }) => ({ name, call: planCall(call) })),
      cel: check.cel,
      check: predicate('answers', check),
    })),
    reach: planReach(tool) satisfies readonly ReachCase[],
    ...probesOf(tool),
    defaults: planDefaults(tool),
    deferred: planDeferred(tool),
    journal: planJournal(tool),
    artifacts: planArtifacts(tool),
    pages: planPages(tool),
  };
}

/** Bounds that can't be probed are left out where there are none. */
function probesOf(tool: Tool) {
  const { bounds, unprobed } = probeBounds(tool);
  return { bounds, ...(unprobed.length > 0 && { unprobed }) };
}

/** The file names of the recordings of a tool's examples, in order. */
export const exampleSlugs = memoize((tool: Tool): readonly string[] =>
  uniqueSlugs(tool.examples.map((example) => example.title)),
);

/** Each default, with a call that leaves its argument out. */
export function planDefaults(tool: Tool): { argument: string; value: JsonValue; call: Call }[] {
  const base = baseCall(tool);
  if (base === undefined) return [];
  return tool.arguments.properties.flatMap(({ name, default: value }) => {
    return value === undefined ? [] : [{ argument: name, value, call: withoutArgument(base, name) }];
  });
}

/** The call whose place on record is looked at; undefined where calls journal nothing. */
export function planJournal(
  tool: Tool,
): (Pick<Journaling, 'memoized' | 'force' | 'forgets'> & { call: Call }) | undefined {
  const { journals } = tool.effects;
  const call = baseCall(tool);
  if (journals === undefined || call === undefined) return undefined;
  const { memoized, force, forgets } = journals;
  return { memoized, ...(force !== undefined && { force }), ...(forgets !== undefined && { forgets }), call };
}

/** Each field that always links to an artifact, with a call that gives one; undefined where there is none. */
export function planArtifacts(tool: Tool): { field: string; mediaType: string; call: Call }[] | undefined {
  const call = baseCall(tool);
  const found = tool.result.properties.flatMap(({ name, node, required }) => {
    if (call === undefined || node.type !== 'object' || node.artifact === undefined) return [];
    return required && node.nullWhen === undefined ? [{ field: name, mediaType: node.artifact, call }] : [];
  });
  return found.length === 0 ? undefined : found;
}

/** The call whose pages are read to the last; undefined where there are none. */
export function planPages(tool: Tool): (Pages & { call: Call }) | undefined {
  const call = baseCall(tool);
  return tool.pages === undefined || call === undefined ? undefined : { ...tool.pages, call };
}

/** Each withheld parameter, with a valid call that it is added to. */
export function planDeferred(tool: Tool): { name: string; reason: string; call: Call }[] {
  const call = baseCall(tool);
  return call === undefined ? [] : tool.deferred.map(({ name, reason }) => ({ name, reason, call }));
}
