import { spawn } from 'node:child_process';
import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const bundle = join(root, 'dist/quant/main.js');

/** Rebuilds the bundle and the pages where a source is newer, so that a server never answers with yesterday's code. */
export async function rebuildIfStale() {
  const built = existsSync(bundle) ? statSync(bundle).mtimeMs : 0;
  const sources = ['src', 'runtime', 'generated', 'docs', 'scripts/build.ts'];
  if (!sources.some((source) => hasNewer(join(root, source), built))) return;
  process.stderr.write('quant: the sources changed; building.\n');
  // Its output goes to stderr: stdout belongs to the protocol.
  const child = spawn(process.execPath, ['--conditions=src', join(root, 'scripts/build.ts')], {
    stdio: ['ignore', 2, 2],
  });
  const code = await new Promise((resolve) => child.on('exit', resolve));
  if (code !== 0) throw new Error('The build failed; its output is above.');
}

function hasNewer(path, time) {
  const status = statSync(path);
  if (!status.isDirectory()) return status.mtimeMs > time;
  return readdirSync(path).some(
    (name) => name !== 'node_modules' && name !== 'dist' && hasNewer(join(path, name), time),
  );
}
