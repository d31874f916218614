import { execFile } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import type { OutputFile } from '../../../generator/emit/emitter.ts';
import { demoRoot, ownRoot } from './project.ts';

/** Projects on disk, below the repository, so that their generated code finds its packages. */
export interface WrittenProjects {
  /** The folder of one project. */
  readonly folder: (name: string) => string;
  /** What a strict tsc says of all of them; empty where it has nothing to say. */
  readonly compile: () => Promise<string>;
  readonly remove: () => void;
}

const fixtureFiles = [
  'states',
  'recorded-calls',
  'odd-market',
  'memory-configs',
  'memory-ledger',
  'memory-trials',
  'searched',
  'saved-configs',
  'reported',
  'campaign',
  'faulty-scanner',
  'faulty-strategy',
  'plugins',
  'fixed-market',
  'pending-import',
  'wall-market',
].map((name) => `test/fixtures/${name}.ts`);

/** What an emitter of the repository's own gives. */
const OWN_GENERATED = 'generated/glossary.ts';

/** Writes generated files, each project with the code of the root and a handler in name only for each tool. */
export function writeProjects(
  projects: ReadonlyMap<string, readonly OutputFile[]>,
  root: string = demoRoot,
): WrittenProjects {
  mkdirSync(join(ownRoot, '.cache'), { recursive: true });
  const folder = mkdtempSync(join(ownRoot, '.cache', 'hostile-'));
  const write = (path: string, text: string) => {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  };
  for (const [name, outputs] of projects) {
    for (const part of ['src', OWN_GENERATED, ...fixtureFiles]) {
      if (existsSync(join(root, part)))
        cpSync(join(root, part), join(folder, name, part), { recursive: true });
    }
    for (const { path, text } of outputs) {
      write(`${name}/${path}`, text);
      const tool = /^generated\/contract\/(.+)\/handler\.ts$/.exec(path)?.[1];
      if (tool !== undefined) {
        write(`${name}/src/handlers/${tool}.ts`, 'export const handle: never = undefined as never;\n');
      }
    }
  }
  const base = relative(folder, join(ownRoot, 'tsconfig.json'));
  // What runs in a browser is compiled with a browser's types, elsewhere.
  const config = { extends: base, include: ['.'], exclude: ['**/browser/**'] };
  write('tsconfig.json', JSON.stringify(config));
  return {
    folder: (name) => join(folder, name),
    compile: () => runTsc(folder),
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}

function runTsc(folder: string): Promise<string> {
  const tsc = join(ownRoot, 'node_modules/typescript/bin/tsc');
  return new Promise((resolve, reject) => {
    execFile(process.execPath, [tsc, '-p', folder], { cwd: ownRoot }, (error, stdout, stderr) => {
      if (error !== null && stdout === '') reject(new Error(stderr, { cause: error }));
      else resolve(stdout);
    });
  });
}
