import { dirname } from 'node:path';
import type { WritePlan } from '../write/plan.ts';
import type { FileMemory } from './file-memory.ts';
import type { FolderWatch } from './folder-watch.ts';

/** What stands below generated/, for a process that alone writes there most of the time. */
export interface GeneratedMemory {
  /** Text of a generated file; undefined where there is none. */
  readonly text: (path: string) => string | undefined;
  /** Says what was written, and reads and follows what stands there. */
  readonly follow: (plan: WritePlan) => void;
  /** Forgets what stands in these folders. */
  readonly forget: (folders: ReadonlySet<string>) => void;
  /** The folders that are watched for this. */
  readonly folders: () => ReadonlySet<string>;
}

/** Generated files, none of which is looked at while nothing happens in its folder. */
export function generatedMemory(memory: FileMemory, watch: FolderWatch): GeneratedMemory {
  const texts = new Map<string, Map<string, string | undefined>>();
  let watched: ReadonlySet<string> = new Set();
  const text = (path: string): string | undefined => {
    const folder = dirname(path);
    const known = texts.get(folder);
    if (known?.has(path)) return known.get(path);
    const current = memory(path)?.text;
    if (watched.has(folder)) texts.set(folder, (known ?? new Map()).set(path, current));
    return current;
  };
  return {
    text,
    follow: ({ missing, modified, paths }) => {
      // Read again, while nobody waits: somebody else may have written there since.
      for (const { path } of [...missing, ...modified]) texts.get(dirname(path))?.delete(path);
      const folders = [...new Set(paths.map((path) => dirname(path)))];
      const before = watched;
      watched = new Set(folders.filter((folder) => isWatched(watch, folder)));
      for (const folder of folders) if (!before.has(folder) || !watched.has(folder)) texts.delete(folder);
      for (const path of paths) text(path);
    },
    forget: (folders) => {
      for (const folder of folders) texts.delete(folder);
    },
    folders: () => watched,
  };
}

/** A system watches so many folders and no more; what it does not watch is looked at each time. */
function isWatched(watch: FolderWatch, folder: string): boolean {
  try {
    watch.add(folder);
    return true;
  } catch {
    return false;
  }
}
