import { memoize, whileSame } from '../memoize.ts';
import type { Contract, Tool } from '../model/contract.ts';
import { termsOf } from '../model/digest.ts';
import { everyNode } from '../model/every-node.ts';
import { target } from '../model/node.ts';
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
  const titles = termTitles(glossary);
  const ofTools = tools.flatMap((tool) => toolRecords(tool, titles));
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
  return [...ofTools, ...codeRecords(tools), ...shared, ...terms, ...ofPages, ...distinctive(sections)];
}

/** `search.json`: the records as rows of title, kind, address and text. */
export function searchText(records: readonly SearchRecord[]): string {
  return `[${records.map(rowText).join(',')}]`;
}

const rowText = memoize(({ title, kind, href, text }: SearchRecord) =>
  JSON.stringify([title, kind, href, text]),
);

/** The titles of terms by their names; the same object while the glossary is. */
const termTitles = memoize(
  (glossary: Contract['glossary']): ReadonlyMap<string, string> =>
    new Map(glossary.map(({ name, title }) => [name, title])),
);

const toolRecords = whileSame((tool: Tool, titles: ReadonlyMap<string, string>): SearchRecord[] => {
  const address = toolAddress(tool.name);
  // Who asks a question does not know the tool's name: its terms and what it does lead to it.
  const terms = [...termsOf(tool)].map((name) => titles.get(name) ?? name);
  const words = [
    `${tool.title}. ${shortened(tool.summary)}`,
    shortened(tool.details),
    terms.join(', '),
    fieldNames(tool).join(' '),
  ];
  return [
    { title: tool.name, kind: 'tool', href: address, text: words.filter((text) => text !== '').join(' ') },
    ...tool.arguments.properties.map(({ name, node }) => ({
      title: name,
      kind: 'argument' as const,
      href: `${address}#${argumentId(name)}`,
      text: `${tool.name}: ${shortened(node.description)}`,
    })),
  ];
});

/** What the results of a tool name, each name once. */
function fieldNames(tool: Tool): string[] {
  const names = everyNode(tool.result).flatMap((node) => {
    const inner = target(node);
    return inner.type === 'object' ? inner.properties.map(({ name }) => name) : [];
  });
  return [...new Set(names)];
}

/** A code leads to its tool, and one that several give to the page that has them all. */
function codeRecords(tools: readonly Tool[]): SearchRecord[] {
  const given = tools.flatMap(ownCodeRecords);
  return [...Map.groupBy(given, ({ record }) => record.title)].map(([code, all]) => {
    const [{ record, condition }] = all as [OwnCode];
    if (all.length === 1) return record;
    const text = `${all.length} tools: ${shortened(condition)}`;
    return { ...record, href: `/refusals/#${slug(code)}`, text };
  });
}

interface OwnCode {
  readonly record: SearchRecord;
  readonly condition: string;
}

const ownCodeRecords = memoize(({ name, refusals }: Tool): OwnCode[] =>
  refusals.map(({ code, condition }) => ({
    record: {
      title: code,
      kind: 'code',
      href: `${toolAddress(name)}#${refusalId(code)}`,
      text: `${name}: ${shortened(condition)}`,
    },
    condition,
  })),
);

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
