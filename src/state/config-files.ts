import { randomUUID } from 'node:crypto';
import {
  closeSync,
  constants,
  existsSync,
  fstatSync,
  fsyncSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { stemOf } from '../configs/config-name.ts';
import { type ConfigStore, findConfig, type StoredConfig } from '../configs/config-store.ts';

/** Larger files are no configurations; all of a folder are read at once. */
const MOST_BYTES = 1 << 20;

/** How long a writer waits for others; each takes some milliseconds. */
const LOCK_MILLISECONDS = 5_000;

/**
 * The configurations as files of a folder, which need not exist. A file is written beside its place, synced and renamed, so
 * that no reader ever sees half of one. Nothing outside of the folder is read or written: a link in it is refused, not followed.
 */
export function openConfigFiles(folder: string): ConfigStore {
  return {
    list: async () => readConfigs(folder),
    write: async (stem, text, overwrite) => {
      mkdirSync(folder, { recursive: true, mode: 0o700 });
      return locked(folder, () => {
        const before = findConfig(readConfigs(folder), stem);
        if (before !== undefined && !overwrite) return { kind: 'taken', file: before.file };
        // One that differs in case keeps its spelling: elsewhere the two are the same file.
        const file = before?.file ?? `${stem}.json`;
        putFile(folder, file, text);
        return { kind: 'written', file, replaced: before ?? null };
      });
    },
  };
}

/**
 * Lets one writer of all processes at a time look and write. The lock is SQLite's on a file that holds nothing: it ends with
 * the process that has it, however that ends.
 */
function locked<Value>(folder: string, work: () => Value): Value {
  const lock = new DatabaseSync(join(folder, '.lock'), { timeout: LOCK_MILLISECONDS });
  try {
    lock.exec('BEGIN EXCLUSIVE');
    return work();
  } finally {
    lock.close();
  }
}

function putFile(folder: string, file: string, text: string): void {
  const partial = join(folder, `.${randomUUID()}.partial`);
  try {
    const descriptor = openSync(partial, 'wx', 0o600);
    try {
      writeFileSync(descriptor, text);
      fsyncSync(descriptor);
    } finally {
      closeSync(descriptor);
    }
    renameSync(partial, join(folder, file));
  } catch (error) {
    rmSync(partial, { force: true });
    throw error;
  }
}

function readConfigs(folder: string): StoredConfig[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((name) => !name.startsWith('.') && /\.json$/i.test(name))
    .sort()
    .flatMap((file) => {
      const content = readConfig(join(folder, file));
      return content === undefined ? [] : [{ file, stem: stemOf(file), content }];
    });
}

/** Undefined where the file has just gone. */
function readConfig(path: string): StoredConfig['content'] | undefined {
  const unreadable = (problem: string) => ({ kind: 'unreadable', problem }) as const;
  let descriptor: number;
  try {
    // Not blocking, since somebody may have put a pipe there.
    descriptor = openSync(path, constants.O_RDONLY | constants.O_NOFOLLOW | constants.O_NONBLOCK);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'ENOENT') return undefined;
    return unreadable(
      code === 'ELOOP' ? 'it is a link, and links are not followed' : `the system says ${code}`,
    );
  }
  try {
    const stat = fstatSync(descriptor);
    if (!stat.isFile()) return unreadable('it is no file');
    if (stat.size > MOST_BYTES) return unreadable(`it is larger than ${MOST_BYTES} bytes`);
    return { kind: 'text', text: new TextDecoder('utf-8', { fatal: true }).decode(readFileSync(descriptor)) };
  } catch (error) {
    return unreadable(error instanceof TypeError ? 'it is no UTF-8 text' : (error as Error).message);
  } finally {
    closeSync(descriptor);
  }
}
