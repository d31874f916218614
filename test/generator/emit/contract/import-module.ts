import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';

/**
 * What a script prints, as JSON, in a plain Node process that has the module beside it as `module.js`. The folder
 * stands inside the project, so that the module finds its packages as generated code does.
 */
export function runBeside(module: string, script: string): Promise<unknown> {
  return withFolder(async (folder) => {
    await writeFile(join(folder, 'module.js'), module);
    await writeFile(join(folder, 'script.js'), script);
    const { stdout } = await promisify(execFile)(process.execPath, [join(folder, 'script.js')]);
    return JSON.parse(stdout);
  });
}

/** The module as the test runner's own loader imports it. */
export function importHere(module: string): Promise<Record<string, unknown>> {
  return withFolder(async (folder) => {
    await writeFile(join(folder, 'module.js'), module);
    return import(pathToFileURL(resolve(folder, 'module.js')).href);
  });
}

async function withFolder<T>(use: (folder: string) => Promise<T>): Promise<T> {
  await mkdir('.cache', { recursive: true });
  const folder = await mkdtemp(join('.cache', 'emit-'));
  try {
    return await use(folder);
  } finally {
    await rm(folder, { recursive: true });
  }
}
