import type { Section } from './navigation.ts';

export interface MarkdownPage {
  readonly address: string;
  readonly title: string;
  readonly description: string;
  readonly markdown: string;
}

/** `llms.txt`: what a model reads first of a site, a list of its pages as Markdown (llmstxt.org). */
export function llmsText(
  site: { readonly title: string; readonly summary: string },
  sections: readonly Section[],
  pages: readonly MarkdownPage[],
): string {
  const byAddress = new Map(pages.map((page) => [page.address, page]));
  const parts = sections.map(({ title, links }) => {
    const lines = links.map((link) => {
      const note = byAddress.get(link.address)?.description ?? '';
      return `- [${link.title}](${link.address}index.md)${note === '' ? '' : `: ${note}`}`;
    });
    return `## ${title}\n\n${lines.join('\n')}\n`;
  });
  return [`# ${site.title}\n\n> ${site.summary}\n`, ...parts].join('\n');
}

/**
 * `llms-full.txt`: every page as Markdown, each under its address. It is as long as all pages together, so it is made of pieces in
 * UTF-8, each the same object as last time while its page is the same.
 */
export function llmsFull(title: string, pages: readonly MarkdownPage[]): Buffer[] {
  return [Buffer.from(`# ${title}: all pages\n`), ...pages.map(pieceOf)];
}

const lastPieces = new Map<string, { readonly markdown: string; readonly bytes: Buffer }>();

function pieceOf({ address, markdown }: MarkdownPage): Buffer {
  const last = lastPieces.get(address);
  if (last?.markdown === markdown) return last.bytes;
  const bytes = Buffer.from(`\n<!-- ${address} -->\n\n${markdown.trim()}\n`);
  lastPieces.set(address, { markdown, bytes });
  return bytes;
}

/** `sitemap.xml`: the address of each page. */
export function sitemap(address: string, pages: readonly { readonly address: string }[]): string {
  const entries = pages.map((page) => `  <url><loc>${escapeXml(address + page.address)}</loc></url>`);
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${entries.join('\n')}\n</urlset>\n`;
}

function escapeXml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}
