import { type Candles, sliceCandles } from '../market/bars.ts';
import { dayAt } from '../market/calendar.ts';
import { candlesOf } from '../market/candles.ts';
import { adjustDividends, adjustForSplits, type Dividend } from '../market/corporate-actions.ts';
import { closeInstant } from '../market/exchange-calendar.ts';
import type { Interval, MarketData, RowsReading, StoredBars } from '../market/market-data.ts';
import type { Timeframe } from '../market/timeframes.ts';

/** Candles of a chart, and where they come from. */
export interface LoadedCandles {
  readonly kind: 'candles';
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
const MONTHS = { day: 0, week: 0, month: 1, quarter: 3, year: 12 } as const;

/** Why there are no candles to read. */
export type LoadRefusal =
  | ReturnType<typeof refusal<'NO_BARS'>>
  | ReturnType<typeof refusal<'MARKET_DATA_PENDING'>>;

/** The last candles of a symbol, or the refusal where the market has no rows for it, or none that may be served. */
export async function loadCandles(
  market: MarketData,
  symbol: string,
  timeframe: Timeframe,
  count: number,
): Promise<LoadedCandles | LoadRefusal> {
  const reading = await readRows(market, symbol, timeframe, count);
  if (reading.kind === 'pending') {
    const licence = 'pending-confirmation';
    return refusal('MARKET_DATA_PENDING', { symbol, vendor: reading.vendor, variable: SWITCH, licence });
  }
  const last = reading.kind === 'rows' ? reading.stored.bars.times.at(-1) : undefined;
  if (reading.kind === 'none' || last === undefined)
    return refusal('NO_BARS', { symbol, interval: timeframe.interval });
  const { stored } = reading;
  const { bars, actions, interval } = stored;
  const candles = candlesOf(adjustForSplits(bars, actions.splits), timeframe, interval);
  const rows = candles.times.length;
  return {
    kind: 'candles',
    candles: sliceCandles(candles, Math.max(0, rows - count), rows),
    dividends: adjustDividends(actions, dayAt(last)),
    stored,
    asOf: rowClose(interval, last),
  };
}

const SWITCH = 'QUANT_MARKET_DATA';

/** Rows that so many candles are built from; a month and longer is built from months where there are no days. */
async function readRows(
  market: MarketData,
  symbol: string,
  timeframe: Timeframe,
  count: number,
): Promise<RowsReading> {
  if (timeframe.interval === '1min') return await market.rows(symbol, '1min', count * timeframe.minutes);
  const daily = await market.rows(symbol, '1day', (count + 1) * MOST_SESSIONS[timeframe.unit]);
  const months = MONTHS[timeframe.unit];
  if (daily.kind !== 'none' || months === 0) return daily;
  return await market.rows(symbol, '1month', (count + 1) * months);
}

/** The instant at which the row of a time closed. */
export function rowClose(interval: Interval, time: number): number {
  return interval === '1min' ? time + 60_000 : closeInstant(dayAt(time));
}

interface LoadRefusals {
  NO_BARS: { symbol: string; interval: string };
  MARKET_DATA_PENDING: { symbol: string; vendor: string; variable: string; licence: string };
}

function refusal<Code extends keyof LoadRefusals>(code: Code, params: LoadRefusals[Code]) {
  return { kind: 'refusal', code, params } as const;
}
