import { dayAt } from './calendar.ts';
import { closeInstant, isSession, previousSession } from './exchange-calendar.ts';
import type { MarketData } from './market-data.ts';
import { serveMarket } from './served-market.ts';

const views = new WeakMap<MarketData, { readonly session: number; readonly market: MarketData }>();

/**
 * The market as it stood when its last session up to an instant closed. One view of a market is kept, until another session
 * has closed, so that what is prepared from its bars can be kept with it.
 *
 * @param latest in milliseconds since 1970; the market itself is given for Infinity
 */
export function closedMarket(market: MarketData, latest: number): MarketData {
  if (latest === Number.POSITIVE_INFINITY) return market;
  const session = lastClosedSession(latest);
  const kept = views.get(market);
  if (kept?.session === session) return kept.market;
  const served = serveMarket(
    market,
    { clock: 'wall', delayFloorSeconds: 0 },
    { tier: 'fresh', freshRefusal: null },
    new Date(closeInstant(session)),
  );
  const view = { ...market, rows: served.rows };
  views.set(market, { session, market: view });
  return view;
}

/** The last session that had closed by an instant, as a day number. */
export function lastClosedSession(instant: number): number {
  const today = dayAt(instant);
  return isSession(today) && closeInstant(today) <= instant ? today : previousSession(today);
}
