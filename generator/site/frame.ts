import { layouts } from './layout.ts';
import { type PageName, type Section, sectionsOn } from './navigation.ts';

/** A page of the site before its frame. */
export interface Body extends PageName {
  /** In a sentence, for search engines and lists; empty where there is none. */
  readonly description: string;
  readonly html: string;
  /** The file that a person would edit. */
  readonly source: string;
}

/** Of the page that stands where there is none: it has no place among the others. */
export const NO_PAGE = '';

export interface FrameSetting {
  readonly site: string;
  readonly version: string;
  readonly sections: readonly Section[];
  readonly address: string | undefined;
  readonly repository: string | undefined;
}

/** A whole page: the body in the frame that all pages have, with its place among them and a list of its own sections. */
export function framed(body: Body, setting: FrameSetting): string {
  const { site, version, sections, address, repository } = setting;
  const contents = contentsOf(body.html);
  const { section, before, after } = placeOf(body.address, sections);
  return layouts()('page', {
    site,
    version,
    title: body.title,
    description: body.description,
    isHome: body.address === '/',
    canonical: address === undefined || body.address === NO_PAGE ? '' : `${address}${body.address}`,
    sections: sectionsOn(sections, body.address).map(({ links, ...rest }) => ({
      ...rest,
      links: links.map((link) => ({
        href: link.address,
        title: link.title,
        current: link.address === body.address,
      })),
    })),
    twin: twinOf(body.address),
    contents: contents.reduce((sum, { parts }) => sum + 1 + parts.length, 0) < 3 ? [] : contents,
    trail:
      body.address === '/' || body.address === NO_PAGE
        ? []
        : [
            { href: '/', title: site },
            ...(section === undefined ? [] : [{ href: section.href, title: section.title }]),
          ],
    neighbours: [
      ...(before === undefined
        ? []
        : [{ rel: 'prev', label: 'Before', href: before.address, title: before.title }]),
      ...(after === undefined
        ? []
        : [{ rel: 'next', label: 'Next', href: after.address, title: after.title }]),
    ],
    body: body.html,
    source: repository === undefined || body.source === '' ? '' : `${repository}/${body.source}`,
  });
}

/** The Markdown of a page; empty for the page of no address. */
function twinOf(address: string): string {
  return address === NO_PAGE ? '' : `${address}index.md`;
}

interface Entry {
  readonly id: string;
  readonly title: string;
  readonly parts: { readonly id: string; readonly title: string }[];
}

/** A page with more places than this lists its sections alone. */
const MOST_PARTS = 150;

/** The headings of a page, those of the second level with those of the third below them, but for what is marked `untold`. */
function contentsOf(html: string): Entry[] {
  const entries: Entry[] = [];
  const pattern =
    /<h([23])(?: id="([^"]*)")?( class="untold")?>(.*?)<\/h\1>|<section class="(?:argument|refusal)" id="([^"]*)">/gs;
  let pending = '';
  for (const [, level, id, untold, inner, sectionId] of html.matchAll(pattern)) {
    if (sectionId !== undefined) {
      pending = sectionId;
      continue;
    }
    const place = id ?? pending;
    pending = '';
    if (untold !== undefined || place === '') continue;
    const title = text(inner ?? '');
    if (level === '2') entries.push({ id: place, title, parts: [] });
    else entries.at(-1)?.parts.push({ id: place, title });
  }
  const parts = entries.reduce((sum, entry) => sum + entry.parts.length, 0);
  return parts <= MOST_PARTS ? entries : entries.map((entry) => ({ ...entry, parts: [] }));
}

/** The words of a heading; what its links and marks are is left out. */
function text(html: string): string {
  return html
    .replaceAll(/<span class="status">.*?<\/span>/g, '')
    .replaceAll(/<[^>]*>/g, '')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&#x27;', "'")
    .replaceAll('&amp;', '&')
    .trim();
}

function placeOf(address: string, sections: readonly Section[]) {
  const all = sections.flatMap(({ links }) => links);
  const at = all.findIndex((link) => link.address === address);
  const section = sections.find(({ links }) => links.some((link) => link.address === address));
  // The page above an entry of a folder lists it.
  const parent = all.find((link) => link.address === address.replace(/[^/]+\/$/, ''));
  const above = parent === undefined ? undefined : { title: parent.title, href: parent.address };
  return at === -1
    ? { section: above, before: undefined, after: undefined }
    : {
        section: section?.links[0]?.address.startsWith('/tools/')
          ? { title: section.title, href: '/toolsets/' }
          : above,
        before: all[at - 1],
        after: all[at + 1],
      };
}
