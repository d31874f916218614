import { dayAt, dayNumber, isoDay } from '../market/calendar.ts';
import { knownBy, rowsBy } from '../market/known-by.ts';
import type { MarketData, RowsReading, StoredBars } from '../market/market-data.ts';

/** Where a scan finds symbols, and their bars. */
export type ScannedMarket = Pick<MarketData, 'listings' | 'rows'>;

/** Why a symbol is not ranked. */
export type LeftOutReason =
  | 'no_daily_bars'
  | 'licence_pending'
  | 'not_listed_yet'
  | 'not_traded'
  | 'missing_input'
  | 'too_few_bars'
  | 'no_price';

export interface LeftOut {
  readonly symbol: string;
  readonly reason: LeftOutReason;
  readonly why: string;
}

/** The symbols of a scan as they were known after the close of its session. */
export interface Universe {
  /** The newest session up to the day that any of the symbols has a bar of; null where there is none. */
  readonly session: number | null;
  /** Symbols with a bar of the session, and what was known of them then. */
  readonly traded: readonly { readonly symbol: string; readonly known: StoredBars }[];
  readonly leftOut: readonly LeftOut[];
}

/** The symbols that were named, or every share of the market, those too that were delisted after the day. */
export function universeOf(market: ScannedMarket, symbols: readonly string[] | undefined): readonly string[] {
  if (symbols !== undefined) return symbols;
  return market
    .listings()
    .filter(({ assetClass, intervals }) => assetClass === 'equity' && intervals.includes('1day'))
    .map(({ symbol }) => symbol)
    .toSorted();
}

/**
 * Reads the bars of the symbols as of a day, an ISO day or null for the newest. Who has no bar of the session that all are
 * compared on is left out: the share was not listed then, no longer, or did not trade.
 */
export async function readUniverse(
  market: ScannedMarket,
  symbols: readonly string[],
  asOf: string | null,
): Promise<Universe> {
  const lastDay = asOf === null ? Number.POSITIVE_INFINITY : dayNumber(asOf);
  const read: { symbol: string; stored: StoredBars; rows: number }[] = [];
  const leftOut: LeftOut[] = [];
  for (const symbol of symbols) {
    const reading = await market.rows(symbol, '1day', Number.MAX_SAFE_INTEGER);
    if (reading.kind === 'rows' && reading.stored.bars.times.length > 0)
      read.push({
        symbol,
        stored: reading.stored,
        rows: rowsBy(reading.stored.bars.times, lastDay),
      });
    else leftOut.push({ symbol, ...unread(reading) });
  }
  const last = ({ stored, rows }: (typeof read)[number]) => dayAt(stored.bars.times[rows - 1]!);
  const listed = read.filter(({ rows }) => rows > 0);
  const session = listed.length === 0 ? null : Math.max(...listed.map(last));
  for (const { symbol, stored, rows } of read)
    if (rows === 0) leftOut.push({ symbol, reason: 'not_listed_yet', why: firstBar(stored) });
  const traded = listed.filter((entry) => last(entry) === session);
  for (const entry of listed)
    if (last(entry) !== session)
      leftOut.push({ symbol: entry.symbol, reason: 'not_traded', why: `last bar ${isoDay(last(entry))}` });
  return {
    session,
    traded: traded.map(({ symbol, stored }) => ({ symbol, known: knownBy(stored, session!) })),
    leftOut,
  };
}

function unread(reading: RowsReading): Omit<LeftOut, 'symbol'> {
  return reading.kind === 'pending'
    ? { reason: 'licence_pending', why: `the operator has not confirmed the bars of ${reading.vendor}` }
    : { reason: 'no_daily_bars', why: 'the store has none' };
}

function firstBar({ bars }: StoredBars): string {
  return `first bar ${isoDay(dayAt(bars.times[0]!))}`;
}
