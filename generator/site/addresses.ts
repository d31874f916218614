import { posix } from 'node:path';

/**
 * Where a Markdown file is served: `kb/` is the site's root and `index.md` a folder's own page, so
 * `kb/tools/audit-backtest.md` is `/tools/audit-backtest/` and `docs/decisions.md` is `/docs/decisions/`.
 */
export function addressOf(file: string): string {
  const path = file.replace(/^(generated\/)?kb\//, '').replace(/\.md$/, '');
  if (path === 'index') return '/';
  return `/${path.replace(/\/index$/, '')}/`;
}

/** What a link leads to: an address of the site or elsewhere, or a file of the project that has no page. */
export type LinkTarget =
  | { readonly kind: 'address'; readonly href: string }
  | { readonly kind: 'file'; readonly path: string };

/** What a link as written in `file` leads to: those between Markdown files follow the files; `isPage` tells which have a page. */
export function resolveLink(file: string, href: string, isPage: (file: string) => boolean): LinkTarget {
  if (/^(https?:|#|\/)/i.test(href)) return { kind: 'address', href };
  const [path = '', fragment] = href.split('#');
  const target = posix.normalize(posix.join(posix.dirname(file), decode(path)));
  // A page that is not there is a link that leads nowhere, and no file of the project.
  if (!isPage(target) && !PAGE.test(target)) return { kind: 'file', path: target };
  const address = addressOf(target);
  return { kind: 'address', href: fragment === undefined ? address : `${address}#${fragment}` };
}

const PAGE = /^(docs|(generated\/)?kb)\/.*\.md$/;

function decode(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
