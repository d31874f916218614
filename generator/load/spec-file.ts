/** A file as it was read: nothing but commands/ touches the disk. */
export interface SourceFile {
  /** Relative to the project's root, with forward slashes. */
  readonly path: string;
  readonly text: string;
  /** Where the file first holds bytes that are not UTF-8: their offset, and the index in the text. */
  readonly notUtf8?: { readonly byte: number; readonly index: number };
}

const fileKinds = [
  'server',
  'glossary',
  'refusals',
  'types',
  'groups',
  'vocabularies',
  'prompts',
  'fixtures',
  'accepted-changes',
  'tool',
] as const;

export type FileKind = (typeof fileKinds)[number];

/** Where the kinds live of which there is one file each. */
export const specPaths = fileKinds.filter((kind) => kind !== 'tool').map((kind) => `specs/${kind}.yaml`);

/** What kind of spec lives at a path; undefined where none does. */
export function kindOfPath(path: string): FileKind | undefined {
  if (/^specs\/tools\/[^/]+\/[^/]+\.yaml$/.test(path)) return 'tool';
  const name = /^specs\/([^/]+)\.yaml$/.exec(path)?.[1];
  return fileKinds.find((kind) => kind === name && kind !== 'tool');
}

/** The kinds of files that were read and are not among the sound ones. */
export function brokenKinds(
  files: readonly SourceFile[],
  sound: readonly { readonly path: string }[],
): ReadonlySet<FileKind> {
  const paths = new Set(sound.map((document) => document.path));
  const broken = files.filter((file) => !paths.has(file.path)).map((file) => kindOfPath(file.path));
  return new Set(broken.filter((kind) => kind !== undefined));
}
