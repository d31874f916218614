import { type Candles, sliceCandles } from '../market/bars.ts';
import { dayAt } from '../market/calendar.ts';
import { candlesOf } from '../market/candles.ts';
import { adjustDividends, adjustForSplits, type Dividend } from '../market/corporate-actions.ts';
import type { StoredBars } from '../market/market-data.ts';
import { rowClose, type ServedMarket, type ServedReading, staleAge } from '../market/served-market.ts';
import type { Timeframe } from '../market/timeframes.ts';

/** Candles of a chart, and where they come from. */
export interface LoadedCandles {
  readonly kind: 'candles';
  /** Adjusted for splits up to the last row; the last `count` that were asked for, or fewer. */
  readonly candles: Candles;
  /** In the unit of the candles' prices. */
  readonly dividends: readonly Dividend[];
  readonly stored: StoredBars;
  /** Newer rows that the reader is not served. */
  readonly withheld: number;
  /** The instant at which the newest row closed, in milliseconds since 1970. */
  readonly asOf: number;
}

/** More sessions than the longest of each unit has. */
const MOST_SESSIONS = { day: 1, week: 5, month: 23, quarter: 66, year: 254 } as const;
const MONTHS = { day: 0, week: 0, month: 1, quarter: 3, year: 12 } as const;

/** Why there are no candles to read. */
export type LoadRefusal =
  | ReturnType<typeof refusal<'NO_BARS'>>
  | ReturnType<typeof refusal<'MARKET_DATA_PENDING'>>
  | ReturnType<typeof refusal<'DELAYED_FLOOR'>>
  | ReturnType<typeof refusal<'STALE_DATA'>>;

/** The last candles of a symbol, or the refusal where the market has no rows for it, or none that may be served. */
export async function loadCandles(
  market: ServedMarket,
  symbol: string,
  timeframe: Timeframe,
  count: number,
): Promise<LoadedCandles | LoadRefusal> {
  const reading = await readRows(market, symbol, timeframe, count);
  if (reading.kind === 'pending') {
    const licence = 'pending-confirmation';
    return refusal('MARKET_DATA_PENDING', { symbol, vendor: reading.vendor, variable: SWITCH, licence });
  }
  const noBars = refusal('NO_BARS', { symbol, interval: timeframe.interval });
  if (reading.kind === 'none') return noBars;
  const { stored, withheld } = reading;
  const { bars, actions, interval } = stored;
  const last = bars.times.at(-1);
  if (last === undefined) return withheld === 0 ? noBars : delayedFloor(market, symbol, 0, 1, withheld);
  const asOf = rowClose(interval, last);
  const { staleAfterSeconds } = timeframe;
  const ageSeconds = staleAge(market, stored, asOf, staleAfterSeconds);
  if (ageSeconds !== null) return refusal('STALE_DATA', { symbol, ageSeconds, staleAfterSeconds });
  const candles = candlesOf(adjustForSplits(bars, actions.splits), timeframe, interval);
  const rows = candles.times.length;
  return {
    kind: 'candles',
    candles: sliceCandles(candles, Math.max(0, rows - count), rows),
    dividends: adjustDividends(actions, dayAt(last)),
    stored,
    withheld,
    asOf,
  };
}

/** Too few candles, since newer rows are withheld. */
export function delayedFloor(
  { delayFloorSeconds }: ServedMarket,
  symbol: string,
  bars: number,
  needed: number,
  withheld: number,
) {
  return refusal('DELAYED_FLOOR', { symbol, bars, needed, withheld, delayFloorSeconds });
}

const SWITCH = 'QUANT_MARKET_DATA';

/** Rows that so many candles are built from; a month and longer is built from months where there are no days. */
async function readRows(
  market: ServedMarket,
  symbol: string,
  timeframe: Timeframe,
  count: number,
): Promise<ServedReading> {
  if (timeframe.interval === '1min') return await market.rows(symbol, '1min', count * timeframe.minutes);
  const daily = await market.rows(symbol, '1day', (count + 1) * MOST_SESSIONS[timeframe.unit]);
  const months = MONTHS[timeframe.unit];
  if (daily.kind !== 'none' || months === 0) return daily;
  return await market.rows(symbol, '1month', (count + 1) * months);
}

interface LoadRefusals {
  NO_BARS: { symbol: string; interval: string };
  DELAYED_FLOOR: {
    symbol: string;
    bars: number;
    needed: number;
    withheld: number;
    delayFloorSeconds: number;
  };
  STALE_DATA: { symbol: string; ageSeconds: number; staleAfterSeconds: number };
  MARKET_DATA_PENDING: { symbol: string; vendor: string; variable: string; licence: string };
}

function refusal<Code extends keyof LoadRefusals>(code: Code, params: LoadRefusals[Code]) {
  return { kind: 'refusal', code, params } as const;
}
