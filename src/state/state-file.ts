import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { CallLogError } from 'toolwright-runtime';
import { MIGRATIONS } from './schema.ts';

/** How long a writer waits for another process's lock before it gives up. */
const LOCK_WAIT_MILLISECONDS = 5_000;

/**
 * Opens the state file and brings it to the newest version, creating it and its folder where they are missing.
 * Write-ahead logging lets several processes share it; a row that was acknowledged survives a killed process
 * (`synchronous = NORMAL`; only the loss of power may cost the newest rows of the log).
 *
 * A damaged, locked, unwritable or newer file is left exactly as it is.
 */
export function openStateFile(file: string, lockWaitMilliseconds = LOCK_WAIT_MILLISECONDS): DatabaseSync {
  return explained(file, () => {
    mkdirSync(dirname(file), { recursive: true });
    const database = new DatabaseSync(file, { timeout: lockWaitMilliseconds });
    try {
      database.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = NORMAL; PRAGMA foreign_keys = ON;');
      migrate(database, file);
      return database;
    } catch (error) {
      database.close();
      throw error;
    }
  });
}

/** Two servers may start at once: the version is read again under the write lock before a step is taken. */
function migrate(database: DatabaseSync, file: string): void {
  if (versionOf(database) === MIGRATIONS.length) return;
  database.exec('BEGIN IMMEDIATE');
  try {
    const version = versionOf(database);
    if (version > MIGRATIONS.length) {
      throw new CallLogError(
        'LOG_NEWER',
        `The state file ${file} was written by a newer version of this server. Update the server, or point QUANT_HOME at another folder.`,
      );
    }
    for (const step of MIGRATIONS.slice(version)) database.exec(step);
    database.exec(`PRAGMA user_version = ${MIGRATIONS.length}`);
    database.exec('COMMIT');
  } catch (error) {
    database.exec('ROLLBACK');
    throw error;
  }
}

function versionOf(database: DatabaseSync): number {
  return Number(database.prepare('PRAGMA user_version').get()?.['user_version']);
}

/** Runs `work` and says what is wrong with the state file, and what to do, where SQLite only has a number. */
export function explained<Value>(file: string, work: () => Value): Value {
  try {
    return work();
  } catch (error) {
    throw explain(file, error);
  }
}

const BUSY = 5;
const LOCKED = 6;
const CORRUPT = 11;
const NOT_A_DATABASE = 26;

export function explain(file: string, error: unknown): unknown {
  if (error instanceof CallLogError || !(error instanceof Error)) return error;
  // Extended codes keep the primary one in their low byte.
  const code = Number((error as { errcode?: number }).errcode) & 0xff;
  if (code === BUSY || code === LOCKED) {
    return new CallLogError(
      'LOG_LOCKED',
      `The state file ${file} is locked by another process. Nothing was lost; call again once that process has let go.`,
      error,
    );
  }
  if (code === CORRUPT || code === NOT_A_DATABASE) {
    return new CallLogError(
      'LOG_DAMAGED',
      `The state file ${file} is damaged or not a state file. It was left as it is: restore it from a backup, or move it aside to start a new one.`,
      error,
    );
  }
  return new CallLogError(
    'LOG_UNWRITABLE',
    `The state file ${file} can't be written (${error.message}). Check the folder's permissions and free space, or set QUANT_HOME to another folder.`,
    error,
  );
}
