import type { Services } from '../services.ts';
import { readerTier } from './reader-tier.ts';
import { type ServedMarket, serveMarket } from './served-market.ts';

/** Why a wish for fresh bars was not met, for whoever reads warnings. */
const REFUSED = {
  signin: 'fresh=true was served delayed: without a token there is nothing to count sessions by; sign in.',
  quota: "fresh=true was served delayed: the token's live-data sessions of this month are spent.",
  meter: 'fresh=true was served delayed: live-data sessions can not be counted at the moment.',
} as const;

/** What a call's handler hands over. */
interface MarketCall {
  readonly caller: { readonly tier: string | null; readonly token: string | null };
  readonly services: Services;
  readonly now: Date;
  readonly warn: (text: string) => void;
}

/** The market as the caller of a call may see it; says so where a wish for fresh bars was not met. */
export async function serveCall(
  { caller, services, now, warn }: MarketCall,
  fresh: boolean,
): Promise<ServedMarket> {
  const reader = await readerTier(caller, fresh, services.liveSessions);
  if (reader.freshRefusal !== null) warn(REFUSED[reader.freshRefusal]);
  return serveMarket(await services.market(), services.marketSettings, reader, now);
}
