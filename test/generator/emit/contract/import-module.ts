import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';

/**
 * What a script prints, as JSON, in a plain Node process that has the module beside it as `module.js`. The folder
 * stands inside the project, so that the module finds its packages as generated code does.
 */
export async function runBeside(module: string, script: string): Promise<unknown> {
  await mkdir('.cache', { recursive: true });
  const folder = await mkdtemp(join('.cache', 'emit-'));
  try {
    await writeFile(join(folder, 'module.js'), module);
    await writeFile(join(folder, 'script.js'), script);
    const { stdout } = await promisify(execFile)(process.execPath, [join(folder, 'script.js')]);
    return JSON.parse(stdout);
  } finally {
    await rm(folder, { recursive: true });
  }
}
