import { seededRandom } from 'toolwright-runtime';
import { instrumentOf } from '../backtest/instrument.ts';
import { type Bars, emptyBars } from '../market/bars.ts';
import type { OptionalColumn } from '../market/market-data.ts';
import { syntheticMarket } from '../market/synthetic/synthetic-market.ts';
import { syntheticVendor } from '../market/synthetic/synthetic-vendor.ts';
import { type CalendarTimeframe, timeframeNamed } from '../market/timeframes.ts';
import { type SignalBars, signalBars } from '../strategies/signal-bars.ts';

/** Bars that installed code is tried on. */
const ROWS = 1500;

/** Bars of the synthetic market to try code on; the same ones always. */
export async function probeBars(): Promise<Bars> {
  const stored = await syntheticVendor(syntheticMarket(seededRandom)).rows('SYN001', '1day', ROWS);
  return instrumentOf('SYN001', stored!, timeframeNamed('1D') as CalendarTimeframe).bars;
}

/** Columns of their own, so that code that writes into them spoils nothing. */
export function copyOf(bars: Bars): Bars {
  const copy = emptyBars(bars.times.length);
  for (const column of Object.keys(copy) as (keyof Bars)[]) copy[column].set(bars[column]);
  return copy;
}

/** Whether two sets of columns hold the same numbers. */
export function areEqual(one: Bars, other: Bars): boolean {
  const columns = ['times', 'opens', 'highs', 'lows', 'closes', 'volumes'] as const;
  return columns.every((column) => one[column].every((value, row) => Object.is(value, other[column][row])));
}

/** Bars that note which columns are looked at besides times and closes. */
export function watchedBars(bars: Bars, looked: Set<OptionalColumn>): SignalBars {
  const watched = signalBars(bars);
  for (const column of ['opens', 'highs', 'lows', 'volumes'] as const) {
    Object.defineProperty(watched, column, {
      enumerable: true,
      get: () => {
        looked.add(column);
        return bars[column];
      },
    });
  }
  return watched;
}
