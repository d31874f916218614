import type { SiteFile } from './site-file.ts';

/** The places of before that a site has no longer: neither where they were, nor a page or an id that leads on. */
export function lostPlaces(places: readonly string[], files: readonly SiteFile[]): string[] {
  const pages = new Map(files.map(({ path, text }) => [path, text]));
  return places.filter((place) => {
    const [address = '', id] = place.split('#');
    const page = pages.get(`${address.slice(1)}index.html`);
    if (page === undefined) return true;
    return id !== undefined && !page.includes(`id="${id}"`) && !page.includes('http-equiv="refresh"');
  });
}
