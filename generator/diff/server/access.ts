import { type Change, changed, inside, type Spot } from '../change.ts';
import { equal, isObject, memberOf } from '../json.ts';
import { compareLimits } from '../limits.ts';
import { compareNamed } from '../lists.ts';
import { show } from '../show.ts';
import { restOf } from '../unexplained.ts';

/** Who may call what over HTTP. Where a server has no access, whoever reaches it may call everything. */
export function compareAccess(before: unknown, after: unknown, spot: Spot): Change[] {
  if (equal(before, after)) return [];
  const [from, to] = [show(tierNames(before)), show(tierNames(after))];
  if (before === undefined) return [changed('TIERS_INTRODUCED', spot, before, after, { to })];
  if (after === undefined) return [changed('TIERS_WITHDRAWN', spot, before, after, { from })];
  return [
    ...compareTiers(memberOf(before, 'tiers'), memberOf(after, 'tiers'), inside(spot, ['tiers'])),
    ...compareAnonymous(before, after, inside(spot, ['anonymous'])),
    ...restOf(before, after, spot, ['tiers', 'anonymous']),
  ];
}

/** The tiers on both sides, the lowest first. */
export interface TierOrders {
  readonly before: readonly unknown[];
  readonly after: readonly unknown[];
}

/** The tiers of a server's access, the lowest first. */
export function tierNames(access: unknown): readonly unknown[] {
  const tiers = memberOf(access, 'tiers');
  return Array.isArray(tiers) ? tiers.map((tier) => memberOf(tier, 'name')) : [];
}

/**
 * True where the tier `after` is known to cover callers of the tier `before`: by the new order, else by the old one. None at
 * all (undefined) covers everybody.
 */
export function isLower(before: unknown, after: unknown, tiers: TierOrders): boolean {
  if (after === undefined) return true;
  const order = [tiers.after, tiers.before].find((names) => names.includes(before) && names.includes(after));
  return order !== undefined && order.indexOf(after) < order.indexOf(before);
}

function compareTiers(before: unknown, after: unknown, spot: Spot): Change[] {
  const description = (tier: unknown) => show(memberOf(tier, 'description'));
  const changes = compareNamed(before, after, spot, {
    added: (tier, at) => [changed('TIER_ADDED', at, undefined, tier, { to: description(tier) })],
    removed: (tier, at) => [changed('TIER_REMOVED', at, tier, undefined, { from: description(tier) })],
    both: (from, to, at) => [
      ...(description(from) === description(to)
        ? []
        : [
            changed(
              'SERVER_REWORDED',
              inside(at, ['description']),
              memberOf(from, 'description'),
              memberOf(to, 'description'),
              { what: `description of the tier ${at.name}` },
            ),
          ]),
      ...compareLimits(
        memberOf(from, 'callsPerMinute'),
        memberOf(to, 'callsPerMinute'),
        inside(at, ['callsPerMinute']),
        ` per minute of the tier ${at.name}`,
      ),
      ...restOf(from, to, at, ['name', 'description', 'callsPerMinute']),
    ],
  });
  // The order of tiers is what they mean.
  return changes.map((change) =>
    change.rule === 'ORDER_CHANGED'
      ? changed('TIERS_REORDERED', spot, namesOf(before), namesOf(after))
      : change,
  );
}

function namesOf(tiers: unknown): readonly unknown[] {
  return tierNames({ tiers });
}

/** The tier that a caller without a token has, by where the server is reached from; a token is needed where there is none. */
function compareAnonymous(before: unknown, after: unknown, spot: Spot): Change[] {
  const [old, current] = [before, after].map((access) => memberOf(access, 'anonymous'));
  const tiers = { before: tierNames(before), after: tierNames(after) };
  const places = [...new Set([old, current].flatMap((part) => (isObject(part) ? Object.keys(part) : [])))];
  return places.sort().flatMap((where) => {
    const [from, to] = [memberOf(old, where), memberOf(current, where)];
    if (equal(from, to)) return [];
    const widened = to !== undefined && (from === undefined || isLower(to, from, tiers));
    const rule = widened ? 'ANONYMOUS_ACCESS_WIDENED' : 'ANONYMOUS_ACCESS_NARROWED';
    return [changed(rule, inside(spot, [where]), from, to, { where })];
  });
}
