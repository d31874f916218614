import { entryNode } from '../emit/contract/entry.ts';
import type { Contract, Tool } from '../model/contract.ts';
import { everyNode } from '../model/every-node.ts';
import { kebabCase } from '../model/names.ts';
import { perTool } from '../model/per-tool.ts';
import { type LinkTarget, resolveLink } from './addresses.ts';
import { headingIds, toolAddress } from './tool-anchors.ts';
import type { ToolAddress } from './tool-links.ts';

/** What a link as written in a file leads to on the site, and where the tool of a name is. */
export interface LinkResolver {
  (file: string, href: string): LinkTarget;
  readonly toolAddress: ToolAddress;
}

/**
 * Resolves links between pages. A place on a tool's page has another id on the site than the heading has in Markdown, where
 * headings of one name would be told apart by their order. The same function while pages and places are the same, so that what
 * was made with it is still right.
 */
export function linkResolver(contract: Contract, files: Iterable<string>): LinkResolver {
  const paths = [...files];
  const places = contract.tools.map((tool) => placesOf(tool, contract));
  const key = [...paths, ...places.map((place) => place.key)].join('\n');
  if (last?.key !== key) last = { key, resolver: resolverOf(contract.tools, places, new Set(paths)) };
  return last.resolver;
}

let last: { readonly key: string; readonly resolver: LinkResolver } | undefined;

function resolverOf(
  tools: readonly Tool[],
  places: readonly Places[],
  files: ReadonlySet<string>,
): LinkResolver {
  const addresses = new Map(tools.map(({ name }) => [name, toolAddress(name)]));
  const byFile = new Map(places.map(({ file, ids }) => [file, ids]));
  const isPage = (path: string) => files.has(pageFile(path));
  const resolve = (file: string, href: string): LinkTarget => {
    const target = resolveFrom(file, href, isPage);
    if (target.kind === 'file') return target;
    const [address = '', fragment] = target.href.split('#');
    if (fragment === undefined) return target;
    const id = byFile.get(address === '' ? file : `kb${address.replace(/\/$/, '')}.md`)?.get(fragment);
    return id === undefined ? target : { kind: 'address', href: `${address}#${id}` };
  };
  return Object.assign(resolve, { toolAddress: (name: string) => addresses.get(name) });
}

/** A page of `kb/` lies in `generated/`, and its links to guides lead out of there; an emitter may also write them as from the root. */
function resolveFrom(file: string, href: string, isPage: (path: string) => boolean): LinkTarget {
  const target = resolveLink(file.startsWith('kb/') ? `generated/${file}` : file, href, isPage);
  return target.kind === 'file' ? resolveLink(file, href, isPage) : target;
}

/** `generated/kb/x.md` and `kb/x.md` are one page. */
function pageFile(path: string): string {
  return path.replace(/^generated\/(?=kb\/)/, '');
}

export function toolFile({ name }: Pick<Tool, 'name'>): string {
  return `kb/tools/${kebabCase(name)}.md`;
}

interface Places {
  readonly file: string;
  readonly ids: ReadonlyMap<string, string>;
  /** Tells these places from others of the tool. */
  readonly key: string;
}

const placesOf = perTool((tool, contract): Places => {
  const entry = entryNode(tool, contract);
  const nodes = [tool.arguments, tool.result, ...(entry === undefined ? [] : [entry])].flatMap((node) => [
    ...everyNode(node),
  ]);
  const ids = headingIds(
    tool,
    nodes.flatMap((node) => (node.type === 'reference' ? [node.name] : [])),
  );
  return { file: toolFile(tool), ids, key: `${tool.name} ${[...ids.keys()].join(' ')}` };
});
