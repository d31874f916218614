import { execFile } from 'node:child_process';
import { readFileSync, statSync } from 'node:fs';
import { resolve } from 'node:path';
import { promisify } from 'node:util';
import { type Diagnostic, diagnostic } from '../diagnostics/diagnostic.ts';
import { type Lock, parseLock } from '../diff/lock.ts';
import { LOCK_FORMAT, LOCK_PATH } from '../emit/lock.ts';

const run = promisify(execFile);

/** Largest lock that is read of a revision, in bytes. */
const LARGEST = 1024 ** 3;

/** The lock that is compared with: a file, else the one that a git revision holds. A finding where there is none to use. */
export async function readOtherLock(root: string, against: string): Promise<Lock | Diagnostic> {
  const file = resolve(root, against);
  // A folder may well have the name of a branch.
  const isFile = statSync(file, { throwIfNoEntry: false })?.isFile() ?? false;
  const text = isFile ? readFile(file, against) : await readRevision(root, against);
  if (typeof text !== 'string') return text;
  const lock = parseLock(text);
  if ('tools' in lock) return lock;
  const place = isFile ? against : `${against}:${LOCK_PATH}`;
  return 'format' in lock
    ? diagnostic('T808', placeIn(place), { against, format: lock.format, known: LOCK_FORMAT })
    : diagnostic('T807', placeIn(place), { against, problem: lock.problem });
}

function readFile(file: string, against: string): string | Diagnostic {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    return diagnostic('T807', placeIn(against), { against, problem: (error as Error).message });
  }
}

/** What a revision holds is asked of git itself; `--end-of-options` keeps a revision from being read as an option. */
async function readRevision(root: string, against: string): Promise<string | Diagnostic> {
  const git = (...words: string[]) => run('git', words, { cwd: root, maxBuffer: LARGEST });
  const noGit = (problem: string) => diagnostic('T804', placeIn(against), { against, problem });
  try {
    await git('rev-parse', '--git-dir');
  } catch (error) {
    const missing = (error as NodeJS.ErrnoException).code === 'ENOENT';
    return noGit(missing ? 'it is not installed' : 'the project is in no repository');
  }
  try {
    await git('rev-parse', '--verify', '--quiet', '--end-of-options', `${against}^{commit}`);
  } catch {
    return diagnostic('T805', placeIn(against), { against });
  }
  try {
    // `./`: the project may be a folder of the repository.
    return (await git('show', '--end-of-options', `${against}:./${LOCK_PATH}`)).stdout;
  } catch {
    return diagnostic('T806', placeIn(against), { against, path: LOCK_PATH });
  }
}

function placeIn(file: string) {
  return { file, line: 1, column: 1, endLine: 1, endColumn: 1 };
}
