import { inline } from '../emit/pages/markdown.ts';
import { memoize } from '../memoize.ts';
import type { Tool } from '../model/contract.ts';
import { everyNode } from '../model/every-node.ts';
import { toolAddress } from './tool-anchors.ts';
import { namesIn } from './tool-links.ts';

/** A tool that stands beside another. */
export interface RelatedTool {
  readonly name: string;
  readonly href: string;
  readonly summary: string;
}

/** More than this are no help in choosing. */
const MOST = 12;

/**
 * Tool -> the tools beside it, those first that its spec speaks of, then those whose specs speak of it: what to call before,
 * after, or in its place. The same list while it holds the same.
 */
export function relatedTools(tools: readonly Tool[]): ReadonlyMap<string, readonly RelatedTool[]> {
  const byName = new Map(tools.map((tool) => [tool.name, tool]));
  const named = new Map(
    tools.map((tool) => [tool.name, namedIn(tool).filter((name) => byName.has(name) && name !== tool.name)]),
  );
  const naming = new Map<string, string[]>();
  for (const [name, others] of named)
    for (const other of others) naming.set(other, [...(naming.get(other) ?? []), name]);
  return new Map(
    tools.map(({ name }) => {
      const names = [...new Set([...named.get(name)!, ...(naming.get(name) ?? [])])].slice(0, MOST);
      return [name, kept(names.map((other) => views(byName.get(other)!)))];
    }),
  );
}

/** Each name once, in the order of the page. */
const namedIn = memoize((tool: Tool): readonly string[] => {
  const texts = [
    tool.summary,
    tool.details,
    ...[...everyNode(tool.arguments), ...everyNode(tool.result)].map(({ description }) => description),
    ...tool.refusals.map(({ recover }) => recover),
    ...tool.deferred.map(({ reason }) => reason),
  ];
  return [...new Set(texts.flatMap((text) => namesIn(text)))];
});

const views = memoize(
  ({ name, summary }: Tool): RelatedTool => ({ name, href: toolAddress(name), summary: inline(summary) }),
);

const lists = new Map<string, readonly RelatedTool[]>();

/** What was made with a list is still right while it is the same object. */
function kept(list: readonly RelatedTool[]): readonly RelatedTool[] {
  const key = JSON.stringify(list);
  const known = lists.get(key) ?? list;
  lists.set(key, known);
  return known;
}
