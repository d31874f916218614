#!/usr/bin/env node
// What a client starts. Plain JavaScript, since the client may bring an older Node: on such a one it starts itself
// again under the Node that the project brings. Then it loads the bundle, which is fast and holds no TypeScript.
import { launch } from 'toolwright-runtime/launch';

await launch({ minimumNodeMajor: 24, from: import.meta.url, bundle: '../dist/quant/main.js', prepare });

/** In a checkout the bundle follows the sources: a stale or missing one is rebuilt before it is loaded. */
async function prepare() {
  const { existsSync } = await import('node:fs');
  const checkout = new URL('../scripts/build.ts', import.meta.url);
  if (!existsSync(checkout)) return;
  const { rebuildIfStale } = await import('../scripts/rebuild-if-stale.js');
  await rebuildIfStale();
}
