import { type LoadRefusal, loadCandles } from '../charts/load-candles.ts';
import type { Bars } from '../market/bars.ts';
import { sliceBars } from '../market/bars.ts';
import { dayAt } from '../market/calendar.ts';
import type { StoredBars } from '../market/market-data.ts';
import { rowClose, type ServedMarket } from '../market/served-market.ts';
import type { Timeframe } from '../market/timeframes.ts';

/** Candles that both lines of a benchmark are measured over, after those that seed the volatility. */
export interface BenchmarkWindow {
  readonly kind: 'window';
  /** Seed candles first; adjusted for splits, and complete. */
  readonly candles: Bars;
  /** Candles that the window and its seeds need; there may be fewer. */
  readonly wanted: number;
  /** Row of the first measured candle. */
  readonly start: number;
  /** Cash per share whose ex-day lies in the candle of a row. */
  readonly dividends: Float64Array;
  /** What a share is worth over the last close; 0 where it is not delisted there. */
  readonly finalReturn: number;
  readonly stored: StoredBars;
  /** Newer rows that the reader is not served. */
  readonly withheld: number;
  readonly asOf: number;
  /** Whether both lines trade at opens. Where an open of the window is no traded price, they trade at the close before. */
  readonly fillsAtOpen: boolean;
  /** Whether a running candle at the end was left out. */
  readonly leftOutRunning: boolean;
}

/** The last complete candles, or why there are none. */
export async function benchmarkWindow(
  market: ServedMarket,
  symbol: string,
  timeframe: Timeframe,
  { window, seeds }: { readonly window: number; readonly seeds: number },
): Promise<BenchmarkWindow | LoadRefusal> {
  const loaded = await loadCandles(market, symbol, timeframe, window + seeds + 3);
  if (loaded.kind === 'refusal') return loaded;
  const { candles, stored, asOf, withheld } = loaded;
  const { delisting } = stored.actions;
  const rows = candles.times.length;
  // The last candle of a delisted share is as complete as it will be.
  const isRunning = candles.partial[rows - 1] === 1 && delisting === null;
  const end = isRunning ? rows - 1 : rows;
  const fillsAtOpen = dayAt(candles.times[Math.max(0, end - window)]!) >= stored.tradedOpensFrom;
  // A fill at the close before is sized on the closes before that one.
  const wanted = window + seeds + (fillsAtOpen ? 0 : 1);
  const first = Math.max(candles.partial[0] === 1 ? 1 : 0, end - wanted);
  const complete = sliceBars(candles, Math.min(first, end), end);
  return {
    kind: 'window',
    candles: complete,
    start: complete.times.length - window,
    dividends: cashByRow(complete.times, endDay(candles.times, end, stored), loaded.dividends),
    finalReturn: delisting?.finalReturn ?? 0,
    stored,
    withheld,
    asOf: isRunning ? closeBefore(stored, candles.times[rows - 1]!) : asOf,
    wanted,
    fillsAtOpen,
    leftOutRunning: isRunning,
  };
}

/** When the last row before a time closed. */
function closeBefore(stored: StoredBars, time: number): number {
  return rowClose(stored.interval, stored.bars.times.findLast((row) => row < time)!);
}

/** The day after the last one of the complete candles. */
function endDay(times: Float64Array, end: number, stored: StoredBars): number {
  return dayAt(end < times.length ? times[end]! : stored.bars.times.at(-1)!) + (end < times.length ? 0 : 1);
}

/** A dividend counts in the first candle of its ex-day, for shares that were held when it began. */
function cashByRow(
  times: Float64Array,
  end: number,
  dividends: readonly { readonly day: number; readonly amount: number }[],
): Float64Array {
  const cash = new Float64Array(times.length);
  for (const { day, amount } of dividends) {
    const row = times.findLastIndex(
      (time, at) => dayAt(time) <= day && dayAt(times[at - 1] ?? Number.NaN) !== day,
    );
    if (row >= 0 && day < end) cash[row]! += amount;
  }
  return cash;
}
