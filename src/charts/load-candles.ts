import { type Candles, sliceCandles } from '../market/bars.ts';
import { dayAt } from '../market/calendar.ts';
import { candlesOf } from '../market/candles.ts';
import { adjustDividends, adjustForSplits, type Dividend } from '../market/corporate-actions.ts';
import { closeInstant } from '../market/exchange-calendar.ts';
import type { MarketData, StoredBars } from '../market/market-data.ts';
import type { Timeframe } from '../market/timeframes.ts';

/** Candles of a chart, and where they come from. */
export interface LoadedCandles {
  /** Adjusted for splits up to the last row; the last `count` that were asked for, or fewer. */
  readonly candles: Candles;
  /** In the unit of the candles' prices. */
  readonly dividends: readonly Dividend[];
  readonly stored: StoredBars;
  /** The instant at which the newest row closed, in milliseconds since 1970. */
  readonly asOf: number;
}

/** More sessions than the longest of each unit has. */
const MOST_SESSIONS = { day: 1, week: 5, month: 23, quarter: 66, year: 254 } as const;

/** The last candles of a symbol; null where the store has no rows of the interval for it. */
export function loadCandles(
  market: MarketData,
  symbol: string,
  timeframe: Timeframe,
  count: number,
): LoadedCandles | null {
  const stored =
    timeframe.interval === '1min'
      ? market.minutes(symbol, count * timeframe.minutes)
      : market.daily(symbol, (count + 1) * MOST_SESSIONS[timeframe.unit]);
  const last = stored?.bars.times.at(-1);
  if (stored === null || last === undefined) return null;
  const { bars, actions } = stored;
  const candles = candlesOf(adjustForSplits(bars, actions.splits), timeframe);
  const rows = candles.times.length;
  return {
    candles: sliceCandles(candles, Math.max(0, rows - count), rows),
    dividends: adjustDividends(actions, dayAt(last)),
    stored,
    asOf: rowClose(timeframe, last),
  };
}

/** The instant at which the row of a time closed. */
export function rowClose(timeframe: Timeframe, time: number): number {
  return timeframe.interval === '1min' ? time + 60_000 : closeInstant(dayAt(time));
}
