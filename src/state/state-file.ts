import { existsSync, mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { CallLogError } from 'toolwright-runtime';
import { MIGRATIONS } from './schema.ts';

/** How long a writer waits for another process's lock before it gives up. */
const LOCK_WAIT_MILLISECONDS = 5_000;

export interface StateFileOptions {
  readonly lockWaitMilliseconds?: number | undefined;
  readonly synchronous?: 'NORMAL' | 'FULL';
}

/**
 * Opens the state file and brings it to the newest version, creating it and its folder where they are missing.
 * Write-ahead logging lets several processes share it; a row that was acknowledged survives a killed process
 * (with `synchronous = NORMAL` only the loss of power may cost the newest rows, as of the log; with FULL not even that).
 *
 * A damaged, locked, unwritable or newer file, or one of another program, is left exactly as it is.
 */
export function openStateFile(
  file: string,
  { lockWaitMilliseconds = LOCK_WAIT_MILLISECONDS, synchronous = 'NORMAL' }: StateFileOptions = {},
): DatabaseSync {
  return explained(file, () => {
    createFolder(dirname(file));
    const database = new DatabaseSync(file, { timeout: lockWaitMilliseconds });
    try {
      refuseForeign(database, file);
      database.exec(
        `PRAGMA journal_mode = WAL; PRAGMA synchronous = ${synchronous}; PRAGMA foreign_keys = ON;`,
      );
      migrate(database, file);
      return database;
    } catch (error) {
      database.close();
      throw error;
    }
  });
}

/**
 * Creates a folder and those above it. A level at a time: the recursive form of `mkdir` never returns where a level can't be made, as under /proc.
 */
export function createFolder(folder: string): void {
  if (existsSync(folder)) return;
  createFolder(dirname(folder));
  try {
    mkdirSync(folder);
  } catch (error) {
    // Another server that starts at the same moment may have been first.
    if (!existsSync(folder)) throw error;
  }
}

/** Marks the file as this server's, in the header field that SQLite keeps for it: "qrst" in ASCII. */
const APPLICATION_ID = 0x71727374;

function refuseForeign(database: DatabaseSync, file: string): void {
  const { tables } = database.prepare('SELECT count(*) AS tables FROM sqlite_schema').get()!;
  if (tables === 0 || numberOf(database, 'application_id') === APPLICATION_ID) return;
  throw new CallLogError(
    'LOG_DAMAGED',
    `The file ${file} is a database of another program. It was left as it is: move it aside, or point QUANT_HOME at another folder.`,
  );
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
    database.exec(`PRAGMA application_id = ${APPLICATION_ID}; PRAGMA user_version = ${MIGRATIONS.length};`);
    database.exec('COMMIT');
  } catch (error) {
    // A full disk has ended the transaction already, and its error is the one to tell.
    if (database.isTransaction) database.exec('ROLLBACK');
    throw error;
  }
}

function versionOf(database: DatabaseSync): number {
  return numberOf(database, 'user_version');
}

function numberOf(database: DatabaseSync, pragma: 'user_version' | 'application_id'): number {
  return Number(database.prepare(`PRAGMA ${pragma}`).get()?.[pragma]);
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
