import { memoize } from '../memoize.ts';
import type { Contract, Tool } from '../model/contract.ts';
import type { Body } from './frame.ts';
import { slug } from './slug.ts';
import { argumentId, refusalId, toolAddress } from './tool-anchors.ts';

/** What a search finds: short, since a browser reads all of them before it finds the first. */
export interface SearchRecord {
  readonly title: string;
  readonly kind: 'tool' | 'argument' | 'code' | 'term' | 'page' | 'section';
  readonly href: string;
  readonly text: string;
}

/** The most words of a description that are searched. */
const LONGEST_TEXT = 160;

/** A heading that more pages have is the form of a kind of page. */
const MOST_PAGES = 5;

/** A record for each tool, argument, code and term, for each page, and for each section of the guides. */
export function searchRecords({ tools, glossary, server }: Contract, pages: readonly Body[]): SearchRecord[] {
  const ofTools = tools.flatMap(toolRecords);
  const shared = server.refusals.map(({ code, condition }) => ({
    title: code,
    kind: 'code' as const,
    href: `/refusals/#${slug(code)}`,
    text: shortened(condition),
  }));
  const terms = glossary.map((term) => ({
    title: term.title,
    kind: 'term' as const,
    href: `/glossary/#${slug(term.title)}`,
    text: shortened([...term.aliases, term.definition].join('. ')),
  }));
  const others = pages.filter(({ address }) => !address.startsWith('/tools/'));
  const ofPages = others.map(
    ({ title, address, description }): SearchRecord => ({
      title,
      kind: 'page',
      href: address,
      text: shortened(description),
    }),
  );
  const sections = others.filter(({ address }) => address.startsWith('/docs/')).flatMap(sectionsOf);
  return [...ofTools, ...shared, ...terms, ...ofPages, ...distinctive(sections)];
}

const toolRecords = memoize((tool: Tool): SearchRecord[] => {
  const address = toolAddress(tool.name);
  return [
    { title: tool.name, kind: 'tool', href: address, text: `${tool.title}. ${shortened(tool.summary)}` },
    ...tool.arguments.properties.map(({ name, node }) => ({
      title: name,
      kind: 'argument' as const,
      href: `${address}#${argumentId(name)}`,
      text: `${tool.name}: ${shortened(node.description)}`,
    })),
    ...tool.refusals.map(({ code, condition }) => ({
      title: code,
      kind: 'code' as const,
      href: `${address}#${refusalId(code)}`,
      text: `${tool.name}: ${shortened(condition)}`,
    })),
  ];
});

/** The sections but for those whose heading stands on many pages: "Parameters" tells none of a hundred pages from the others. */
function distinctive(sections: readonly SearchRecord[]): SearchRecord[] {
  const counts = new Map<string, number>();
  for (const { title } of sections) counts.set(title, (counts.get(title) ?? 0) + 1);
  return sections.filter(({ title }) => counts.get(title)! <= MOST_PAGES);
}

function sectionsOf({ address, title, html }: Body): SearchRecord[] {
  return [...html.matchAll(/<h2 id="([^"]*)">(.*?)<\/h2>/gs)].map(([, id, heading = '']) => ({
    title: heading.replaceAll(/<[^>]*>/g, ''),
    kind: 'section',
    href: `${address}#${id}`,
    text: title,
  }));
}

function shortened(text: string): string {
  const line = text.trim().replaceAll(/\s+/g, ' ');
  return line.length <= LONGEST_TEXT ? line : `${line.slice(0, LONGEST_TEXT).replace(/\s\S*$/, '')}…`;
}
