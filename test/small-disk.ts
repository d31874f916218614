import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export interface SmallDisk {
  readonly folder: string;
  readonly remove: () => void;
}

/** A folder on a file system of its own that is this small; undefined where none may be mounted. */
export function smallDisk(kilobytes: number): SmallDisk | undefined {
  if (process.platform !== 'linux') return undefined;
  const folder = mkdtempSync(join(tmpdir(), 'small-disk-'));
  const { status } = spawnSync('mount', ['-t', 'tmpfs', '-o', `size=${kilobytes}k`, 'none', folder]);
  const remove = () => {
    if (status === 0) spawnSync('umount', [folder]);
    rmSync(folder, { recursive: true });
  };
  if (status === 0) return { folder, remove };
  remove();
  return undefined;
}
