import { whileSame } from '../memoize.ts';
import { addressOf } from './addresses.ts';
import type { Body } from './frame.ts';
import type { LinkResolver } from './link-resolver.ts';
import { createMarkdown } from './markdown.ts';

/** A Markdown page, its path relative to the folder that holds `kb/` and `docs/`. */
export interface MarkdownFile {
  readonly file: string;
  readonly markdown: string;
}

/** The body of a page that is the same as its Markdown. */
export const markdownBody = whileSame((page: MarkdownFile, resolver: LinkResolver): Body => {
  const { file, markdown } = page;
  return {
    address: addressOf(file),
    title: titleOf(page),
    description: firstSentence(markdown),
    html: `<article class="prose${isBrief(markdown) ? ' brief' : ''}">\n${createMarkdown((href) => resolver(file, href), resolver.toolAddress).render(markdown)}</article>`,
    source: file.startsWith('docs/') ? file : '',
  };
});

/** Four sections at least, of a line or two each. */
function isBrief(markdown: string): boolean {
  const [, ...sections] = markdown.split(/^## /m);
  return sections.length >= 4 && sections.join('').length / sections.length < 200;
}

function titleOf({ file, markdown }: MarkdownFile): string {
  const heading = /^# (.+)$/m.exec(markdown)?.[1];
  if (heading === undefined) throw new Error(`${file} has no first-level heading, so its page has no title.`);
  return plain(heading);
}

/** The first sentence below the title, without its marks; empty where the page does not begin with one. */
function firstSentence(markdown: string): string {
  const paragraph = /^# .+\n+([^#\n[|>`-][\s\S]*?)(?:\n\n|$)/m.exec(markdown)?.[1] ?? '';
  const line = plain(paragraph.replaceAll(/\s+/g, ' '));
  return /^.*?[.?!](?=\s|$)/.exec(line)?.[0] ?? line;
}

function plain(markdown: string): string {
  return markdown
    .replaceAll(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replaceAll(/[`*]/g, '')
    .replaceAll('&lt;', '<')
    .trim();
}
