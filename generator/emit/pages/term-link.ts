import type { Term } from '../../model/contract.ts';
import { type Node, target } from '../../model/node.ts';
import { slug } from '../../site/slug.ts';
import { link } from './markdown.ts';

/** A term of the glossary as a link to where it is defined, as Markdown; empty for a name that is none. */
export type TermLink = (name: string) => string;

/** Links from a page that lies a way below the glossary's folder: `../` for one in a folder of it. */
export function termLinks(glossary: readonly Term[], way: string): TermLink {
  const titles = new Map(glossary.map(({ name, title }) => [name, title]));
  return (name) => {
    const title = titles.get(name);
    return title === undefined ? '' : link(title, `${way}glossary.md#${slug(title)}`);
  };
}

/** The link of the term that a value is an instance of; empty where it is of none. */
export function termOf(node: Node, termLink: TermLink): string {
  const term = node.term ?? target(node).term;
  return term === undefined ? '' : termLink(term);
}
