import { dayAt } from './calendar.ts';
import { closeInstant } from './exchange-calendar.ts';
import type { MarketData } from './market-data.ts';
import { serveMarket } from './served-market.ts';

const views = new WeakMap<MarketData, { readonly day: number; readonly market: MarketData }>();

/**
 * The market as it stood when its last session up to an instant closed. One view of a market is kept, until another session
 * has closed, so that what is prepared from its bars can be kept with it.
 *
 * @param latest in milliseconds since 1970; the market itself is given for Infinity
 */
export function closedMarket(market: MarketData, latest: number): MarketData {
  if (latest === Number.POSITIVE_INFINITY) return market;
  const day = lastClosedDay(latest);
  const kept = views.get(market);
  if (kept?.day === day) return kept.market;
  const served = serveMarket(
    market,
    { clock: 'wall', delayFloorSeconds: 0 },
    { tier: 'fresh', freshRefusal: null },
    new Date(closeInstant(day)),
  );
  const view = { ...market, rows: served.rows };
  views.set(market, { day, market: view });
  return view;
}

/** The last day, a session or not, that had closed by an instant. */
export function lastClosedDay(instant: number): number {
  const today = dayAt(instant);
  return closeInstant(today) <= instant ? today : today - 1;
}
