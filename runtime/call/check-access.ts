import type { Access } from '../access/access.ts';
import type { AccessContract, ToolListing } from '../contract.ts';
import { type TurnedAway, turnAway } from './turn-away.ts';

/**
 * Turns away a caller whose tier is below the tool's. A token that is not taken turns its caller away everywhere, also
 * from a tool that is open to callers without one: they would believe that they were known.
 */
export function checkAccess(
  access: AccessContract | undefined,
  listing: ToolListing,
  caller: Access,
): TurnedAway | undefined {
  if (access === undefined || caller.kind === 'own') return undefined;
  const rank = (tier: string | null) => access.tiers.findIndex(({ name }) => name === tier);
  const lowest = access.tiers[0]!.name;
  const needed = listing.access ?? lowest;
  const tool = listing.name;
  if (caller.problem !== undefined) {
    return turnAway('AUTH_REQUIRED', { tool, tier: needed, problem: caller.problem });
  }
  if (rank(caller.tier) >= rank(needed)) return undefined;
  if (caller.token === null)
    return turnAway('AUTH_REQUIRED', { tool, tier: needed, problem: 'no token was sent' });
  return turnAway('ACCESS_DENIED', { tool, tier: needed, has: caller.tier ?? 'none' });
}
