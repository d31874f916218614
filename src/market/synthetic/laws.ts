import { dayOf } from '../calendar.ts';
import { sessionsBetween } from '../exchange-calendar.ts';

/** Raised whenever the same symbol would get other bars. */
export const SYNTHETIC_VERSION = '2';

/** First and last day of the synthetic market. */
export const FIRST_DAY = dayOf(2006, 1, 3);
export const LAST_DAY = dayOf(2025, 12, 31);

export const SECURITIES = 200;
export const SECTORS = 10;

/** Securities that have one-minute bars: the first ones. */
export const SECURITIES_WITH_MINUTES = 20;

/** Drift of the market's log return a year. */
export const MARKET_DRIFT = 0.06;

/** Volatility a year that the market's own reverts to, and that of each sector beside the market. */
export const MARKET_VOLATILITY = 0.15;
export const SECTOR_VOLATILITY = 0.08;

/** A day's step of the market's log volatility: what of its distance from the mean remains, and its shock. */
export const VOLATILITY_PERSISTENCE = 0.985;
export const VOLATILITY_SHOCK = 0.07;

/**
 * Two sectors, by index, have something to find beside chance. The drift a year of the trending one wanders about 0 with this
 * standard deviation; the level of the reverting one has a part that wanders about 0 with that one, in log price. The half-lives
 * are of sessions.
 */
export const TRENDING_SECTOR = 9;
export const TREND_DRIFT = 0.6;
export const TREND_HALF_LIFE = 60;
export const REVERTING_SECTOR = 8;
export const REVERSION_SIZE = 0.03;
export const REVERSION_HALF_LIFE = 5;

/** Share of a day's log return that happens before the open. */
export const OVERNIGHT_SHARE = 0.3;

/** A close above the first leads to a split, one below the second to a reverse split, so many sessions later. */
export const SPLIT_ABOVE = 300;
export const SPLIT_RATIO = 4;
export const REVERSE_SPLIT_BELOW = 4;
export const REVERSE_SPLIT_RATIO = 0.1;
export const SPLIT_NOTICE = 15;

export const SESSIONS_PER_YEAR = 252;

let sessions: readonly number[] | undefined;

/** Every session of the synthetic market, as day numbers. */
export function marketSessions(): readonly number[] {
  sessions ??= sessionsBetween(FIRST_DAY, LAST_DAY);
  return sessions;
}
