import { mkdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { WriteFailure } from './apply.ts';

const LOCK = '.cache/toolwright/write.lock';

/** How long one process waits for another: a write takes well under a second. */
const PATIENCE_MILLISECONDS = 20_000;

/**
 * Does the work while no other process of this machine does work under the lock of the same project. The lock is SQLite's on an empty database:
 * the operating system lets go of it when a process ends, however it ends.
 */
export function withWriteLock<T>(root: string, work: () => T): T | WriteFailure {
  let database: DatabaseSync | undefined;
  try {
    mkdirSync(dirname(join(root, LOCK)), { recursive: true });
    database = new DatabaseSync(join(root, LOCK), { timeout: PATIENCE_MILLISECONDS });
    database.exec('BEGIN EXCLUSIVE');
  } catch (error) {
    database?.close();
    return { path: LOCK, problem: error instanceof Error ? error.message : String(error) };
  }
  try {
    return work();
  } finally {
    database.close();
  }
}
