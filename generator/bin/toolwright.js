#!/usr/bin/env node
// Plain JavaScript that any Node can read: on an older one it starts itself again under the Node of the npm package
// `node` that is installed at or above it, and then loads the generator.
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import * as module from 'node:module';
import { constants } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const MINIMUM_NODE_MAJOR = 24;
const GUARD = 'TOOLWRIGHT_GENERATOR_RELAUNCHED';

if (Number(process.versions.node.split('.')[0]) >= MINIMUM_NODE_MAJOR) await load();
else relaunch(installedNode(dirname(fileURLToPath(import.meta.url))));

async function load() {
  module.enableCompileCache?.();
  const sources = new URL('../main.ts', import.meta.url);
  // A checkout has the sources, a packed install the build.
  await import(existsSync(sources) ? sources.href : new URL('../dist/main.js', import.meta.url).href);
}

function relaunch(node) {
  if (node === undefined || process.env[GUARD] === '1') {
    process.stderr.write(
      `toolwright needs Node ${MINIMUM_NODE_MAJOR} or newer; this is ${process.version}, and no npm package "node" is installed beside it.\n`,
    );
    process.exitCode = 1;
    return;
  }
  const script = fileURLToPath(import.meta.url);
  // Asynchronous, so that a signal reaches the child and no orphan is left.
  const child = spawn(node, [...process.execArgv, script, ...process.argv.slice(2)], {
    stdio: 'inherit',
    env: { ...process.env, [GUARD]: '1' },
  });
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
  child.on('error', (error) => {
    process.stderr.write(`${node} could not be started: ${error.message}\n`);
    process.exitCode = 1;
  });
  child.on('exit', (code, signal) => {
    process.exitCode = code ?? 128 + (constants.signals[signal] ?? 0);
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
