import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { syntheticSet } from './synthetic-set.ts';

export const toolwright = fileURLToPath(new URL('../generator/bin/toolwright.js', import.meta.url));

/** The specs of a synthetic set and its `openapi.json`, in a folder that is removed once the work is done. */
export async function withSyntheticProject<T>(tools: number, work: (root: string) => Promise<T>): Promise<T> {
  const root = mkdtempSync(join(tmpdir(), 'synthetic-'));
  try {
    const { files, openapi } = syntheticSet(tools);
    for (const [path, text] of files) {
      mkdirSync(dirname(join(root, path)), { recursive: true });
      writeFileSync(join(root, path), text);
    }
    writeFileSync(join(root, 'openapi.json'), JSON.stringify(openapi));
    return await work(root);
  } finally {
    rmSync(root, { recursive: true });
    // What is measured next must not wait for the file system to forget the removed files.
    await setTimeout(6_000);
  }
}
