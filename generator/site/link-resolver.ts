import { memoize } from '../memoize.ts';
import type { Tool } from '../model/contract.ts';
import { everyNode } from '../model/every-node.ts';
import { kebabCase } from '../model/names.ts';
import { type LinkTarget, resolveLink } from './addresses.ts';
import { headingIds } from './tool-anchors.ts';

/** What a link as written in a file leads to on the site. */
export type LinkResolver = (file: string, href: string) => LinkTarget;

/**
 * Resolves links between pages. A place on a tool's page has another id on the site than the heading has in Markdown, where
 * headings of one name would be told apart by their order. The same function while pages and places are the same, so that what
 * was made with it is still right.
 */
export function linkResolver(tools: readonly Tool[], files: Iterable<string>): LinkResolver {
  const paths = [...files];
  const key = [...paths, ...tools.map((tool) => placesOf(tool).key)].join('\n');
  if (last?.key !== key) last = { key, resolver: resolverOf(tools, new Set(paths)) };
  return last.resolver;
}

let last: { readonly key: string; readonly resolver: LinkResolver } | undefined;

function resolverOf(tools: readonly Tool[], files: ReadonlySet<string>): LinkResolver {
  const byFile = new Map(tools.map((tool) => [toolFile(tool), placesOf(tool).ids]));
  const isPage = (path: string) => files.has(pageFile(path));
  return (file, href) => {
    const target = resolveLink(file, href, isPage);
    if (target.kind === 'file') return target;
    const [address = '', fragment] = target.href.split('#');
    if (fragment === undefined) return target;
    const id = byFile.get(address === '' ? file : `kb${address.replace(/\/$/, '')}.md`)?.get(fragment);
    return id === undefined ? target : { kind: 'address', href: `${address}#${id}` };
  };
}

/** `generated/kb/x.md` and `kb/x.md` are one page. */
function pageFile(path: string): string {
  return path.replace(/^generated\//, '');
}

export function toolFile({ name }: Pick<Tool, 'name'>): string {
  return `kb/tools/${kebabCase(name)}.md`;
}

const placesOf = memoize((tool: Tool) => {
  const ids = headingIds(tool, typeNames(tool));
  return { ids, key: `${tool.name} ${[...ids.keys()].join(' ')}` };
});

function typeNames(tool: Tool): string[] {
  const nodes = [...everyNode(tool.arguments), ...everyNode(tool.result)];
  return nodes.flatMap((node) => (node.type === 'reference' ? [node.name] : []));
}
