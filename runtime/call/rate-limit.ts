import type { Access } from '../access/access.ts';
import type { AccessContract } from '../contract.ts';
import { type TurnedAway, turnAway } from './turn-away.ts';

/** Counts the calls of one server, and turns away the one that is too many. */
export type RateLimit = (caller: Access) => TurnedAway | undefined;

/** How many callers of a kind are remembered; beyond them, those that have been silent longest are forgotten. */
const MOST_CALLERS = 10_000;
const MINUTE = 60_000;
/** Times are added up from fractions of milliseconds. */
const ROUNDING = 1e-3;

type Kind = 'token' | 'address';

/**
 * A bucket for each token and one for each address, as large as the tier's limit for a minute: that many calls at
 * once, and then as many again in each minute. A call that is turned away costs nothing. A caller without a tier is
 * counted under the lowest one. Each process counts for itself; memory holds a number for each caller remembered.
 *
 * @param now milliseconds of a clock; one that goes back makes nobody wait for more than a minute
 */
export function rateLimit(
  access: AccessContract | undefined,
  now: () => number,
  mostCallers = MOST_CALLERS,
): RateLimit {
  if (access === undefined) return () => undefined;
  const fullAt: Readonly<Record<Kind, Map<string, number>>> = { token: new Map(), address: new Map() };
  return (caller) => {
    if (caller.kind === 'own') return undefined;
    const tier = access.tiers.find(({ name }) => name === caller.tier) ?? access.tiers[0]!;
    const time = now();
    const counted = (['token', 'address'] as const).flatMap((kind) => {
      const limit = tier.callsPerMinute[kind];
      const who = caller[kind];
      if (limit === undefined || who === null) return [];
      const key = `${tier.name} ${who}`;
      // A bucket is known by the moment when it is full again; each call puts that off by its share of the minute.
      const full = Math.min(Math.max(fullAt[kind].get(key) ?? time, time), time + MINUTE);
      const share = MINUTE / limit;
      return [{ kind, limit, key, full, share, wait: full + share - time - MINUTE }];
    });
    const [longest] = counted.filter(({ wait }) => wait > ROUNDING).sort((a, b) => b.wait - a.wait);
    for (const { kind, key, full, share } of counted) {
      remember(fullAt[kind], key, longest === undefined ? full + share : full, mostCallers);
    }
    if (longest === undefined) return undefined;
    const retryAfter = Math.ceil((longest.wait - ROUNDING) / 1_000);
    return turnAway('RATE_LIMITED', { limit: longest.limit, per: longest.kind, retryAfter });
  };
}

/** A Map keeps the order in which keys were set: set anew, a caller is the youngest, and the first is the oldest. */
function remember(times: Map<string, number>, key: string, time: number, most: number): void {
  times.delete(key);
  times.set(key, time);
  if (times.size <= most) return;
  const [oldest] = times.keys();
  times.delete(oldest!);
}
