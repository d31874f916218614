#!/usr/bin/env node
// What a client starts. Plain JavaScript, since the client may bring an older Node: on such a one it starts itself
// again under the Node that the project brings. Then it loads the bundle, which is fast and holds no TypeScript.
// A client waits for this file, so the ordinary way through it imports nothing but the bundle.
const MINIMUM_NODE_MAJOR = 24;
const bundle = new URL('../dist/quant/main.js', import.meta.url);

if (Number(process.versions.node.split('.')[0]) < MINIMUM_NODE_MAJOR) {
  const { relaunch } = await import('toolwright-runtime/relaunch');
  await relaunch({ minimumNodeMajor: MINIMUM_NODE_MAJOR, from: import.meta.url });
} else {
  // Not imported: an import statement makes Node load what these modules only load when asked.
  const module = process.getBuiltinModule('node:module');
  module.enableCompileCache();
  if (isStale(process.getBuiltinModule('node:fs'))) await (await import('../scripts/rebuild.js')).rebuild();
  await import(bundle.href);
  // A client usually kills its server, and the cache is written on a clean exit only.
  setTimeout(() => module.flushCompileCache(), 1_000).unref();
}

/** In a checkout a server must not answer with yesterday's code; an installed copy has no sources to follow. */
function isStale({ existsSync, readdirSync, statSync }) {
  const root = process.getBuiltinModule('node:url').fileURLToPath(new URL('..', import.meta.url));
  if (!existsSync(`${root}scripts/build.ts`)) return false;
  const built = statSync(bundle, { throwIfNoEntry: false })?.mtimeMs ?? 0;
  const hasNewer = (folder) =>
    readdirSync(folder, { withFileTypes: true }).some((entry) => {
      const path = `${folder}/${entry.name}`;
      if (!entry.isDirectory()) return statSync(path).mtimeMs > built;
      return entry.name !== 'node_modules' && entry.name !== 'dist' && hasNewer(path);
    });
  return ['src', 'runtime', 'generated', 'docs', 'scripts'].some((folder) => hasNewer(root + folder));
}
