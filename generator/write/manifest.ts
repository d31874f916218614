import { hash } from 'node:crypto';
import type { OutputFile } from '../emit/emitter.ts';
import { memoize } from '../memoize.ts';

/** Where the list of owned files lives; it is generated too. */
export const MANIFEST_PATH = 'generated/manifest.json';

/** Owned files by path, each with the SHA-256 of its text in lowercase hex. */
export type Manifest = ReadonlyMap<string, string>;

/** The manifest of a set of outputs, as one more output. */
export function manifestOf(outputs: readonly OutputFile[]): OutputFile {
  const lines = [...outputs].sort((a, b) => (a.path < b.path ? -1 : 1)).map(lineOf);
  const files = lines.length === 0 ? '{}' : `{\n${lines.join(',\n')}\n  }`;
  return { path: MANIFEST_PATH, text: `{\n  "files": ${files}\n}\n` };
}

/** An output that is the same object is the same file. */
const lineOf = memoize(({ path, text }: OutputFile) => `    ${JSON.stringify(path)}: "${sha256(text)}"`);

/**
 * Reads a manifest; an empty one where the text is missing or damaged, so that nothing is taken for owned. Paths
 * outside generated/ are not believed.
 */
export function parseManifest(text: string | undefined): Manifest {
  try {
    const { files } = JSON.parse(text ?? '{}') as { readonly files?: Readonly<Record<string, unknown>> };
    const entries = Object.entries(files ?? {}).filter(
      (entry): entry is [string, string] => isOwnedPath(entry[0]) && typeof entry[1] === 'string',
    );
    return new Map(entries);
  } catch {
    return new Map();
  }
}

/** True for a path below generated/ that does not climb out of it, nor into what a write keeps there for itself. */
export function isOwnedPath(path: string): boolean {
  // No part of it is empty, `.` or `..`; hidden files are those of a write under way.
  return /^generated\/(?!\.)/.test(path) && !/\/\.{0,2}(?:\/|$)/.test(path);
}

/** SHA-256 in lowercase hex. */
export function sha256(text: string): string {
  return hash('sha256', text);
}
