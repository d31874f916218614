import { posix } from 'node:path';

/**
 * Where a Markdown file is served: `kb/` is the site's root and `index.md` a folder's own page, so
 * `kb/tools/audit-backtest.md` is `/tools/audit-backtest/` and `docs/decisions.md` is `/docs/decisions/`.
 */
export function addressOf(file: string): string {
  const path = file.replace(/^kb\//, '').replace(/\.md$/, '');
  if (path === 'index') return '/';
  return `/${path.replace(/\/index$/, '')}/`;
}

/** The address of a link as written in `file`: links between Markdown files follow the files, others stay. */
export function resolveLink(file: string, href: string): string {
  const [path = '', fragment] = href.split('#');
  if (!path.endsWith('.md') || /^[a-z]+:/i.test(path)) return href;
  const target = addressOf(posix.normalize(posix.join(posix.dirname(file), path)));
  return fragment === undefined ? target : `${target}#${fragment}`;
}
