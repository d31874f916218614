#!/usr/bin/env node
// What a client starts. Plain JavaScript, since the client may bring an older Node: on such a one it starts itself
// again under the Node that the project brings. Then it loads the bundle, which is fast and holds no TypeScript.
// A client waits for this file, so the ordinary way through it imports nothing but the bundle.
import { existsSync, readdirSync, statSync } from 'node:fs';
import * as module from 'node:module';
import { fileURLToPath } from 'node:url';

const MINIMUM_NODE_MAJOR = 24;
const bundle = new URL('../dist/quant/main.js', import.meta.url);

if (Number(process.versions.node.split('.')[0]) < MINIMUM_NODE_MAJOR) {
  const { relaunch } = await import('toolwright-runtime/relaunch');
  await relaunch({ minimumNodeMajor: MINIMUM_NODE_MAJOR, from: import.meta.url });
} else {
  module.enableCompileCache?.();
  if (isStale()) await (await import('../scripts/rebuild.js')).rebuild();
  await import(bundle.href);
  // A client usually kills its server, and the cache is written on a clean exit only.
  setTimeout(() => module.flushCompileCache?.(), 1_000).unref();
}

/** In a checkout a server must not answer with yesterday's code; an installed copy has no sources to follow. */
function isStale() {
  const root = fileURLToPath(new URL('..', import.meta.url));
  if (!existsSync(`${root}scripts/build.ts`)) return false;
  const built = statSync(bundle, { throwIfNoEntry: false })?.mtimeMs ?? 0;
  return ['src', 'runtime', 'generated', 'docs', 'scripts'].some((folder) => hasNewer(root + folder, built));
}

function hasNewer(folder, time) {
  return readdirSync(folder, { withFileTypes: true }).some((entry) => {
    const path = `${folder}/${entry.name}`;
    if (!entry.isDirectory()) return statSync(path).mtimeMs > time;
    return entry.name !== 'node_modules' && entry.name !== 'dist' && hasNewer(path, time);
  });
}
