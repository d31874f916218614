import { unifiedDiff } from './diff.ts';
import type { WritePlan } from './plan.ts';

/** Lines of difference that are printed of one file. */
const LONGEST = 60;

/** How the generated tree differs from what the specs give: each file, its difference, and what to do about it. */
export function renderDrift(plan: WritePlan): string {
  const modified = plan.modified.map(({ path, before, text }) => {
    const lines = unifiedDiff(before, text).replace(/\n$/, '').split('\n');
    const more = lines.length - LONGEST;
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
