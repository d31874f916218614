import { readFiles } from '../../../generator/commands/project.ts';
import type { OutputFile } from '../../../generator/emit/emitter.ts';
import { applyPlan, recover, type WriteFailure } from '../../../generator/write/apply.ts';
import { withWriteLock } from '../../../generator/write/lock.ts';
import { manifestOf } from '../../../generator/write/manifest.ts';
import { planWrite } from '../../../generator/write/plan.ts';

/**
 * A whole tree of one version: every file names it, and some are there in this version alone, in folders of their own, so
 * that a tree of two versions shows.
 */
export function treeOf(version: string, files = 6, filler = ''): OutputFile[] {
  const text = `${version}\n${filler}`;
  return [
    ...Array.from({ length: files }, (_, index) => ({ path: `generated/f${index}.ts`, text })),
    { path: `generated/deep/${version}/er/own.ts`, text },
    { path: `generated/own-${version}.ts`, text },
  ];
}

/** Everything below generated/, by path. */
export function treeAt(root: string): Record<string, string> {
  return Object.fromEntries(readFiles(root, 'generated', /./).map(({ path, text }) => [path, text]));
}

/** What `treeAt` shows once the files are written as a whole. */
export function written(outputs: readonly OutputFile[]): Record<string, string> {
  return Object.fromEntries([...outputs, manifestOf(outputs)].map(({ path, text }) => [path, text]));
}

/** Brings the tree to these files, as `toolwright gen` does. */
export function writeTree(root: string, outputs: readonly OutputFile[]): WriteFailure | undefined {
  const done = withWriteLock(root, () => {
    const interrupted = recover(root);
    if (interrupted !== undefined) return interrupted;
    const texts = new Map(Object.entries(treeAt(root)));
    const plan = planWrite(outputs, (path) => texts.get(path));
    return applyPlan(root, plan) ?? null;
  });
  return done ?? undefined;
}
