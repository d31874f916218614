import { dayAt, dayNumber, isIsoDay, isoDay } from '../market/calendar.ts';
import { rowsBy } from '../market/known-by.ts';
import type { MarketData, StoredBars } from '../market/market-data.ts';
import { timeframeNamed } from '../market/timeframes.ts';
import { missingSessions, sessionCalendar } from './session-calendar.ts';
import { type Move, summarizeSeries } from './summarize-series.ts';

export interface SummaryOptions {
  readonly symbols: readonly string[];
  /** ISO days, both included; as far as the bars reach where they are left out. */
  readonly from?: string;
  readonly to?: string;
}

/** A symbol with its bars, and those of them that are summarized. */
interface Windowed {
  readonly symbol: string;
  readonly stored: StoredBars;
  readonly start: number;
  readonly end: number;
}

/** Says of each symbol what its daily bars are like. The first symbol without bars in the window refuses the call. */
export async function summarizeBars(market: Pick<MarketData, 'rows'>, options: SummaryOptions) {
  for (const argument of ['from', 'to'] as const) {
    const date = options[argument];
    if (date !== undefined && !isIsoDay(date)) return refusal('NO_SUCH_DAY', { argument, date });
  }
  const windows: Windowed[] = [];
  for (const symbol of options.symbols) {
    const reading = await market.rows(symbol, '1day', Number.MAX_SAFE_INTEGER);
    if (reading.kind === 'pending') return refusal('MARKET_DATA_PENDING', { symbol, vendor: reading.vendor });
    if (reading.kind === 'none') return refusal('NO_BARS', { symbol });
    const { stored } = reading;
    const { times } = stored.bars;
    const start = options.from === undefined ? 0 : rowsBy(times, dayNumber(options.from) - 1);
    const end = options.to === undefined ? times.length : rowsBy(times, dayNumber(options.to));
    if (start >= end) return refusal('NO_BARS', { symbol });
    windows.push({ symbol, stored, start, end });
  }
  const firsts = windows.map(({ stored, start }) => dayAt(stored.bars.times[start]!));
  const lasts = windows.map(({ stored, end }) => dayAt(stored.bars.times[end - 1]!));
  const calendar = sessionCalendar(least(firsts), -least(lasts.map((day) => -day)));
  const summaries = windows.map((window, index) => {
    const { stored, start, end } = window;
    const summary = summarizeSeries(stored, window, calendar);
    const missing = calendar.count(firsts[index]!, lasts[index]!) - summary.onSessions;
    const days = stored.bars.times.subarray(start, end);
    return summaryOf(window, summary, missing, missing === 0 ? [] : missingSessions(calendar, daysOf(days)));
  });
  const notes = windows.flatMap(({ symbol, stored }) => stored.notes.map((note) => `${symbol}: ${note}`));
  return { kind: 'result' as const, summaries, windows, warnings: notes };
}

const { candlesPerYear } = timeframeNamed('1D')!;

function summaryOf(
  { symbol, stored, start, end }: Windowed,
  summary: ReturnType<typeof summarizeSeries>,
  missing: number,
  named: readonly string[],
) {
  const { bars, actions, tradedOpensFrom } = stored;
  const [first, last] = [dayAt(bars.times[start]!), dayAt(bars.times[end - 1]!)];
  const within = ({ day }: { readonly day: number }) => day > first && day <= last;
  const dividends = actions.dividends.filter(within);
  const { delisting } = actions;
  const move = (one: Move | null) => one && { size: one.size, day: isoDay(dayAt(bars.times[one.row]!)) };
  const { deviation } = summary;
  return {
    symbol,
    vendor: stored.vendor,
    first_bar: isoDay(first),
    last_bar: isoDay(last),
    bars: end - start,
    missing_sessions: { count: missing, first: [...named] },
    bars_off_sessions: summary.offSessions,
    bars_without_price: summary.withoutPrice,
    bars_without_volume: stored.missing.includes('volumes') ? null : summary.withoutVolume,
    columns_missing: [...stored.missing],
    price_return: summary.priceReturn,
    // Bars as they were given may hide dividends that nobody told the store of.
    total_return: stored.adjustment === 'as-stored' ? null : summary.totalReturn,
    volatility: deviation === null ? null : deviation * Math.sqrt(candlesPerYear),
    best_bar: move(summary.best),
    worst_bar: move(summary.worst),
    opens: {
      traded:
        first >= tradedOpensFrom
          ? ('all' as const)
          : last >= tradedOpensFrom
            ? ('some' as const)
            : ('none' as const),
      traded_from: Number.isFinite(tradedOpensFrom) ? isoDay(tradedOpensFrom) : null,
      largest_gap_up: move(summary.gapUp),
      largest_gap_down: move(summary.gapDown),
    },
    splits: actions.splits.filter(within).map(({ day, ratio }) => ({ day: isoDay(day), ratio })),
    dividends: {
      count: dividends.length,
      cash: dividends.reduce((sum, { amount }) => sum + amount, 0),
      last_day: dividends.length === 0 ? null : isoDay(dividends.at(-1)!.day),
    },
    delisting:
      delisting !== null && delisting.day <= last
        ? { day: isoDay(delisting.day), final_return: delisting.finalReturn }
        : null,
    returns_of: stored.returnBasis,
  };
}

function least(values: readonly number[]): number {
  return values.reduce((smallest, value) => Math.min(smallest, value), Number.POSITIVE_INFINITY);
}

function* daysOf(times: Float64Array): Iterable<number> {
  for (const time of times) yield dayAt(time);
}

interface SummaryRefusals {
  NO_SUCH_DAY: { argument: string; date: string };
  NO_BARS: { symbol: string };
  MARKET_DATA_PENDING: { symbol: string; vendor: string };
}

function refusal<Code extends keyof SummaryRefusals>(code: Code, params: SummaryRefusals[Code]) {
  return { kind: 'refusal', code, params } as {
    [One in keyof SummaryRefusals]: { kind: 'refusal'; code: One; params: SummaryRefusals[One] };
  }[keyof SummaryRefusals];
}
