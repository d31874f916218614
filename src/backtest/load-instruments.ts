import type { MarketData } from '../market/market-data.ts';
import type { CalendarTimeframe } from '../market/timeframes.ts';
import { type Instrument, instrumentOf } from './instrument.ts';
import { type DailyReading, readDailyBars } from './read-bars.ts';

export type Loaded =
  | { readonly kind: 'instrument'; readonly instrument: Instrument }
  | Exclude<DailyReading, { readonly kind: 'bars' }>;

const kept = new WeakMap<MarketData, Map<string, Promise<Loaded>>>();

/** Prepared instruments that are kept for a market; the one asked for longest ago goes first. */
const MOST_KEPT = 256;

/** All bars of a symbol at a timeframe, prepared once for a market. */
export function loadInstrument(
  market: MarketData,
  symbol: string,
  timeframe: CalendarTimeframe,
): Promise<Loaded> {
  const instruments = kept.get(market) ?? new Map<string, Promise<Loaded>>();
  kept.set(market, instruments);
  const key = `${timeframe.name} ${symbol}`;
  const loaded = instruments.get(key) ?? prepare(market, symbol, timeframe);
  instruments.delete(key);
  instruments.set(key, loaded);
  loaded.catch(() => instruments.delete(key));
  if (instruments.size > MOST_KEPT) instruments.delete(instruments.keys().next().value!);
  return loaded;
}

async function prepare(market: MarketData, symbol: string, timeframe: CalendarTimeframe): Promise<Loaded> {
  const reading = await readDailyBars(market, symbol);
  if (reading.kind !== 'bars') return reading;
  return { kind: 'instrument', instrument: instrumentOf(symbol, reading.stored, timeframe) };
}
