import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { extname, join, sep } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Express } from 'express';
import { AUDIT_POLICY } from './audit-page/policy.ts';
import { installationRoot } from './installation.ts';
import type { LivePages } from './live-pages/live-pages.ts';

/** Only what the site itself is made of, and calls to this server: nothing inline, no third party, no frame. */
const CONTENT_SECURITY_POLICY =
  "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

const AUDIT_PATH = '/audit/index.html';
const MISSING_PATH = '/404.html';

const MEDIA_TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html',
  '.md': 'text/markdown',
  '.css': 'text/css',
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.txt': 'text/plain',
  '.xml': 'text/xml',
  '.svg': 'image/svg+xml',
};

/**
 * Mounts the rendered pages at `/`. They are read now and served from memory: a page always speaks of the contract
 * that the running server has, also after the next build. What only the server knows is put in when they are sent.
 */
export function siteMount(live: LivePages): (app: Express) => void {
  const pages = readSite(join(installationRoot(), 'dist/site'));
  return (app) => {
    app.use(async (request, response, next) => {
      if (!['GET', 'HEAD'].includes(request.method)) return next();
      const own = [request.path, `${request.path}index.html`].find((path) => pages.has(path));
      if (own === undefined && pages.has(`${request.path}/index.html`))
        return response.redirect(301, `${request.path}/`);
      // Only who reads pages is told by a page; to programs every error is JSON.
      if (own === undefined && request.accepts(['json', 'html']) !== 'html') return next();
      const path = own ?? MISSING_PATH;
      const page = pages.get(path)!;
      response
        .status(own === undefined ? 404 : 200)
        .set(
          'Content-Security-Policy',
          path === AUDIT_PATH ? `${AUDIT_POLICY}; frame-ancestors 'none'` : CONTENT_SECURITY_POLICY,
        );
      response.vary('Accept, Accept-Encoding').type(page.type);
      const text = await live(path, page.text);
      if (!request.acceptsEncodings('gzip')) response.send(text);
      else
        response
          .set('Content-Encoding', 'gzip')
          .send(text === page.text ? page.compressed() : gzipSync(text));
    });
  };
}

interface ServedFile {
  readonly type: string;
  readonly text: string;
  /** By gzip, once for all who ask for it. */
  readonly compressed: () => Buffer;
}

/** Every file of the site by the path it is served at. */
function readSite(folder: string): ReadonlyMap<string, ServedFile> {
  if (!existsSync(folder)) throw new Error(`${folder} is missing; run \`make build\`.`);
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
    (name) => extname(name) !== '',
  );
  return new Map(
    names.map((name) => {
      const text = readFileSync(join(folder, name), 'utf8');
      let compressed: Buffer | undefined;
      const file: ServedFile = {
        type: MEDIA_TYPES[extname(name)] ?? 'application/octet-stream',
        text,
        compressed: () => {
          compressed ??= gzipSync(text);
          return compressed;
        },
      };
      return [`/${name.replaceAll(sep, '/')}`, file];
    }),
  );
}
