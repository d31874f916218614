import { type Change, changed, type Spot } from '../change.ts';
import { equal } from '../json.ts';
import { isLower, type TierOrders } from '../server/access.ts';

/** The lowest tier that may call the tool; absent where the server has no tiers. */
export function compareToolAccess(before: unknown, after: unknown, spot: Spot, tiers: TierOrders): Change[] {
  if (equal(before, after)) return [];
  const rule = isLower(before, after, tiers) ? 'ACCESS_LOWERED' : 'ACCESS_RAISED';
  return [changed(rule, spot, before, after)];
}
