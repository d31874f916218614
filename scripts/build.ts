import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { mkdir, readdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Plugin, rolldown } from 'rolldown';
import { buildAuditPage } from './audit-page.ts';
import { builtinsOnDemand } from './lean-builtins.ts';
import { droppableSchemas, withoutServersOwnAjv } from './lean-sdk.ts';

/**
 * Builds what a client starts: the server's bundle in dist/quant/ and the rendered pages in dist/site/.
 *
 * The bundle loads fast and runs where no `.ts` does; its heavy parts (the SDK, express, the query builder) are chunks
 * that the command which needs them loads. A chunk's name carries its content, and superseded chunks stay for a week,
 * so a server that runs on an older bundle still finds the ones that it has not loaded yet.
 */
const root = fileURLToPath(new URL('..', import.meta.url));
const folder = join(root, 'dist/quant');
const SUPERSEDED_MILLISECONDS = 7 * 86_400_000;

// The self-test is a client. It is bundled by itself, so that the server's bundle can leave out what only clients read.
const output = [
  ...(await bundle('self-test', 'src/commands/self-test.ts')),
  ...(await bundle('main', 'src/main.ts', { 'src/commands/self-test.ts': './self-test.js' })),
];

await mkdir(folder, { recursive: true });
// The entry is listed first and written last: until then the old one leads to chunks that are still there.
for (const file of output.toReversed()) {
  const staged = join(folder, `${file.fileName}.${process.pid}`);
  await writeFile(staged, file.type === 'chunk' ? file.code : file.source);
  await rename(staged, join(folder, file.fileName));
}
await removeSuperseded(new Set(output.map(({ fileName }) => fileName)));

const docs = spawnSync(process.execPath, [join(root, 'generator/bin/toolwright.js'), 'docs'], {
  cwd: root,
  stdio: ['ignore', 'ignore', 'inherit'],
});
if (docs.status === 0) await buildAuditPage();
process.exitCode = docs.status ?? 1;

/** `elsewhere` says which modules are not bundled, and what to import in their place. */
async function bundle(name: string, entry: string, elsewhere: Readonly<Record<string, string>> = {}) {
  const build = await rolldown({
    input: { [name]: join(root, entry) },
    platform: 'node',
    // `import` and `default` hold anyway; named here, they would apply to require() too.
    resolve: { conditionNames: ['src', 'node'] },
    // Read as a file, by its place in node_modules.
    external: [/^vega-datasets/],
    transform: {
      define: { BUILD_REVISION: JSON.stringify(revision()), BUILD_CODE: JSON.stringify(codeDigest()) },
    },
    plugins: [
      importedFrom(elsewhere),
      ...(name === 'main' ? [withoutServersOwnAjv(), builtinsOnDemand()] : []),
      droppableSchemas(),
    ],
  });
  const generated = build.generate({
    format: 'esm',
    sourcemap: true,
    minify: { mangle: false },
    entryFileNames: '[name].js',
    chunkFileNames: '[name]-[hash].js',
  });
  // What stops a build is somebody's half-finished source: its place says more than our stack.
  const { output } = await generated.catch((error: Error) => {
    process.stderr.write(`${error.message}\n`);
    process.exit(1);
  });
  await build.close();
  return output;
}

function importedFrom(elsewhere: Readonly<Record<string, string>>): Plugin {
  return {
    name: 'imported-from-elsewhere',
    async resolveId(source, importer) {
      const resolved = await this.resolve(source, importer);
      const place = resolved === null ? undefined : elsewhere[resolved.id.slice(root.length)];
      return place === undefined ? null : { id: place, external: true };
    },
  };
}

/** The commit that is built, `+changes` after it where files differ from it; null outside a repository. */
function revision(): string | null {
  const git = (...args: string[]) => spawnSync('git', args, { cwd: root, encoding: 'utf8' }).stdout?.trim();
  const commit = git('rev-parse', 'HEAD');
  if (!commit) return null;
  return git('status', '--porcelain') === '' ? commit : `${commit}+changes`;
}

/** SHA-256 over everything that an answer is computed with: the sources, what is generated, and the packages' versions. */
function codeDigest(): string {
  const files = ['src', 'runtime', 'generated'].flatMap((part) =>
    readdirSync(join(root, part), { recursive: true, encoding: 'utf8' }).map((file) => `${part}/${file}`),
  );
  const sources = files.filter(
    (file) => /\.(ts|js)$/.test(file) && !/(^|\/)(node_modules|dist)\//.test(file),
  );
  const digest = createHash('sha256');
  for (const file of [...sources.sort(), 'package-lock.json']) {
    digest
      .update(`${file}\0`)
      .update(readFileSync(join(root, file)))
      .update('\0');
  }
  return digest.digest('hex');
}

async function removeSuperseded(current: ReadonlySet<string>): Promise<void> {
  for (const name of await readdir(folder)) {
    if (current.has(name)) continue;
    const { mtimeMs } = await stat(join(folder, name));
    if (Date.now() - mtimeMs > SUPERSEDED_MILLISECONDS) await rm(join(folder, name));
  }
}
