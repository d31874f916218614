import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
// A namespace import: older Nodes lack some of its names, and a named import of those would not even load.
import * as module from 'node:module';
import { constants } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const GUARD = 'TOOLWRIGHT_RELAUNCHED';

/**
 * Loads a bundle under a Node that is new enough. Where the running one is older, the script is started again under
 * the Node of the npm package `node` that is installed at or above it, with the same arguments, streams and signals.
 *
 * `from` is the launcher's `import.meta.url`, `bundle` is relative to it; `prepare` runs before the bundle loads.
 */
export async function launch({ minimumNodeMajor, from, bundle, prepare }) {
  const script = fileURLToPath(from);
  if (Number(process.versions.node.split('.')[0]) < minimumNodeMajor) {
    await relaunch(script, minimumNodeMajor);
    return;
  }
  module.enableCompileCache?.();
  await prepare?.();
  await import(new URL(bundle, from).href);
  // A client usually kills its server, and the cache is written on a clean exit only.
  setTimeout(() => module.flushCompileCache?.(), 1_000).unref();
}

function relaunch(script, minimumNodeMajor) {
  const node = installedNode(dirname(script));
  if (node === undefined || process.env[GUARD] === '1') {
    process.stderr.write(
      `This program needs Node ${minimumNodeMajor} or newer; this is ${process.version}, and no npm package "node" is installed beside it.\n` +
        'Run `npm install` in its folder (and `npm rebuild node` if scripts were ignored), or start it with a newer Node.\n',
    );
    process.exitCode = 1;
    return Promise.resolve();
  }
  const child = spawn(node, [...process.execArgv, script, ...process.argv.slice(2)], {
    stdio: 'inherit',
    env: { ...process.env, [GUARD]: '1' },
  });
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
  return new Promise((resolve) => {
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
