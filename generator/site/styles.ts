import { readFileSync } from 'node:fs';

/** The sheets of the site's look, an idea each, in the order in which a later one may refine an earlier. */
const SHEETS = [
  'tokens',
  'base',
  'bar',
  'layout',
  'words',
  'code',
  'tables',
  'tool',
  'tabs',
  'forms',
  'home',
  'search',
  'print',
] as const;

/** `site.css`: one file, so that a page waits for one answer before it is shown. */
export function styles(): string {
  return SHEETS.map((name) =>
    readFileSync(new URL(`./assets/styles/${name}.css`, import.meta.url), 'utf8'),
  ).join('\n');
}
