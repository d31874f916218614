import { readdir, readFile } from 'node:fs/promises';
import { join, sep } from 'node:path';
import type { Page } from 'toolwright-runtime';
import { installationRoot } from './installation.ts';

/** The knowledge base as it is generated, in the order of its paths. */
export async function readPages(): Promise<readonly Page[]> {
  const folder = join(installationRoot(), 'generated/kb');
  const names = await readdir(folder, { recursive: true });
  const paths = names.filter((name) => name.endsWith('.md')).map((name) => name.replaceAll(sep, '/'));
  return Promise.all(
    paths.sort().map(async (path) => ({ path, text: await readFile(join(folder, path), 'utf8') })),
  );
}
