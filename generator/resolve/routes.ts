import { diagnostic, type Report } from '../diagnostics/diagnostic.ts';
import type { Place } from '../diagnostics/place.ts';
import type { Tool } from '../model/contract.ts';

/** What a server answers by itself, as first parts of its paths: its own routes and its pages. */
const OWN_PATHS: Readonly<Record<string, string>> = {
  '/': 'the home page',
  '/mcp': 'MCP over HTTP',
  '/openapi.json': 'the description of the routes',
  '/healthz': 'the health check',
  '/readyz': 'the health check',
  '/api/v1/vocabularies': 'the vocabularies',
  '/tools': 'the pages of the tools',
  '/docs': 'the guides',
  '/glossary': 'the glossary',
  '/refusals': 'the pages of the refusals',
  '/vocabularies': 'the page of the vocabularies',
  '/provenance': 'the page about provenance',
  '/prompts': 'the page of the prompts',
  '/toolsets': 'the page of the toolsets',
  '/guarantees': 'the page of the guarantees',
  '/policies': 'the page of the policies',
  '/operations': 'the page about operations',
  '/changes': 'the page of the changes',
  '/clients': 'the page that sets up a client',
  '/contents': 'the page of all names',
  '/scripts': 'the scripts of the pages',
  '/recordings': 'the recorded answers',
};

/** Reports a tool's route that would hide, or hide behind, what the server answers itself, by any method. */
export function checkRoute(route: NonNullable<Tool['http']>, place: Place, report: Report): void {
  const path = canonicalPath(route.path);
  const [own, owner] =
    Object.entries(OWN_PATHS).find(([own]) => path === own || (own !== '/' && path.startsWith(`${own}/`))) ??
    [];
  if (own !== undefined && owner !== undefined) {
    report(diagnostic('T314', place, { path: route.path, own, owner }));
  }
}

/** A path as the server compares it: letter case and slashes at the end make no difference. */
export function canonicalPath(path: string): string {
  return path
    .toLowerCase()
    .replace(/\/+/g, '/')
    .replace(/(?!^)\/$/, '');
}
