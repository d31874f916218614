import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { findEntry } from './plugin-modules.ts';

/**
 * SHA-256 of all that the entries name, so that no answer of earlier code is remembered: a file, or every file of a folder and
 * the folders in it, installed packages left out. What a module imports from elsewhere is not in it.
 */
export function pluginsDigest(entries: readonly string[], packageFolders: readonly string[]): string {
  const hash = createHash('sha256');
  for (const entry of entries) {
    const found = findEntry(entry, packageFolders);
    hash.update(`${entry}\n`);
    if ('code' in found)
      for (const file of filesOf(found.code))
        hash.update(`${file}\n`).update(readFileSync(file)).update('\n');
  }
  return hash.digest('hex');
}

function filesOf(path: string): string[] {
  if (statSync(path).isFile()) return [path];
  return readdirSync(path, { withFileTypes: true })
    .filter(({ name }) => name !== 'node_modules' && !name.startsWith('.'))
    .toSorted((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => {
      const inner = join(path, entry.name);
      return entry.isDirectory() ? filesOf(inner) : entry.isFile() ? [inner] : [];
    });
}
