import { spawnSync } from 'node:child_process';
import { mkdir, rename, rm } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { rolldown } from 'rolldown';

/**
 * Bundles the server into `dist/quant/`: what a client starts must load fast and must run where no `.ts` does.
 * Heavy parts (the SDK, express, the query builder) are chunks of their own, loaded by the command that needs them.
 * The folder is replaced as a whole, so a server that starts meanwhile finds the old bundle or the new one.
 */
const root = fileURLToPath(new URL('..', import.meta.url));
const target = `${root}dist/quant`;
const staged = `${root}dist/quant-${process.pid}`;

const bundle = await rolldown({
  input: { main: `${root}src/main.ts` },
  platform: 'node',
  resolve: { conditionNames: ['src', 'node', 'import', 'default'] },
  // Read as a file, by its place in node_modules.
  external: [/^vega-datasets/],
  transform: { define: { BUILD_REVISION: JSON.stringify(revision()) } },
});
await bundle.write({ dir: staged, format: 'esm', sourcemap: true, chunkFileNames: '[name].js' });
await bundle.close();

const previous = `${target}-${process.pid}-old`;
await mkdir(`${root}dist`, { recursive: true });
await rename(target, previous).catch(ignoreMissing);
await rename(staged, target);
await rm(previous, { recursive: true, force: true });

/** The commit that is built, `+changes` after it where files differ from it; null outside a repository. */
function revision(): string | null {
  const git = (...args: string[]) => spawnSync('git', args, { cwd: root, encoding: 'utf8' }).stdout?.trim();
  const commit = git('rev-parse', 'HEAD');
  if (!commit) return null;
  return git('status', '--porcelain') === '' ? commit : `${commit}+changes`;
}

function ignoreMissing(error: NodeJS.ErrnoException): void {
  if (error.code !== 'ENOENT') throw error;
}
