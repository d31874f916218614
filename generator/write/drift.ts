import { githubCommand } from '../diagnostics/render-machine.ts';
import { clipLines } from './clip-lines.ts';
import { unifiedDiff } from './diff.ts';
import { MANIFEST_PATH } from './manifest.ts';
import type { WritePlan } from './plan.ts';

/** Lines of difference that are printed of one file, and of all of them. */
const LONGEST = 60;
const LONGEST_OF_ALL = 240;

/** How the generated tree differs from what the specs give: each file, its difference, and what to do about it. */
export function renderDrift(plan: WritePlan): string {
  let left = LONGEST_OF_ALL;
  const modified = plan.modified.map(({ path, before, text }) => {
    // The manifest differs wherever anything does, and in digests alone.
    if (left <= 0 || (path === MANIFEST_PATH && plan.modified.length > 1)) return `modified ${path}\n`;
    const lines = clipLines(unifiedDiff(before, text).replace(/\n$/, '').split('\n'));
    const more = lines.length - LONGEST;
    left -= Math.min(lines.length, LONGEST);
    const shown =
      more > 0 ? [...lines.slice(0, LONGEST), `... ${more} more line${more === 1 ? '' : 's'}`] : lines;
    return `modified ${path}\n--- ${path} (on disk)\n+++ ${path} (from the specs)\n${shown.join('\n').trimEnd()}\n`;
  });
  const missing = plan.missing.map(({ path }) => `missing  ${path}\n`);
  const stale = plan.stale.map((path) => `stale    ${path}\n`);
  const count = modified.length + missing.length + stale.length;
  const summary = `${count} generated file${count === 1 ? '' : 's'} out of date: run toolwright gen\n`;
  return [...modified, ...missing, ...stale, summary].join('');
}

/** The files that differ, by how. */
export function driftPaths({ modified, missing, stale }: WritePlan) {
  const paths = (files: readonly { readonly path: string }[]) => files.map(({ path }) => path);
  return { modified: paths(modified), missing: paths(missing), stale };
}

/** The same as annotations of a pull request, one for each file; a missing one is shown where it should be. */
export function driftAnnotations(plan: WritePlan): string {
  const { modified, missing, stale } = driftPaths(plan);
  const annotation = (what: string) => (file: string) => {
    const place = { file, line: 1, column: 1, endLine: 1, endColumn: 1 };
    return githubCommand(
      'error',
      place,
      'out of date',
      `${what}: run toolwright gen and commit what it writes.`,
    );
  };
  return [
    ...modified.map(annotation('The specs give another text')),
    ...missing.map(annotation('The specs give this file, which is not there')),
    ...stale.map(annotation('The specs give no such file any more')),
  ].join('');
}
