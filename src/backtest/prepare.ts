import { dayAt, isIsoDay, isoDay } from '../market/calendar.ts';
import type { MarketData, OptionalColumn } from '../market/market-data.ts';
import { missingReads } from '../market/missing-reads.ts';
import { type CalendarTimeframe, timeframeNamed } from '../market/timeframes.ts';
import type { Instrument } from './instrument.ts';
import { loadInstrument } from './load-instruments.ts';
import type { MarketRequest } from './request.ts';
import type { TradingRules } from './rules.ts';
import type { RowRange } from './simulate.ts';
import { rowsOf } from './window.ts';

const BASIS_POINT = 1e-4;

/** Fewest bars that a simulation is measured over: the moments of fewer returns say nothing. */
export const FEWEST_BARS = 30;

/** An instrument with the rows that it is measured over. */
export interface Leg {
  readonly instrument: Instrument;
  readonly rows: RowRange;
}

/** A market to simulate in, loaded and checked. */
export interface Prepared {
  readonly legs: readonly Leg[];
  readonly rules: TradingRules;
  readonly timeframe: CalendarTimeframe;
  readonly perYear: number;
  readonly warmUp: number;
}

export interface PreparationRefusals {
  NO_SUCH_DAY: { argument: string; date: string };
  NO_BARS: { symbol: string };
  MARKET_DATA_PENDING: { symbol: string; vendor: string };
  MISSING_INPUT: { symbol: string; lacks: string };
  NO_PRICE: { symbol: string; bar: string };
  TOO_FEW_BARS: { symbol: string; bars: number; needed: number; warmUp: number };
}

export type Preparation = { readonly kind: 'prepared'; readonly prepared: Prepared } | PreparationRefusal;

export type PreparationRefusal = {
  [Code in keyof PreparationRefusals]: {
    readonly kind: 'refusal';
    readonly code: Code;
    readonly params: PreparationRefusals[Code];
  };
}[keyof PreparationRefusals];

/** What a simulation of a strategy needs of the market. */
interface StrategyNeeds {
  readonly warmUp: number;
  /** Columns besides the closes. */
  readonly reads?: readonly OptionalColumn[];
  /** Whether positions are closed at the last bar. */
  readonly closeAtEnd: boolean;
}

/**
 * Loads the bars of every symbol and finds the rows to measure over, with the strategy's warm-up before them wherever the bars
 * allow. Opens are filled at where all of them were traded; otherwise the whole simulation fills at closes.
 */
export async function prepareMarket(
  market: MarketData,
  request: MarketRequest,
  { warmUp: strategyWarmUp, reads, closeAtEnd }: StrategyNeeds,
): Promise<Preparation> {
  for (const argument of ['from', 'to'] as const) {
    const date = request[argument];
    if (date !== undefined && !isIsoDay(date)) return refusal('NO_SUCH_DAY', { argument, date });
  }
  const timeframe = timeframeNamed(request.timeframe) as CalendarTimeframe;
  const targetVolatility = request.target_volatility ?? null;
  const warmUp = Math.max(strategyWarmUp, targetVolatility === null ? 0 : request.volatility_window);
  const period = { from: request.from ?? null, to: request.to ?? null };
  const legs: Leg[] = [];
  for (const symbol of request.symbols) {
    const loaded = await loadInstrument(market, symbol, timeframe);
    if (loaded.kind === 'none') return refusal('NO_BARS', { symbol });
    if (loaded.kind === 'pending') return refusal('MARKET_DATA_PENDING', { symbol, vendor: loaded.vendor });
    const { instrument } = loaded;
    const rows = rowsOf(instrument, period, warmUp);
    const bars = rows.end - rows.start;
    if (bars < FEWEST_BARS) return refusal('TOO_FEW_BARS', { symbol, bars, needed: FEWEST_BARS, warmUp });
    const lacks = missingReads(reads, instrument.stored, firstDayRead(instrument, rows, warmUp));
    if (lacks.length > 0) return refusal('MISSING_INPUT', { symbol, lacks: lacks.join(' and ') });
    const bar = rowWithoutPrice(instrument, rows);
    if (bar !== null) return refusal('NO_PRICE', { symbol, bar });
    legs.push({ instrument, rows });
  }
  const rules: TradingRules = {
    fills: legs.every(hasTradedOpens) ? 'next-open' : 'next-close',
    commission: request.commission_bps * BASIS_POINT,
    slippage: request.slippage_bps * BASIS_POINT,
    allowShort: request.direction === 'long_short',
    positionFraction: request.position_fraction,
    targetVolatility,
    volatilityWindow: request.volatility_window,
    stopLoss: request.stop_loss ?? null,
    closeAtEnd,
  };
  return {
    kind: 'prepared',
    prepared: { legs, rules, timeframe, perYear: timeframe.candlesPerYear, warmUp },
  };
}

function firstDayRead({ bars }: Instrument, { start }: RowRange, warmUp: number): number {
  return dayAt(bars.times[Math.max(0, start - 1 - warmUp)]!);
}

function hasTradedOpens({ instrument, rows }: Leg): boolean {
  return dayAt(instrument.bars.times[rows.start]!) >= instrument.stored.tradedOpensFrom;
}

/** The first bar in the rows, or on the close before them, that has no price to value or to trade at. */
function rowWithoutPrice({ bars, stored }: Instrument, { start, end }: RowRange): string | null {
  const isPrice = (price: number) => Number.isFinite(price) && price > 0;
  const { times, opens, closes } = bars;
  for (let row = start - 1; row < end; row++) {
    const needsOpen = row >= start && dayAt(times[row]!) >= stored.tradedOpensFrom;
    if (!isPrice(closes[row]!) || (needsOpen && !isPrice(opens[row]!))) return isoDay(dayAt(times[row]!));
  }
  return null;
}

/** First and last bar that any leg is measured over, as ISO days, and how many rows the longest has. */
export function measuredDays(legs: readonly Leg[]): { first: string; last: string } {
  const firsts = legs.map(({ instrument, rows }) => instrument.bars.times[rows.start]!);
  const lasts = legs.map(({ instrument, rows }) => instrument.bars.times[rows.end - 1]!);
  return { first: isoDay(dayAt(Math.min(...firsts))), last: isoDay(dayAt(Math.max(...lasts))) };
}

function refusal<Code extends keyof PreparationRefusals>(code: Code, params: PreparationRefusals[Code]) {
  return { kind: 'refusal', code, params } as PreparationRefusal;
}
