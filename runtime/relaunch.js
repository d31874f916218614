import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { constants } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const GUARD = 'TOOLWRIGHT_RELAUNCHED';

/**
 * Starts a script again under the Node of the npm package `node` that is installed at or above it, with the same
 * arguments, streams and signals; the process ends as that one does. For a launcher that finds its Node too old.
 *
 * Plain JavaScript that an old Node can read.
 */
export async function relaunch({ minimumNodeMajor, from }) {
  const script = fileURLToPath(from);
  const node = installedNode(dirname(script));
  if (node === undefined || process.env[GUARD] === '1') {
    process.stderr.write(
      `This program needs Node ${minimumNodeMajor} or newer; this is ${process.version}, and no npm package "node" is installed beside it.\n` +
        'Run `npm install` in its folder (and `npm rebuild node` if scripts were ignored), or start it with a newer Node.\n',
    );
    process.exitCode = 1;
    return;
  }
  // Asynchronous, so that a signal reaches the child and no orphan is left.
  const child = spawn(node, [...process.execArgv, script, ...process.argv.slice(2)], {
    stdio: 'inherit',
    env: { ...process.env, [GUARD]: '1' },
  });
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
  await new Promise((resolve) => {
    child.on('error', (error) => {
      process.stderr.write(`${node} could not be started: ${error.message}\n`);
      process.exitCode = 1;
      resolve();
    });
    child.on('exit', (code, signal) => {
      process.exitCode = code ?? 128 + (constants.signals[signal] ?? 0);
      resolve();
    });
  });
}

function installedNode(folder) {
  const node = join(
    folder,
    'node_modules',
    'node',
    'bin',
    process.platform === 'win32' ? 'node.exe' : 'node',
  );
  if (existsSync(node)) return node;
  const parent = dirname(folder);
  return parent === folder ? undefined : installedNode(parent);
}
