import { type Dirent, readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { SourceFile } from '../load/spec-file.ts';
import { type FileMemory, fileMemory } from './file-memory.ts';
import type { FolderWatch } from './folder-watch.ts';
import type { ProjectFiles, ProjectGeneration } from './generate-project.ts';
import { generatedMemory } from './generated-memory.ts';
import { type Project, projectFolders, projectOf } from './project.ts';

/** A project in memory, for a process that generates it again and again. */
export interface WatchedProject extends ProjectFiles {
  /** The files below a folder, at the last look, whose name matches; sorted by path. */
  readonly filesIn: (folder: string, name: RegExp) => SourceFile[];
  /** Looks at the files on disk; gives the paths of those that have come, changed or gone since the last look. */
  readonly look: () => readonly string[];
  /** Takes nothing below generated/ for what it was, from now on. */
  readonly doubtGenerated: () => void;
  /** Says what a generation read and wrote, so that it is looked at, too. */
  readonly follow: (
    generation: Pick<ProjectGeneration, 'modules'> & Partial<Pick<ProjectGeneration, 'plan'>>,
  ) => void;
}

/**
 * The project below a root, each folder of which is watched from before it is first read; `more` are folders that are read whole
 * besides those of every project, with the names that count in them.
 */
export function watchedProject(
  root: string,
  folders: FolderWatch,
  more: readonly (readonly [folder: string, name: RegExp])[] = [],
): WatchedProject {
  const memory = fileMemory(root);
  const generated = generatedMemory(memory, folders);
  let files: ReadonlyMap<string, SourceFile> = new Map();
  let modules: ReadonlyMap<string, string | undefined> = new Map();
  const seen = new Set<string>();
  const see = (folder: string): boolean => {
    seen.add(folder);
    return folders.add(folder);
  };

  const standing = new Map<string, Folder>();
  /** A folder in which nothing has happened holds what it held. */
  const folderAt = (folder: string, name: RegExp, touched: ReadonlySet<string>): Folder => {
    const key = `${folder} ${name}`;
    const known = standing.get(key);
    if (see(folder) && known !== undefined && !touched.has(folder)) return known;
    const read = readFolder(root, folder, name, memory);
    standing.set(key, read);
    return read;
  };
  const filesBelow = (folder: string, name: RegExp, touched: ReadonlySet<string>): SourceFile[] => {
    const { files: own, folders: inner } = folderAt(folder, name, touched);
    return [...own, ...inner.flatMap((path) => filesBelow(path, name, touched))];
  };
  const moduleText = (path: string): string | undefined => {
    see(dirname(path));
    return memory(path)?.text;
  };

  const filesIn = (folder: string, name: RegExp): SourceFile[] =>
    [...files.values()]
      .filter(({ path }) => path.startsWith(`${folder}/`) && name.test(path))
      .sort((a, b) => (a.path < b.path ? -1 : 1));
  const project = (): Project =>
    projectOf(root, (folder) => filesIn(folder, projectFolders[folder]), moduleText);

  return {
    project,
    filesIn,
    generatedText: generated.text,
    look: () => {
      const touched = folders.touched();
      generated.forget(touched);
      seen.clear();
      // Here a folder that does not exist yet would appear.
      see('.');
      const now = new Map(
        [...Object.entries(projectFolders), ...more]
          .flatMap(([folder, name]) => filesBelow(folder, name, touched))
          .map((file) => [file.path, file]),
      );
      const read = new Map([...modules.keys()].map((path) => [path, moduleText(path)]));
      const changed = [...differences(files, now), ...differences(modules, read)];
      files = now;
      modules = read;
      folders.keep(seen.union(generated.folders()));
      return changed;
    },
    doubtGenerated: () => generated.forget(generated.folders()),
    follow: ({ modules: read, plan = null }) => {
      modules = read;
      if (plan !== null) generated.follow(plan);
    },
  };
}

/** What stands directly in a folder. */
interface Folder {
  readonly files: readonly SourceFile[];
  readonly folders: readonly string[];
}

function readFolder(root: string, folder: string, name: RegExp, memory: FileMemory): Folder {
  const entries = entriesOf(join(root, folder));
  const path = (entry: Dirent) => `${folder}/${entry.name}`;
  return {
    files: entries
      .filter((entry) => entry.isFile() && name.test(entry.name))
      .flatMap((entry) => memory(path(entry)) ?? []),
    folders: entries.filter((entry) => entry.isDirectory()).map(path),
  };
}

/** What stands in a folder; nothing where there is none. */
function entriesOf(folder: string): Dirent[] {
  try {
    return readdirSync(folder, { withFileTypes: true });
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'ENOENT' || code === 'ENOTDIR') return [];
    throw error;
  }
}

function differences<Content>(
  before: ReadonlyMap<string, Content>,
  now: ReadonlyMap<string, Content>,
): string[] {
  const paths = new Set([...before.keys(), ...now.keys()]);
  return [...paths].filter((path) => before.get(path) !== now.get(path));
}
