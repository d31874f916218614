import { existsSync, readdirSync } from 'node:fs';
import { basename, resolve } from 'node:path';
import { type Diagnostic, diagnostic } from '../diagnostics/diagnostic.ts';
import type { NewProject } from './project-files.ts';

export interface InitOptions {
  /** The folder the command was started in. */
  readonly root: string;
  /** The project's folder, below it or anywhere. */
  readonly folder: string;
  readonly name: string | undefined;
  readonly title: string | undefined;
}

/** Asks who sits there, with the usual answer. */
export type Ask = (question: string, usual: string) => Promise<string>;

/**
 * What the new project is called: what the command line says, else what `ask` brings. A finding where the folder holds
 * something (T931), or where it can't be called so (T932, T933).
 */
export async function askProject(
  { root, folder, name: givenName, title: givenTitle }: InitOptions,
  ask: Ask,
): Promise<Pick<NewProject, 'name' | 'title'> | Diagnostic> {
  const target = resolve(root, folder);
  // No line of a file says where a command's folder is.
  const place = { file: folder, line: 1, column: 1, endLine: 1, endColumn: 1 };
  if (existsSync(target) && !isEmptyFolder(target)) return diagnostic('T931', place, { folder });
  const name = givenName ?? (await ask('Name of the server', nameOf(basename(target))));
  if (!NAME.test(name)) return diagnostic('T932', place, { name });
  const title = givenTitle ?? (await ask('Title', titleOf(name)));
  return TITLE.test(title) ? { name, title } : diagnostic('T933', place, { title });
}

const NAME = /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/;
const TITLE = /^[\p{L}\p{N}][\p{L}\p{N} .,&'-]{0,79}$/u;

/** A name made of a folder's. */
function nameOf(folder: string): string {
  const words = folder.toLowerCase().match(/[a-z0-9]+/g) ?? [];
  return words.join('-').replace(/^[^a-z]+/, '') || 'my-server';
}

function titleOf(name: string): string {
  const words = name.replaceAll('-', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

function isEmptyFolder(path: string): boolean {
  try {
    // A repository that was just made holds nothing yet.
    return readdirSync(path).every((name) => name === '.git');
  } catch {
    return false;
  }
}
