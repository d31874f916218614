import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { askProject, type InitOptions } from '../init/ask-project.ts';
import { projectFiles } from '../init/project-files.ts';
import { printFindings } from './findings.ts';
import { ownVersion } from './own-version.ts';
import type { ExitCode, Terminal } from './terminal.ts';

/**
 * `toolwright init DIR`: writes a small server that works: a spec, its handler, a test, a Makefile and a README. What the
 * command line leaves out is asked for on a terminal, and follows from the folder's name elsewhere. The folder is new or
 * empty: nothing that is there is touched.
 */
export async function init(options: InitOptions, terminal: Terminal): Promise<ExitCode> {
  const project = await askProject(options, terminal.ask ?? (async (_, usual) => usual));
  if ('code' in project) {
    printFindings([project], [], 'human', terminal);
    return 2;
  }
  const target = resolve(options.root, options.folder);
  const today = new Date().toISOString().slice(0, 10);
  const files = projectFiles({ ...project, version: ownVersion(), today });
  for (const { path, text } of files) {
    mkdirSync(dirname(join(target, path)), { recursive: true });
    writeFileSync(join(target, path), text, { flag: 'wx' });
  }
  terminal.out(`wrote ${files.length} files to ${options.folder}\n${nextSteps(options.folder)}`);
  return 0;
}

function nextSteps(folder: string): string {
  const enter = folder === '.' ? '' : `  cd ${folder}\n`;
  return `
Next:
${enter}  make test    # installs, generates, tests
  make run     # serves it

README.md says what is where.
`;
}
