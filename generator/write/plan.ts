import type { OutputFile } from '../emit/emitter.ts';
import { MANIFEST_PATH, manifestOf, parseManifest } from './manifest.ts';

/** What brings the generated tree up to date. Files that are already right are in none of the lists. */
export interface WritePlan {
  readonly missing: readonly OutputFile[];
  readonly modified: readonly (OutputFile & { readonly before: string })[];
  /** Owned by the last manifest and generated no more. */
  readonly stale: readonly string[];
  readonly unchanged: number;
  /** Every file that is generated, the manifest included. */
  readonly paths: readonly string[];
}

/** Compares outputs, and the manifest that goes with them, to what is on disk. */
export function planWrite(
  outputs: readonly OutputFile[],
  readText: (path: string) => string | undefined,
): WritePlan {
  const wanted = [...outputs, manifestOf(outputs)].sort((a, b) => (a.path < b.path ? -1 : 1));
  const missing: OutputFile[] = [];
  const modified: WritePlan['modified'][number][] = [];
  for (const output of wanted) {
    const before = readText(output.path);
    if (before === undefined) missing.push(output);
    else if (before !== output.text) modified.push({ ...output, before });
  }
  const paths = new Set(wanted.map((output) => output.path));
  const stale = [...parseManifest(readText(MANIFEST_PATH)).keys()]
    .filter((path) => !paths.has(path) && readText(path) !== undefined)
    .sort();
  const unchanged = wanted.length - missing.length - modified.length;
  return { missing, modified, stale, unchanged, paths: [...paths] };
}

/** True where there is nothing to do. */
export function isUpToDate(plan: WritePlan): boolean {
  return plan.missing.length + plan.modified.length + plan.stale.length === 0;
}

/** What a plan that was carried out has done, for a person. */
export function summary({ missing, modified, stale, unchanged }: WritePlan): string {
  return `wrote ${missing.length + modified.length}, removed ${stale.length}, left ${unchanged} as they were`;
}
