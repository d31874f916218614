import {
  closeSync,
  ftruncateSync,
  mkdirSync,
  openSync,
  renameSync,
  rmSync,
  writeFileSync,
  writeSync,
} from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { contentOf, isSameFile, type SiteFile } from '../site/site-file.ts';

const SITE = 'dist/site';

/** Writes the site into dist/site/ in the place of what was there, as a whole. */
export async function replaceSite(root: string, files: readonly SiteFile[]): Promise<void> {
  const folder = join(root, SITE);
  const staged = `${folder}-${process.pid}`;
  for (const path of new Set(files.map((file) => dirname(file.path))))
    mkdirSync(join(staged, path), { recursive: true });
  // Thousands of small files: to wait for each in turn would take longer than to write it.
  for (const file of files) writeFileSync(join(staged, file.path), contentOf(file));
  const previous = `${staged}-old`;
  // Another process may put its folder in place between the two renames; then that one is moved aside as well.
  while (!(await renamed(staged, folder))) {
    if (await renamed(folder, previous)) await rm(previous, { recursive: true, force: true });
  }
}

/** False where there is nothing to rename, or something in its way. */
async function renamed(from: string, to: string): Promise<boolean> {
  try {
    await rename(from, to);
    return true;
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'ENOENT' || code === 'ENOTEMPTY' || code === 'EEXIST') return false;
    throw error;
  }
}

/** Writes what differs from what was written before, each file at once, and removes what the site has no longer; gives how many. */
export function updateSite(
  root: string,
  before: readonly SiteFile[],
  files: readonly SiteFile[],
): { readonly written: number; readonly removed: number } {
  const known = new Map(before.map((file) => [file.path, file]));
  let written = 0;
  for (const file of files) {
    const last = known.get(file.path);
    known.delete(file.path);
    if (isSameFile(last, file)) continue;
    const path = join(root, SITE, file.path);
    if (last === undefined) mkdirSync(dirname(path), { recursive: true });
    if (last?.pieces !== undefined && file.pieces !== undefined) writeRest(path, last.pieces, file.pieces);
    else writeWhole(path, contentOf(file));
    written += 1;
  }
  for (const path of known.keys()) rmSync(join(root, SITE, path), { force: true });
  return { written, removed: known.size };
}

/** Whoever serves the folder never meets half a page. */
function writeWhole(path: string, content: string | Buffer): void {
  writeFileSync(`${path}.new`, content);
  renameSync(`${path}.new`, path);
}

/** Writes a long file from the first piece that is another one: to make all of it anew takes longer than the rest of an edit. */
function writeRest(path: string, before: readonly Buffer[], pieces: readonly Buffer[]): void {
  const isOther = (piece: Buffer, at: number) => piece !== before[at];
  const isAsLong = pieces.length === before.length && lengthOf(pieces) === lengthOf(before);
  const first = pieces.findIndex(isOther);
  const start = first === -1 ? pieces.length : first;
  const end = isAsLong ? pieces.findLastIndex(isOther) + 1 : pieces.length;
  const file = openSync(path, 'r+');
  try {
    const rest = Buffer.concat(pieces.slice(start, end));
    const offset = lengthOf(pieces.slice(0, start));
    for (let done = 0; done < rest.length; )
      done += writeSync(file, rest, done, rest.length - done, offset + done);
    ftruncateSync(file, lengthOf(pieces));
  } finally {
    closeSync(file);
  }
}

function lengthOf(pieces: readonly Buffer[]): number {
  return pieces.reduce((sum, { length }) => sum + length, 0);
}
