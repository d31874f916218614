import type { Bars } from '../market/bars.ts';
import { dayAt } from '../market/calendar.ts';
import { candlesOf } from '../market/candles.ts';
import type { CorporateActions, Split } from '../market/corporate-actions.ts';
import { rowsBy } from '../market/known-by.ts';
import type { StoredBars } from '../market/market-data.ts';
import type { CalendarTimeframe } from '../market/timeframes.ts';
import { type SignalBars, signalBars } from '../strategies/signal-bars.ts';

/**
 * One symbol, ready to be traded in a simulation. Prices are in units: a unit is what one share of the first row has become,
 * so that a split moves no price and multiplies the shares of a unit instead. Nothing of a row depends on later ones.
 */
export interface Instrument {
  readonly symbol: string;
  readonly bars: SignalBars;
  /** Shares to a unit in each row; a price over it is the one that was traded. */
  readonly sharesPerUnit: Float64Array;
  /** Cash that a unit held when the row began is paid in it. */
  readonly dividends: Float64Array;
  /** The rows that pay any, in order. */
  readonly dividendRows: readonly number[];
  /** What a unit is worth over the last close when the listing ends there; null where it goes on. */
  readonly finalReturn: number | null;
  readonly stored: StoredBars;
}

/** Makes the instrument of stored daily bars at a timeframe. A candle that is still running at the end is left out. */
export function instrumentOf(symbol: string, stored: StoredBars, timeframe: CalendarTimeframe): Instrument {
  const { bars, actions } = stored;
  const perRow = sharesPerUnit(bars.times, actions.splits);
  const candles = candlesOf(actions.splits.length === 0 ? bars : inUnits(bars, perRow), timeframe);
  const rows = candles.times.length;
  const isRunning = rows > 0 && candles.partial[rows - 1] === 1 && actions.delisting === null;
  const end = isRunning ? rows - 1 : rows;
  const complete: Bars = {
    times: candles.times.slice(0, end),
    opens: candles.opens.slice(0, end),
    highs: candles.highs.slice(0, end),
    lows: candles.lows.slice(0, end),
    closes: candles.closes.slice(0, end),
    volumes: candles.volumes.slice(0, end),
  };
  const lastDay = isRunning ? dayAt(candles.times[rows - 1]!) - 1 : dayAt(bars.times.at(-1) ?? Number.NaN);
  const dividends = dividendsByRow(complete.times, actions, lastDay);
  return {
    symbol,
    bars: signalBars(complete),
    sharesPerUnit: atStarts(complete.times, bars.times, perRow),
    dividends,
    dividendRows: [...dividends.keys()].filter((row) => dividends[row] !== 0),
    finalReturn: actions.delisting?.finalReturn ?? null,
    stored,
  };
}

/** How many shares one share of the first row has become by each row. */
function sharesPerUnit(times: Float64Array, splits: readonly Split[]): Float64Array {
  const shares = new Float64Array(times.length);
  const firstDay = times.length === 0 ? 0 : dayAt(times[0]!);
  const pending = splits.filter(({ day }) => day > firstDay);
  let next = 0;
  let count = 1;
  for (let row = 0; row < times.length; row++) {
    while (next < pending.length && pending[next]!.day <= dayAt(times[row]!)) count *= pending[next++]!.ratio;
    shares[row] = count;
  }
  return shares;
}

function inUnits(bars: Bars, shares: Float64Array): Bars {
  const price = (prices: Float64Array) => eachRow(prices, (row) => prices[row]! * shares[row]!);
  return {
    times: bars.times,
    opens: price(bars.opens),
    highs: price(bars.highs),
    lows: price(bars.lows),
    closes: price(bars.closes),
    volumes: eachRow(bars.volumes, (row) => bars.volumes[row]! / shares[row]!),
  };
}

function eachRow({ length }: Float64Array, value: (row: number) => number): Float64Array {
  const column = new Float64Array(length);
  for (let row = 0; row < length; row++) column[row] = value(row);
  return column;
}

/** The values of the rows that candles begin with. */
function atStarts(starts: Float64Array, times: Float64Array, values: Float64Array): Float64Array {
  let row = 0;
  return starts.map((start) => {
    while (times[row]! < start) row++;
    return values[row]!;
  });
}

/** Dividends of a unit, each in the candle that its ex-day lies in; an amount is per share held before a split of that day. */
function dividendsByRow(times: Float64Array, actions: CorporateActions, lastDay: number): Float64Array {
  const cash = new Float64Array(times.length);
  const firstDay = times.length === 0 ? 0 : dayAt(times[0]!);
  for (const { day, amount } of actions.dividends) {
    if (day <= firstDay || day > lastDay) continue;
    const before = actions.splits.filter((split) => split.day > firstDay && split.day < day);
    const shares = before.reduce((count, { ratio }) => count * ratio, 1);
    cash[rowsBy(times, day) - 1]! += amount * shares;
  }
  return cash;
}
