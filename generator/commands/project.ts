import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import { pathToFileURL } from 'node:url';
import { diagnostic, type Report } from '../diagnostics/diagnostic.ts';
import type { KeptPromises, Recording } from '../emit/emitter.ts';
import { decode } from '../load/decode.ts';
import type { SourceFile } from '../load/spec-file.ts';
import { memoize } from '../memoize.ts';
import type { JsonValue } from '../model/node.ts';
import { importsSomething, parseReference } from '../resolve/code-reference.ts';
import type { LiveValue } from '../resolve/project.ts';
import { readModule } from './cache.ts';

/** What a generation reads of a project on disk. */
export interface Project {
  readonly root: string;
  readonly specs: readonly SourceFile[];
  readonly recordings: readonly SourceFile[];
  /** The changes of past releases. */
  readonly records: readonly SourceFile[];
  readonly moduleText: (path: string) => string | undefined;
  readonly readExports: (modules: readonly string[]) => Promise<ReadonlyMap<string, readonly string[]>>;
  readonly readLiveDefaults: (references: readonly string[]) => Promise<ReadonlyMap<string, LiveValue>>;
}

/** The folders that are read whole, and the names of the files that count in them. */
export const projectFolders = { specs: /\.ya?ml$/, recordings: /\.json$/, changes: /\.json$/ } as const;

/** Reads the specs, recordings and records below a root; code is read where it is asked for, each module once. */
export function readProject(root: string): Project {
  const modules = new Map<string, string | undefined>();
  const moduleText = (path: string): string | undefined => {
    if (!modules.has(path)) modules.set(path, readModule(root, path));
    return modules.get(path);
  };
  return projectOf(root, (folder) => readFiles(root, folder, projectFolders[folder]), moduleText);
}

/** A project whose files are at hand. */
export function projectOf(
  root: string,
  filesIn: (folder: keyof typeof projectFolders) => readonly SourceFile[],
  moduleText: (path: string) => string | undefined,
): Project {
  return {
    root,
    specs: filesIn('specs'),
    recordings: filesIn('recordings'),
    records: filesIn('changes'),
    moduleText,
    readExports: async (modules) =>
      modules.length === 0
        ? new Map()
        : (await import('../typescript/exported-names.ts')).exportedNamesOf(root, modules),
    readLiveDefaults: async (references) => {
      const values = new Map<string, LiveValue>();
      for (const reference of references) values.set(reference, await readLive(root, reference, moduleText));
      return values;
    },
  };
}

/** Which promises were kept, by tool: a file of the tool's name beside the folder of its examples. */
export function parseHeld(files: readonly SourceFile[]): ReadonlyMap<string, KeptPromises> {
  return new Map(
    files.flatMap((file) => {
      const held = isHeldFile(file) ? parseHeldFile(file) : undefined;
      return held === undefined
        ? []
        : [[file.path.slice('recordings/'.length, -'.json'.length), held] as const];
    }),
  );
}

function isHeldFile({ path }: SourceFile): boolean {
  return /^recordings\/[^/]+\.json$/.test(path);
}

/** One that can't be read says of no promise that it was kept. */
const parseHeldFile = memoize(({ text }: SourceFile): KeptPromises | undefined => {
  try {
    const { contract, held, refused = {} } = Object(JSON.parse(text)) as Partial<KeptPromises>;
    return typeof contract === 'string' && Array.isArray(held) ? { contract, held, refused } : undefined;
  } catch {
    return undefined;
  }
});

/** Recordings by `tool/slug`; one that is no recording is reported and left out. */
export function parseRecordings(
  files: readonly SourceFile[],
  report: Report,
): ReadonlyMap<string, Recording> {
  const recordings = new Map<string, Recording>();
  for (const file of files) {
    if (isHeldFile(file)) continue;
    const { path } = file;
    const recording = parseRecording(file);
    const place = { file: path, line: 1, column: 1, endLine: 1, endColumn: 2 };
    if (typeof recording === 'string') report(diagnostic('T113', place, { problem: recording }));
    else recordings.set(path.replace(/^recordings\//, '').replace(/\.json$/, ''), recording);
  }
  return recordings;
}

/** A recording, or what is wrong with it. */
const parseRecording = memoize(({ text }: SourceFile): Recording | string => {
  try {
    const { arguments: args, answer } = Object(JSON.parse(text)) as Partial<Recording>;
    if (args === undefined || answer === undefined) return 'holds no call with its answer';
    return { arguments: args, answer };
  } catch {
    return 'is not JSON';
  }
});

/** Every file below a folder whose name matches, sorted by path; none where the folder is missing. */
export function readFiles(root: string, folder: string, name: RegExp): SourceFile[] {
  if (!existsSync(join(root, folder))) return [];
  return readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && name.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .sort()
    .map((file) => decode(file.slice(root.length + 1).replaceAll(sep, '/'), readFileSync(file)));
}

/** Imports the module under a query that changes with its text, so that a watching process sees every edit. */
async function readLive(
  root: string,
  reference: string,
  moduleText: (path: string) => string | undefined,
): Promise<LiveValue> {
  const { module, exportName } = parseReference(reference);
  const text = moduleText(module);
  if (text === undefined) return { problem: 'there is no such file' };
  if (importsSomething(text)) return { problem: 'it imports other modules' };
  try {
    const url = pathToFileURL(join(root, module));
    url.search = createHash('sha256').update(text).digest('hex').slice(0, 16);
    const value: unknown = ((await import(url.href)) as Readonly<Record<string, unknown>>)[exportName];
    const json = JSON.stringify(value);
    const exact = json !== undefined && !/[{[:,]null/.test(json) && json !== 'null';
    return exact ? { value: JSON.parse(json) as JsonValue } : { problem: 'its value is not JSON' };
  } catch (error) {
    return { problem: error instanceof Error ? error.message.split('\n')[0]! : 'it throws' };
  }
}
