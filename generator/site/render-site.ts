import Handlebars from 'handlebars';
import { addressOf, resolveLink } from './addresses.ts';
import { createMarkdown } from './markdown.ts';

/** A Markdown page, its path relative to the folder that holds `kb/` and `docs/`. */
export interface Page {
  readonly file: string;
  readonly markdown: string;
}

export interface SiteInput {
  readonly title: string;
  readonly pages: readonly Page[];
  /** Handlebars source of the frame around every page. */
  readonly template: string;
  /** Served beside the pages as they are: path -> text. */
  readonly assets: Readonly<Record<string, string>>;
}

export interface SiteFile {
  readonly path: string;
  readonly text: string;
}

/**
 * The static site: `ADDRESS/index.html` and its Markdown twin `ADDRESS/index.md` for every page, and the assets.
 * Pure; a page's title is its first heading, and one without a heading is an error that names the file.
 */
export function renderSite(input: SiteInput): SiteFile[] {
  const frame = Handlebars.create().compile(input.template, { strict: true, knownHelpersOnly: true });
  const pages = input.pages.map((page) => ({
    ...page,
    address: addressOf(page.file),
    title: titleOf(page),
  }));
  const files = pages.flatMap((page) => {
    const html = createMarkdown((href) => resolveLink(page.file, href)).render(page.markdown);
    const sections = navigation(pages, page.address);
    const text = frame({
      site: input.title,
      title: page.title,
      html,
      sections,
      isHome: page.address === '/',
    });
    const folder = page.address.slice(1);
    return [
      { path: `${folder}index.html`, text },
      { path: `${folder}index.md`, text: page.markdown },
    ];
  });
  return [...files, ...Object.entries(input.assets).map(([path, text]) => ({ path, text }))];
}

function titleOf(page: Page): string {
  const heading = /^# (.+)$/m.exec(page.markdown)?.[1];
  if (heading === undefined)
    throw new Error(`${page.file} has no first-level heading, so its page has no title.`);
  return heading.replace(/`/g, '');
}

interface Section {
  readonly title: string;
  readonly links: readonly { readonly href: string; readonly title: string; readonly current: boolean }[];
}

function navigation(pages: readonly { address: string; title: string }[], current: string): Section[] {
  const section = (title: string, belongs: (address: string) => boolean): Section => ({
    title,
    links: pages
      .filter((page) => belongs(page.address))
      .map((page) => ({
        href: page.address,
        title: page.title.replace(/^MCP tool: /, ''),
        current: page.address === current,
      })),
  });
  const isTool = (address: string) => address.startsWith('/tools/');
  const isGuide = (address: string) => address.startsWith('/docs/');
  // Entries of a registry: the page above lists them.
  const isEntry = (address: string) => /^\/docs\/.+\/.+\/$/.test(address);
  return [
    section('Tools', isTool),
    section('Reference', (address) => address !== '/' && !isTool(address) && !isGuide(address)),
    section('Guides', (address) => isGuide(address) && !isEntry(address)),
  ].filter(({ links }) => links.length > 0);
}
