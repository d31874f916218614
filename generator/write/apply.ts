import {
  closeSync,
  existsSync,
  fsyncSync,
  lstatSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmdirSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import type { OutputFile } from '../emit/emitter.ts';
import { isOwnedPath } from './manifest.ts';
import { isUpToDate, type WritePlan } from './plan.ts';

/** Staged files and the journal live inside generated/, so that a rename never crosses file systems. */
const STAGING = 'generated/.staging';
const JOURNAL = `${STAGING}/journal.json`;

/** What a write is about to do. From the moment it is on disk the write will be completed, by this process or the next. */
interface Journal {
  readonly renames: readonly { readonly from: string; readonly to: string }[];
  readonly removals: readonly string[];
}

/** A write that the file system refused. */
export interface WriteFailure {
  readonly path: string;
  readonly problem: string;
}

/**
 * Carries out a plan: stage every file, write the journal, rename into place, remove what is stale. A failure before
 * the journal stands leaves the old tree; after that, `recover` completes the write. Undefined on success. Called under
 * the lock, as is `recover`: another process would take the staged files for those of a write that was killed.
 */
export function applyPlan(root: string, plan: WritePlan): WriteFailure | undefined {
  if (isUpToDate(plan)) return undefined;
  const outputs = [...plan.missing, ...plan.modified];
  for (const path of [...outputs.map((output) => output.path), ...plan.stale]) {
    const obstacle = attempt(path, () => obstacleAt(root, path));
    if (obstacle !== undefined) return obstacle;
  }
  const staged = attempt(STAGING, () => stage(root, outputs, plan.stale));
  if (staged !== undefined) {
    attempt(STAGING, () => clearStaging(root));
    return staged;
  }
  return recover(root);
}

/** True where a write is under way, or ended before it was complete. */
export function isInterrupted(root: string): boolean {
  return existsSync(join(root, STAGING));
}

/** Completes a write whose journal stands, and clears away one that never got that far. */
export function recover(root: string): WriteFailure | undefined {
  if (!isInterrupted(root)) return undefined;
  const journal = readJournal(root);
  const made = new Set<string>();
  for (const { from, to } of journal.renames) {
    const failure = attempt(to, () => {
      if (!existsSync(join(root, STAGING, from))) return;
      const folder = dirname(join(root, to));
      if (!made.has(folder)) mkdirSync(folder, { recursive: true });
      made.add(folder);
      renameSync(join(root, STAGING, from), join(root, to));
    });
    if (failure !== undefined) return failure;
  }
  for (const path of journal.removals) {
    const failure = attempt(path, () => {
      rmSync(join(root, path), { force: true });
      removeEmptyFolders(root, dirname(path));
    });
    if (failure !== undefined) return failure;
  }
  return attempt(STAGING, () => clearStaging(root));
}

function clearStaging(root: string): undefined {
  rmSync(join(root, STAGING), { recursive: true, force: true });
}

function stage(root: string, outputs: readonly OutputFile[], removals: readonly string[]): undefined {
  clearStaging(root);
  mkdirSync(join(root, STAGING), { recursive: true });
  const renames = outputs.map(({ path, text }, index) => {
    writeFileSync(join(root, STAGING, String(index)), text);
    return { from: String(index), to: path };
  });
  const journal: Journal = { renames, removals };
  const draft = join(root, STAGING, 'journal.draft');
  writeFileSync(draft, JSON.stringify(journal));
  const handle = openSync(draft, 'r');
  fsyncSync(handle);
  closeSync(handle);
  renameSync(draft, join(root, JOURNAL));
}

/** The journal that stands; an empty one where there is none, or where something else wrote it. */
function readJournal(root: string): Journal {
  const nothing: Journal = { renames: [], removals: [] };
  try {
    const journal = JSON.parse(readFileSync(join(root, JOURNAL), 'utf8')) as Journal;
    const safe = [...journal.renames.map(({ to }) => to), ...journal.removals].every(isOwnedPath);
    return safe && journal.renames.every(({ from }) => /^\d+$/.test(from)) ? journal : nothing;
  } catch {
    return nothing;
  }
}

/** What stands where a file, or one of the folders above it, should go: never write through a link. */
function obstacleAt(root: string, path: string): WriteFailure | undefined {
  const parts = path.split('/');
  for (let depth = 1; depth <= parts.length; depth++) {
    const part = parts.slice(0, depth).join('/');
    const found = lstatSync(join(root, part), { throwIfNoEntry: false });
    if (found === undefined) return undefined;
    if (found.isSymbolicLink()) return { path: part, problem: 'a symbolic link stands there' };
    const isLast = depth === parts.length;
    if (isLast && !found.isFile()) return { path: part, problem: 'it is not a file' };
    if (!isLast && !found.isDirectory()) return { path: part, problem: 'it is not a folder' };
  }
  return undefined;
}

/** A folder that is gone already was removed by the write that this one completes. */
function removeEmptyFolders(root: string, folder: string): void {
  if (folder === 'generated') return;
  if (existsSync(join(root, folder))) {
    if (readdirSync(join(root, folder)).length > 0) return;
    rmdirSync(join(root, folder));
  }
  removeEmptyFolders(root, dirname(folder));
}

/** Does the work; what it finds, or what the file system refuses, as a value. */
function attempt(path: string, work: () => WriteFailure | undefined): WriteFailure | undefined {
  try {
    return work();
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    if (code === undefined) throw error;
    return { path, problem: `${code}, ${message.replace(/^\w+: /, '').split(',')[0]}` };
  }
}
