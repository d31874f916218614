import { existsSync, readdirSync, statSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, dirname, isAbsolute, join } from 'node:path';

/** Something that QUANT_PLUGINS names, as modules to load. */
export interface PluginEntry {
  /** How it is named to readers: the last part of a path, or the package. */
  readonly source: string;
  /** Absolute paths of its modules. */
  readonly modules: readonly string[];
  /** The folder or file whose content makes up its code. */
  readonly code: string;
}

export type FoundEntry = PluginEntry | { readonly source: string; readonly problem: string };

const MODULE = /\.(js|mjs|ts)$/;
const NO_MODULE = /^[._]|\.d\.ts$|\.test\./;

/**
 * Finds the modules of an entry: an absolute path of a file, or of a folder whose modules are all loaded but for those that
 * begin with `_`; else the name of a package that is installed below one of `packageFolders`, the first one first.
 */
export function findEntry(entry: string, packageFolders: readonly string[]): FoundEntry {
  if (!isAbsolute(entry)) return findPackage(entry, packageFolders);
  const source = basename(entry);
  if (!existsSync(entry)) return { source, problem: 'there is no such file or folder' };
  if (statSync(entry).isFile()) return { source, modules: [entry], code: entry };
  const names = readdirSync(entry).filter((name) => MODULE.test(name) && !NO_MODULE.test(name));
  if (names.length === 0)
    return { source, problem: 'the folder has no module: a file that ends in .js, .mjs or .ts' };
  return { source, modules: names.toSorted().map((name) => join(entry, name)), code: entry };
}

function findPackage(name: string, folders: readonly string[]): FoundEntry {
  for (const folder of folders) {
    try {
      const module = createRequire(join(folder, 'index.js')).resolve(name);
      return { source: name, modules: [module], code: dirname(module) };
    } catch (error) {
      const { code, message } = error as NodeJS.ErrnoException;
      if (code !== 'MODULE_NOT_FOUND') return { source: name, problem: message };
    }
  }
  const problem = `no package of that name is installed in ${folders.join(' or ')}, and a path has to be absolute`;
  return { source: name, problem };
}
