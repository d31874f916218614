import { type Change, changed, inside, type Spot } from './change.ts';
import { equal, isObject } from './json.ts';

/**
 * The net below every other comparison: what differs and is judged by no rule is reported all the same, as near to the
 * difference as can be. Nothing between two locks is silent.
 */
export function unexplained(before: unknown, after: unknown, spot: Spot): Change[] {
  if (equal(before, after)) return [];
  if (isObject(before) && isObject(after)) return restOf(before, after, spot, []);
  if (Array.isArray(before) && Array.isArray(after) && before.length === after.length) {
    return before.flatMap((item, index) => unexplained(item, after[index], inside(spot, [String(index)])));
  }
  return [changed('CONTRACT_CHANGED', spot, before, after, { name: spot.path.at(-1) ?? spot.name })];
}

/** The members of two objects but for those that the caller judges itself. */
export function restOf(before: unknown, after: unknown, spot: Spot, judged: readonly string[]): Change[] {
  if (!isObject(before) || !isObject(after)) return unexplained(before, after, spot);
  const keys = new Set([...Object.keys(before), ...Object.keys(after)]);
  return [...keys]
    .filter((key) => !judged.includes(key))
    .flatMap((key) => unexplained(before[key], after[key], inside(spot, [key])));
}
