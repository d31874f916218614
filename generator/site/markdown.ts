import createMarkdownIt, { type MarkdownIt, type Token } from 'markdown-it';
import type { LinkTarget } from './addresses.ts';
import { formula } from './formula.ts';
import { highlight } from './highlight.ts';
import { slug } from './slug.ts';
import { addToolLinks, type ToolAddress } from './tool-links.ts';

/**
 * Markdown to HTML for text that comes from specs: raw HTML stays text, images are the examples' pictures
 * alone (a remote one would be a request to a third party), links are https, paths or fragments, and each heading gets an id
 * made from its text. Tables and code blocks get a focusable frame of their own, so that a wide one scrolls instead of the
 * page. A block of TeX is MathML. Links to files that have no page are shown as their text. Names of other tools are links.
 */
export function createMarkdown(
  resolve: (href: string) => LinkTarget,
  toolAddress: ToolAddress = () => undefined,
): MarkdownIt {
  const markdown = createMarkdownIt({ html: false, linkify: false, typographer: false });
  markdown.validateLink = isAllowedLink;
  addHeadingIds(markdown);
  addToolLinks(markdown, toolAddress);
  addLinks(markdown, resolve);
  addFrames(markdown);
  addColumnNames(markdown);
  addPictures(markdown);
  return markdown;
}

/** True for https, a path of the site or beside the page, and a fragment. */
export function isAllowedLink(url: string): boolean {
  return /^(https:\/\/|#|\/(?!\/)|\.{1,2}\/|[\w.-]+(\/|#|$))/i.test(url.trim());
}

/** The addresses of links and pictures that a page shows as text, with the first line of the block that has them. */
export function refusedLinks(text: string): { readonly address: string; readonly line: number }[] {
  const markdown = createMarkdownIt({ html: false });
  markdown.validateLink = () => true;
  return markdown.parse(text, {}).flatMap(({ children, map }) => {
    const addresses = (children ?? []).map((token) =>
      String(token.attrGet('href') ?? token.attrGet('src') ?? '#'),
    );
    return addresses
      .filter((address) => !isAllowedLink(address))
      .map((address) => ({ address, line: (map?.[0] ?? 0) + 1 }));
  });
}

/** Equal headings on one page get `-2`, `-3`, ... in reading order. */
function addHeadingIds(markdown: MarkdownIt): void {
  markdown.core.ruler.push('heading_ids', (state) => {
    const seen = new Map<string, number>();
    state.tokens.forEach((token, index) => {
      if (token.type !== 'heading_open') return;
      const base = slug(state.tokens[index + 1]?.content ?? '');
      const count = (seen.get(base) ?? 0) + 1;
      seen.set(base, count);
      token.attrSet('id', count === 1 ? base : `${base}-${count}`);
    });
  });
}

function addLinks(markdown: MarkdownIt, resolve: (href: string) => LinkTarget): void {
  const closings: string[] = [];
  markdown.renderer.rules.link_open = (tokens, index, options, _environment, renderer) => {
    const token = tokens[index]!;
    const written = String(token.attrGet('href'));
    const target = resolve(written);
    closings.push(target.kind === 'file' ? '' : '</a>');
    if (target.kind === 'file') return '';
    token.attrSet('href', target.href);
    if (/^https:/i.test(target.href)) token.attrSet('rel', 'noopener nofollow');
    return renderer.renderToken(tokens, index, options);
  };
  markdown.renderer.rules.link_close = () => closings.pop() ?? '</a>';
}

/** Pictures are in recordings/, which is served at the site's root; of any other image only the words are left. */
function addPictures(markdown: MarkdownIt): void {
  const { image } = markdown.renderer.rules;
  markdown.renderer.rules.image = (tokens, index, ...rest) => {
    const token = tokens[index]!;
    const path = /^(?:\.\.\/)+(recordings\/[a-z0-9_]+\/[a-z0-9-]+\.svg)$/.exec(
      String(token.attrGet('src')),
    )?.[1];
    if (path === undefined) return markdown.utils.escapeHtml(token.content);
    token.attrSet('src', `/${path}`);
    return image!(tokens, index, ...rest);
  };
}

/** Each cell carries the name of its column: on a small screen its row is read as a paragraph. */
function addColumnNames(markdown: MarkdownIt): void {
  markdown.core.ruler.push('column_names', (state) => {
    let names: string[] = [];
    let column = 0;
    state.tokens.forEach(({ type }, index) => {
      const token = state.tokens[index]!;
      if (type === 'table_open') names = [];
      else if (type === 'tr_open') column = 0;
      else if (type === 'th_open') names.push(wordsOf(state.tokens[index + 1]));
      else if (type === 'td_open') {
        token.attrSet('data-label', names[column] ?? '');
        column += 1;
      }
    });
  });
}

/** What is read of a token's content; its marks and addresses are left out. */
function wordsOf(token: Token | undefined): string {
  return (token?.children ?? []).map(({ content }) => content).join('');
}

function addFrames(markdown: MarkdownIt): void {
  markdown.renderer.rules.table_open = (tokens, index) => {
    // Its first heading: a table of fields can be read on a small screen, one below the other.
    const kind = tokens[index + 4]?.content === 'Field' ? ' class="fields"' : '';
    return `<div class="frame" tabindex="0" role="group" aria-label="Table"><table${kind}>\n`;
  };
  markdown.renderer.rules.table_close = () => '</table></div>\n';
  markdown.renderer.rules.fence = (tokens, index) => {
    const { content, info } = tokens[index]!;
    return codeFrame(content, info.trim().split(/\s+/)[0] ?? '');
  };
  markdown.renderer.rules.code_block = (tokens, index) => codeFrame(tokens[index]!.content, '');
}

/** A block of code in its frame; TeX as what it says, where it is sound. */
export function codeFrame(code: string, language: string): string {
  const math = language === 'tex' ? formula(code) : undefined;
  if (math !== undefined)
    return `<div class="formula" tabindex="0" role="group" aria-label="Formula">${math}</div>\n`;
  const kind = /^[a-z]+$/.test(language) ? ` class="language-${language}"` : '';
  const html = highlight(code, language) ?? escapeHtml(code);
  return `<div class="code"><pre tabindex="0"><code${kind}>${html}</code></pre></div>\n`;
}

export function escapeHtml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}
