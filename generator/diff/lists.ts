import { type Change, changed, inside, type Spot } from './change.ts';
import { equal, memberOf } from './json.ts';
import { show } from './show.ts';
import { unexplained } from './unexplained.ts';

/** What becomes of the entries of two lists whose entries have names. */
export interface NamedJudges {
  readonly added: (entry: unknown, spot: Spot) => readonly Change[];
  readonly removed: (entry: unknown, spot: Spot) => readonly Change[];
  readonly both: (before: unknown, after: unknown, spot: Spot) => readonly Change[];
}

/** Compares lists whose entries are told apart by a name. The spots handed on are those of the entries. */
export function compareNamed(
  before: unknown,
  after: unknown,
  spot: Spot,
  judges: NamedJudges,
  { key = 'name', nameOf = (name: string) => name } = {},
): Change[] {
  if (!Array.isArray(before) || !Array.isArray(after)) return unexplained(before, after, spot);
  const old = byName(before, key);
  const current = byName(after, key);
  const at = (name: string) => inside(spot, [name], nameOf(name));
  const kept = [...old.keys()].filter((name) => current.has(name));
  return [
    ...[...old].flatMap(([name, entry]) => (current.has(name) ? [] : judges.removed(entry, at(name)))),
    ...[...current].flatMap(([name, entry]) =>
      old.has(name) ? judges.both(old.get(name), entry, at(name)) : judges.added(entry, at(name)),
    ),
    ...compareOrder(
      kept,
      [...current.keys()].filter((name) => old.has(name)),
      spot,
    ),
  ];
}

/** A name that comes twice, or none, gives way to the place in the list, so that no entry is lost. */
function byName(list: readonly unknown[], key: string): Map<string, unknown> {
  const entries = new Map<string, unknown>();
  for (const [index, entry] of list.entries()) {
    const name = memberOf(entry, key);
    entries.set(typeof name === 'string' && !entries.has(name) ? name : `#${index}`, entry);
  }
  return entries;
}

/** Compares lists of single values, as sets: each value that came or went, else the order. */
export function compareValues(
  before: readonly unknown[],
  after: readonly unknown[],
  spot: Spot,
  judges: { readonly added: (value: string) => Change; readonly removed: (value: string) => Change },
): Change[] {
  const without = (list: readonly unknown[], other: readonly unknown[]) =>
    list.filter((value) => !other.some((candidate) => equal(value, candidate)));
  const changes = [
    ...without(before, after).map((value) => judges.removed(show(value))),
    ...without(after, before).map((value) => judges.added(show(value))),
  ];
  return changes.length > 0 ? changes : compareOrder(before, after, spot);
}

export function compareOrder(before: readonly unknown[], after: readonly unknown[], spot: Spot): Change[] {
  if (equal(before, after)) return [];
  return [changed('ORDER_CHANGED', spot, before, after, { name: spot.path.at(-1) ?? spot.name })];
}

interface Entry {
  readonly value: unknown;
  readonly index: number;
}

/** Which entries of two lists without names belong together. */
export interface Pairs {
  readonly pairs: readonly (readonly [before: Entry, after: Entry])[];
  readonly removed: readonly Entry[];
  readonly added: readonly Entry[];
}

/**
 * Pairs the entries of two lists that have no names: equal ones first, then those that agree in the first of `keys`, then
 * in the second, and so on.
 */
export function pair(before: readonly unknown[], after: readonly unknown[], keys: readonly string[]): Pairs {
  const entries = (list: readonly unknown[]): Entry[] => list.map((value, index) => ({ value, index }));
  const removed = entries(before);
  const added = entries(after);
  const pairs: (readonly [Entry, Entry])[] = [];
  const facts = [(value: unknown) => value, ...keys.map((key) => (value: unknown) => memberOf(value, key))];
  for (const fact of facts) {
    for (const entry of [...removed]) {
      const wanted = fact(entry.value);
      const partner = added.findIndex(({ value }) => wanted !== undefined && equal(fact(value), wanted));
      if (partner < 0) continue;
      pairs.push([entry, added[partner]!]);
      added.splice(partner, 1);
      removed.splice(removed.indexOf(entry), 1);
    }
  }
  pairs.sort(([, a], [, b]) => a.index - b.index);
  return { pairs, removed, added };
}
