/** A link that leads nowhere. */
export interface DeadLink {
  /** Path of the page that has it. */
  readonly page: string;
  readonly href: string;
}

interface File {
  readonly path: string;
  readonly text: string;
}

/** Every link and address of what is loaded, on every page, whose page, place or file the site does not have. */
export function deadLinks(files: Iterable<File>): DeadLink[] {
  return linkCheck()(files);
}

/**
 * The same for a site that is made again and again: a page is read again only where it has changed, and followed again only where it
 * has changed, had a dead link, or something that stood on the site is gone.
 */
export function linkCheck(): (files: Iterable<File>) => DeadLink[] {
  let known = new Map<string, Page>();
  let dead: readonly DeadLink[] = [];
  return (files) => {
    const pages = new Map<string, Page>();
    for (const file of files) pages.set(file.path, pageOf(file, known.get(file.path)));
    const isGone = [...known].some(([path, { places }]) => {
      const now = pages.get(path);
      return now === undefined || (now.places !== places && !places.isSubsetOf(now.places));
    });
    const doubtful = new Set(dead.map(({ page }) => page));
    dead = [...pages].flatMap(([path, page]) =>
      isGone || doubtful.has(path) || known.get(path) !== page ? deadOf(path, page, pages) : [],
    );
    known = pages;
    return [...dead];
  };
}

interface Page {
  readonly text: string;
  readonly places: ReadonlySet<string>;
  readonly links: readonly Link[];
}

interface Link {
  readonly href: string;
  /** Path of the file that it leads to. */
  readonly file: string;
  /** As it stands in the page's HTML; undefined where it leads to the file as a whole. */
  readonly place: string | undefined;
}

/** What is no page leads nowhere and has no places; that it is there is all that matters. */
const OTHER_FILE: Page = { text: '', places: new Set(), links: [] };

function pageOf(file: File, before: Page | undefined): Page {
  if (!file.path.endsWith('.html')) return OTHER_FILE;
  return before?.text === file.text ? before : readPage(file.path, file.text);
}

function readPage(path: string, text: string): Page {
  const hrefs = new Set(
    [...text.matchAll(/ (?:href|src|data-tool-file)="([^"]*)"/g)].map(([, href]) => href!),
  );
  const links = [...hrefs].filter((href) => !/^https?:/.test(href)).map((href) => linkOf(href, path));
  return { text, places: new Set([...text.matchAll(/ id="([^"]*)"/g)].map(([, id]) => id!)), links };
}

function linkOf(href: string, page: string): Link {
  const [path = '', fragment] = href.replaceAll('&amp;', '&').replaceAll('&#x27;', "'").split('#');
  return {
    href,
    file: path === '' ? page : fileOf(path, page),
    place: fragment === undefined ? undefined : encodedAs(fragment),
  };
}

function deadOf(page: string, { links }: Page, pages: ReadonlyMap<string, Page>): DeadLink[] {
  return links
    .filter(({ file, place }) => {
      const target = pages.get(file);
      return target === undefined || (place !== undefined && !target.places.has(place));
    })
    .map(({ href }) => ({ page, href }));
}

function fileOf(path: string, page: string): string {
  const { pathname } = new URL(path, `http://site/${page}`);
  const file = decodeURIComponent(pathname).slice(1);
  return file === '' || file.endsWith('/') ? `${file}index.html` : file;
}

/** As an id stands in HTML. */
function encodedAs(fragment: string): string {
  return decodeURIComponent(fragment).replaceAll('&', '&amp;').replaceAll("'", '&#x27;');
}
