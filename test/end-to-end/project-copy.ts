import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { run } from '../../generator/cli.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));

const COPIED = [
  'specs',
  'src',
  'generated',
  'recordings',
  'docs',
  'test/fixtures',
  'package.json',
  'toolwright.config.ts',
  'tsconfig.json',
  'vitest.config.ts',
];

/** A copy of the project to change: people's files are copied, what is installed or is toolwright's own is linked. */
export interface ProjectCopy {
  readonly root: string;
  readonly read: (path: string) => string;
  readonly write: (path: string, text: string) => void;
  /** Replaces a text that must be there. */
  readonly edit: (path: string, from: string | RegExp, to: string) => void;
  /** Runs the generator's command line; gives its exit status and all that it printed. */
  readonly toolwright: (...words: string[]) => Promise<{ readonly status: number; readonly printed: string }>;
  readonly remove: () => void;
}

export function copyProject(): ProjectCopy {
  const copy = mkdtempSync(join(tmpdir(), 'project-'));
  for (const path of COPIED) {
    cpSync(join(root, path), join(copy, path), {
      recursive: true,
      filter: (source) => !source.includes('diagnostics'),
    });
  }
  for (const path of ['node_modules', 'runtime', 'generator'])
    symlinkSync(join(root, path), join(copy, path));
  const read = (path: string) => readFileSync(join(copy, path), 'utf8');
  const write = (path: string, text: string) => writeFileSync(join(copy, path), text);
  // What is linked has been compiled where it is.
  const { include: _, ...compilation } = JSON.parse(read('tsconfig.json')) as Record<string, unknown>;
  write('tsconfig.json', JSON.stringify({ ...compilation, include: ['src', 'generated', '*.ts'] }));
  return {
    root: copy,
    read,
    write,
    edit: (path, from, to) => {
      const before = read(path);
      const after = before.replace(from, to);
      if (after === before) throw new Error(`${path} does not hold ${from}.`);
      write(path, after);
    },
    toolwright: async (...words) => {
      let printed = '';
      const print = (text: string) => {
        printed += text;
      };
      const terminal = { out: print, err: print, color: false, now: () => performance.now() };
      return { status: await run(words, copy, terminal), printed };
    },
    remove: () => rmSync(copy, { recursive: true, force: true }),
  };
}

/** Every file below a folder of the copy, by path, with its text. */
export function treeOf(project: ProjectCopy, folder: string): ReadonlyMap<string, string> {
  const names = readdirSync(join(project.root, folder), { recursive: true, withFileTypes: true });
  return new Map(
    names
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name).slice(project.root.length + 1))
      .map((path) => [path, project.read(path)]),
  );
}
