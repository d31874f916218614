/** A link that leads nowhere. */
export interface DeadLink {
  /** Path of the page that has it. */
  readonly page: string;
  readonly href: string;
}

/** Every link and address of what is loaded, on every page, whose page, place or file the site does not have. */
export function deadLinks(files: Iterable<{ readonly path: string; readonly text: string }>): DeadLink[] {
  const texts = new Map([...files].map(({ path, text }) => [path, text]));
  const places = new Map<string, ReadonlySet<string>>();
  const placesOf = (path: string) => {
    const known =
      places.get(path) ?? new Set([...texts.get(path)!.matchAll(/ id="([^"]*)"/g)].map(([, id]) => id!));
    places.set(path, known);
    return known;
  };
  const dead: DeadLink[] = [];
  for (const [page, text] of texts) {
    if (!page.endsWith('.html')) continue;
    const hrefs = new Set(
      [...text.matchAll(/ (?:href|src|data-tool-file)="([^"]*)"/g)].map(([, href]) => href!),
    );
    for (const href of hrefs) {
      if (/^https?:/.test(href)) continue;
      const [path = '', fragment] = href.replaceAll('&amp;', '&').replaceAll('&#x27;', "'").split('#');
      const file = path === '' ? page : fileOf(path, page);
      const isThere = texts.has(file) && (fragment === undefined || placesOf(file).has(encodedAs(fragment)));
      if (!isThere) dead.push({ page, href });
    }
  }
  return dead;
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
