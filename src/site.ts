import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { extname, join, sep } from 'node:path';
import type { Express } from 'express';
import { installationRoot } from './installation.ts';

/** Only what the pages themselves are made of: no script, no third party, no frame. */
const CONTENT_SECURITY_POLICY =
  "default-src 'none'; style-src 'self'; img-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

const MEDIA_TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html',
  '.md': 'text/markdown',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
};

/**
 * Mounts the rendered pages at `/`. They are read now and served from memory: a page always speaks of the contract
 * that the running server has, also after the next build.
 */
export function siteMount(): (app: Express) => void {
  const pages = readSite(join(installationRoot(), 'dist/site'));
  return (app) => {
    app.use((request, response, next) => {
      const page = pages.get(request.path) ?? pages.get(`${request.path}index.html`);
      if (page === undefined && pages.has(`${request.path}/index.html`))
        response.redirect(301, `${request.path}/`);
      else if (page === undefined || !['GET', 'HEAD'].includes(request.method)) next();
      else {
        response.set('Content-Security-Policy', CONTENT_SECURITY_POLICY);
        response.type(page.type).send(page.text);
      }
    });
  };
}

interface ServedFile {
  readonly type: string;
  readonly text: string;
}

/** Every file of the site by the path it is served at. */
function readSite(folder: string): ReadonlyMap<string, ServedFile> {
  if (!existsSync(folder)) throw new Error(`${folder} is missing; run \`make build\`.`);
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
    (name) => extname(name) !== '',
  );
  return new Map(
    names.map((name) => [
      `/${name.replaceAll(sep, '/')}`,
      {
        type: MEDIA_TYPES[extname(name)] ?? 'application/octet-stream',
        text: readFileSync(join(folder, name), 'utf8'),
      },
    ]),
  );
}
