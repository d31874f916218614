import { mkdirSync, writeFileSync } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { SiteFile } from '../site/render-site.ts';
import { printFindings } from './findings.ts';
import { renderProject } from './render-project.ts';
import type { ExitCode, Format, Terminal } from './terminal.ts';

/**
 * `toolwright docs`: renders the site of the specs, the generated pages and the guides in docs/ into dist/site/, which is
 * replaced as a whole. Where there is any finding, nothing is written.
 */
export async function docs(
  root: string,
  against: string | undefined,
  format: Format,
  terminal: Terminal,
): Promise<ExitCode> {
  const { files, findings, specs } = await renderProject(root, against);
  if (findings.length > 0) {
    printFindings(findings, specs, format, terminal);
    return 1;
  }
  await replaceFolder(join(root, 'dist/site'), files);
  if (format === 'human') terminal.out(`wrote ${files.length} files to dist/site\n`);
  else printFindings([], [], format, terminal);
  return 0;
}

async function replaceFolder(folder: string, files: readonly SiteFile[]): Promise<void> {
  const staged = `${folder}-${process.pid}`;
  for (const path of new Set(files.map((file) => dirname(file.path))))
    mkdirSync(join(staged, path), { recursive: true });
  // Thousands of small files: to wait for each in turn would take longer than to write it.
  for (const { path, text } of files) writeFileSync(join(staged, path), text);
  const previous = `${staged}-old`;
  // Another process may put its folder in place between the two renames; then that one is moved aside as well.
  while (!(await renamed(staged, folder))) {
    if (await renamed(folder, previous)) await rm(previous, { recursive: true, force: true });
  }
}

/** False where there is nothing to rename, or something in its way. */
async function renamed(from: string, to: string): Promise<boolean> {
  try {
    await rename(from, to);
    return true;
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'ENOENT' || code === 'ENOTEMPTY' || code === 'EEXIST') return false;
    throw error;
  }
}
