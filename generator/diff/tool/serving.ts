import { type Change, changed, inside, type Spot } from '../change.ts';
import { equal, memberOf } from '../json.ts';
import { compareNamed, compareValues } from '../lists.ts';
import { restOf, unexplained } from '../unexplained.ts';

// How a tool is served.

/** Method and path of the HTTP route. */
export function compareRoute(before: unknown, after: unknown, spot: Spot): Change[] {
  if (equal(before, after)) return [];
  const words = { from: routeText(before), to: routeText(after) };
  if (before === undefined) return [changed('ROUTE_ADDED', spot, before, after, words)];
  if (after === undefined) return [changed('ROUTE_REMOVED', spot, before, after, words)];
  const facts = (route: unknown) => [memberOf(route, 'method'), memberOf(route, 'path')];
  return [
    ...(equal(facts(before), facts(after)) ? [] : [changed('ROUTE_CHANGED', spot, before, after, words)]),
    ...restOf(before, after, spot, ['method', 'path']),
  ];
}

function routeText(route: unknown): string {
  return route === undefined
    ? 'none'
    : `${String(memberOf(route, 'method'))} ${String(memberOf(route, 'path'))}`;
}

/** The switches that must be on. */
export function compareSwitches(before: unknown, after: unknown, spot: Spot): Change[] {
  if (!Array.isArray(before) || !Array.isArray(after)) return unexplained(before, after, spot);
  return compareValues(before, after, spot, {
    added: (name) => changed('SWITCH_ADDED', spot, before, after, { name }),
    removed: (name) => changed('SWITCH_REMOVED', spot, before, after, { name }),
  });
}

/** Parameters that are withheld; `argumentNames` are the arguments that the tool now has. */
export function compareDeferred(
  before: unknown,
  after: unknown,
  spot: Spot,
  argumentNames: readonly unknown[],
): Change[] {
  const reason = (entry: unknown) => memberOf(entry, 'reason');
  return compareNamed(before, after, spot, {
    added: (entry, at) => [changed('DEFERRED_ADDED', at, undefined, reason(entry))],
    removed: (entry, at) => [
      changed(
        argumentNames.includes(at.name) ? 'DEFERRED_RELEASED' : 'DEFERRED_REMOVED',
        at,
        reason(entry),
        undefined,
      ),
    ],
    both: (from, to, at) => [
      ...(equal(reason(from), reason(to))
        ? []
        : [changed('DEFERRED_REWORDED', inside(at, ['reason']), reason(from), reason(to))]),
      ...restOf(from, to, at, ['name', 'reason']),
    ],
  });
}
