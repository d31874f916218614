import { readdir, readFile } from 'node:fs/promises';
import { join, sep } from 'node:path';
import type { Page } from 'toolwright-runtime';
import { installationRoot } from './installation.ts';

/**
 * The knowledge base as it is generated, in the order of its paths. Pages that are made from registries are left to the site:
 * a list would drown in those of studies and patterns, whose facts the vocabularies have, and a form needs a browser.
 */
export async function readPages(): Promise<readonly Page[]> {
  const folder = join(installationRoot(), 'generated/kb');
  const names = await readdir(folder, { recursive: true });
  const paths = names
    .map((name) => name.replaceAll(sep, '/'))
    .filter((name) => name.endsWith('.md') && !/^(docs\/|audit\.md)/.test(name));
  return Promise.all(
    paths.sort().map(async (path) => ({ path, text: await readFile(join(folder, path), 'utf8') })),
  );
}
