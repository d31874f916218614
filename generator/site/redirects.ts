import { layouts } from './layout.ts';
import { escapeHtml } from './markdown.ts';
import type { SiteFile } from './site-file.ts';

/**
 * Pages with the places and addresses of before: an address that is gone has a page that leads on, and a place that moved has
 * its old id where it is now, or a line at the end of its page that says where. A server never sees a fragment, so a place
 * can't be redirected by it.
 */
export function applyRedirects(
  files: readonly SiteFile[],
  redirects: Readonly<Record<string, string>>,
  site: string,
): SiteFile[] {
  const pages = new Map(files.map(({ path, text }) => [path, text]));
  for (const [from, to] of Object.entries(redirects)) {
    const [address = '', fragment] = from.split('#');
    const path = `${address.slice(1)}index.html`;
    if (fragment === undefined) {
      if (!pages.has(path)) pages.set(path, layouts()('moved', { site, href: to }));
      continue;
    }
    const text = pages.get(path);
    if (text !== undefined && !text.includes(`id="${fragment}"`))
      pages.set(path, withPlace(text, fragment, address, to));
  }
  return [...pages].map(([path, text]) => ({ path, text }));
}

function withPlace(text: string, id: string, address: string, to: string): string {
  const [page, target] = to.split('#');
  if (page === address && target !== undefined) {
    const at = text.indexOf(` id="${target}"`);
    if (at !== -1) {
      const isRow = /<tr$/.test(text.slice(0, at));
      const end = text.indexOf(isRow ? '<td>' : '>', at) + (isRow ? '<td>'.length : 1);
      return `${text.slice(0, end)}<span id="${escapeHtml(id)}"></span>${text.slice(end)}`;
    }
  }
  const link = `<a href="${escapeHtml(to)}">${escapeHtml(to)}</a>`;
  return text.replace(
    '<footer>',
    `<p class="notice" id="${escapeHtml(id)}">What stood here is now at ${link}.</p>\n<footer>`,
  );
}
