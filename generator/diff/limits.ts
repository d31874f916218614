import { type Change, changed, inside, type Spot } from './change.ts';
import { equal, isObject } from './json.ts';
import { unexplained } from './unexplained.ts';

/** Limits by name, of a server, a tool or a tier: one that is absent limits nothing. */
export function compareLimits(before: unknown, after: unknown, spot: Spot, of = ''): Change[] {
  if (!isObject(before) || !isObject(after)) return unexplained(before, after, spot);
  const names = [...new Set([...Object.keys(before), ...Object.keys(after)])].sort();
  return names.flatMap((name) => {
    const [from, to] = [before[name], after[name]];
    if (equal(from, to)) return [];
    const raised = to === undefined || (typeof from === 'number' && typeof to === 'number' && to > from);
    return [
      changed(raised ? 'LIMIT_RAISED' : 'LIMIT_LOWERED', inside(spot, [name], `${name}${of}`), from, to),
    ];
  });
}
