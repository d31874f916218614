import { type FSWatcher, statSync, watch } from 'node:fs';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';

/** How long nothing may happen before files are looked at, and the longest that is waited for that. */
const QUIET_MILLISECONDS = 10;
const LONGEST_MILLISECONDS = 200;

/** Watches folders for changes of what stands directly in them. It tells in which folder, and not what. */
export interface FolderWatch {
  /**
   * Watches a folder from now on; nothing where there is none. Called before the folder is read, so that no change is missed. True
   * where the folder was watched already.
   */
  readonly add: (folder: string) => boolean;
  /** Stops watching all folders but these. */
  readonly keep: (folders: ReadonlySet<string>) => void;
  /** Resolves once something has changed since it last did, and then nothing for a moment: a burst of saves is one change. */
  readonly changed: () => Promise<void>;
  /** The folders in which something has changed since this was last asked. */
  readonly touched: () => ReadonlySet<string>;
  readonly close: () => void;
}

/** A watch of folders below a root. */
export function watchFolders(root: string): FolderWatch {
  const watched = new Map<string, { readonly inode: number; readonly watcher: FSWatcher }>();
  let touched = new Set<string>();
  let events = 0;
  let wake: () => void = () => {};
  const notice = (folder: string): void => {
    touched.add(folder);
    events += 1;
    wake();
  };
  const drop = (folder: string): void => {
    watched.get(folder)?.watcher.close();
    watched.delete(folder);
  };
  return {
    add: (folder) => {
      const inode = statSync(join(root, folder), { throwIfNoEntry: false })?.ino;
      const before = watched.get(folder);
      if (before !== undefined && before.inode === inode) return true;
      drop(folder);
      if (inode === undefined) return false;
      const watcher = watch(join(root, folder), () => notice(folder));
      // A folder that is removed can end its watcher with an error: what is left of it is looked at.
      watcher.on('error', () => notice(folder));
      watched.set(folder, { inode, watcher });
      return false;
    },
    keep: (folders) => {
      for (const folder of [...watched.keys()]) if (!folders.has(folder)) drop(folder);
    },
    changed: async () => {
      if (events === 0) {
        await new Promise<void>((resolve) => {
          wake = resolve;
        });
      }
      for (let waited = 0; events > 0 && waited < LONGEST_MILLISECONDS; waited += QUIET_MILLISECONDS) {
        events = 0;
        await setTimeout(QUIET_MILLISECONDS);
      }
      events = 0;
    },
    touched: () => {
      const before = touched;
      touched = new Set();
      return before;
    },
    close: () => {
      for (const folder of [...watched.keys()]) drop(folder);
    },
  };
}
