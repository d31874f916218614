import { existsSync } from 'node:fs';
import { join } from 'node:path';
import express, { type Express } from 'express';
import { installationRoot } from './installation.ts';

/** Only what the pages themselves are made of: no script, no third party, no frame. */
const CONTENT_SECURITY_POLICY =
  "default-src 'none'; style-src 'self'; img-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/** Mounts the rendered pages at `/`. */
export function siteMount(): (app: Express) => void {
  const folder = join(installationRoot(), 'dist/site');
  if (!existsSync(folder)) throw new Error(`${folder} is missing; run \`make docs\`.`);
  return (app) => {
    app.use((_request, response, next) => {
      response.set('Content-Security-Policy', CONTENT_SECURITY_POLICY);
      next();
    });
    app.use(express.static(folder, { dotfiles: 'ignore', redirect: true }));
  };
}
