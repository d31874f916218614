import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { decode } from '../load/decode.ts';
import type { SourceFile } from '../load/spec-file.ts';

/** Gives a file as it is on disk; the same object as before where its text is the same. Undefined where there is none. */
export type FileMemory = (path: string) => SourceFile | undefined;

/** Files below a root, each read again only where its stamp (inode, size, time of change) is another one. */
export function fileMemory(root: string): FileMemory {
  const known = new Map<string, { readonly stamp: string; readonly file: SourceFile }>();
  return (path) => {
    const file = join(root, path);
    const stat = statSync(file, { throwIfNoEntry: false });
    if (!stat?.isFile()) {
      known.delete(path);
      return undefined;
    }
    const stamp = `${stat.ino} ${stat.size} ${stat.mtimeMs}`;
    const before = known.get(path);
    if (before?.stamp === stamp) return before.file;
    const bytes = readIfThere(file);
    if (bytes === undefined) return undefined;
    const read = decode(path, bytes);
    const current = before?.file.text === read.text ? before.file : read;
    known.set(path, { stamp, file: current });
    return current;
  };
}

/** A file can vanish between two looks at it. */
function readIfThere(file: string): Buffer | undefined {
  try {
    return readFileSync(file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}
