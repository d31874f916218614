import createMarkdownIt, { type MarkdownIt } from 'markdown-it';
import { slug } from './slug.ts';

/**
 * Markdown to HTML for text that comes from specs: raw HTML stays text, images are the examples' pictures
 * alone (a remote one would be a request to a third party), links are http(s), relative or fragments, and each heading gets an id made from its
 * text. Tables and code blocks get a focusable frame of their own, so that a wide one scrolls instead of the page.
 *
 * `resolveLink` turns a link as written into the address it is served at.
 */
export function createMarkdown(resolveLink: (href: string) => string): MarkdownIt {
  const markdown = createMarkdownIt({ html: false, linkify: false, typographer: false });
  markdown.validateLink = (url) => /^(https?:\/\/|#|\.{0,2}\/(?!\/)|[\w-]+(\/|\.md|$))/i.test(url.trim());
  addHeadingIds(markdown);
  addLinks(markdown, resolveLink);
  addFrames(markdown);
  addPictures(markdown);
  return markdown;
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

function addLinks(markdown: MarkdownIt, resolveLink: (href: string) => string): void {
  markdown.renderer.rules.link_open = (tokens, index, options, _environment, renderer) => {
    const token = tokens[index]!;
    const href = String(token.attrGet('href'));
    token.attrSet('href', resolveLink(href));
    if (/^https?:/i.test(href)) token.attrSet('rel', 'noopener nofollow');
    return renderer.renderToken(tokens, index, options);
  };
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

function addFrames(markdown: MarkdownIt): void {
  markdown.renderer.rules.table_open = () =>
    '<div class="frame" tabindex="0" role="region" aria-label="Table"><table>\n';
  markdown.renderer.rules.table_close = () => '</table></div>\n';
  const { fence } = markdown.renderer.rules;
  markdown.renderer.rules.fence = (...args) => fence!(...args).replace('<pre>', '<pre tabindex="0">');
}
