import { type Bars, sliceBars } from './bars.ts';
import { dayAt } from './calendar.ts';
import { actionsBy } from './corporate-actions.ts';
import { closeInstant } from './exchange-calendar.ts';
import type { Interval, MarketData, RowsReading, StoredBars } from './market-data.ts';
import type { ReaderTier } from './reader-tier.ts';

/** How the operator has the market served. */
export interface MarketSettings {
  /**
   * `wall`: rows that had not closed are not there, old ones are stale. `snapshot`: time stands at the end of what is
   * stored, so that an answer depends on nothing else.
   */
  readonly clock: 'wall' | 'snapshot';
  /** Age of the newest bars on the delayed tier. */
  readonly delayFloorSeconds: number;
}

export type ServedReading =
  | (Extract<RowsReading, { readonly kind: 'rows' }> & {
      /** Newer rows that this reader is not served. */
      readonly withheld: number;
    })
  | Exclude<RowsReading, { readonly kind: 'rows' }>;

/** The market as one reader may see it at one moment. */
export interface ServedMarket extends MarketSettings, ReaderTier {
  readonly now: Date;
  readonly rows: (symbol: string, interval: Interval, count: number) => Promise<ServedReading>;
}

/** Withholds, on the wall clock, rows that have not closed, and on the delayed tier those younger than its floor. */
export function serveMarket(
  market: Pick<MarketData, 'rows'>,
  settings: MarketSettings,
  reader: ReaderTier,
  now: Date,
): ServedMarket {
  const latest = servedUntil(settings, reader, now);
  return {
    ...settings,
    ...reader,
    now,
    rows: async (symbol, interval, count) => {
      let asked = count;
      for (;;) {
        const reading = await market.rows(symbol, interval, asked);
        if (reading.kind !== 'rows') return reading;
        const { stored, withheld } = closedBy(reading.stored, latest);
        if (stored.bars.times.length >= count || reading.stored.bars.times.length < asked)
          return { kind: 'rows', stored, withheld };
        // Once more with room for what is withheld, until there are enough or no more to be had.
        asked += withheld;
      }
    },
  };
}

/** The instant by which a row must have closed to be served, in milliseconds since 1970; Infinity where all are. */
export function servedUntil(
  { clock, delayFloorSeconds }: MarketSettings,
  { tier }: Pick<ReaderTier, 'tier'>,
  now: Date,
): number {
  if (clock === 'snapshot') return Number.POSITIVE_INFINITY;
  return now.getTime() - (tier === 'delayed' ? 1000 * delayFloorSeconds : 0);
}

/** The rows that had closed by an instant, with what had happened to the share by then, and how many later ones there are. */
function closedBy(stored: StoredBars, latest: number): { stored: StoredBars; withheld: number } {
  const { bars, actions, interval } = stored;
  const withheld = rowsAfter(bars, interval, latest);
  if (withheld === 0) return { stored, withheld };
  const closed = sliceBars(bars, 0, bars.times.length - withheld);
  const last = closed.times.at(-1);
  const lastDay = last === undefined ? Number.NEGATIVE_INFINITY : dayAt(last);
  return { stored: { ...stored, bars: closed, actions: actionsBy(actions, lastDay) }, withheld };
}

/** The instant at which the row of a time closed. */
export function rowClose(interval: Interval, time: number): number {
  return interval === '1min' ? time + 60_000 : closeInstant(dayAt(time));
}

/** Says on which clock the newest bar is the newest, and how old it is on the wall clock. */
export function ageWarning({ clock, now }: Pick<ServedMarket, 'clock' | 'now'>, asOf: number): string {
  const close = `The last close is that of ${new Date(asOf).toISOString()}`;
  if (clock === 'wall') return `${close}.`;
  const days = Math.floor((now.getTime() - asOf) / 86_400_000);
  return `${close}, ${days} days ago on the wall clock: the market's clock is that of the snapshot, and "newest" means then.`;
}

/** Age of the newest served row in seconds where it is past the ceiling. Time stands still in a snapshot, and a delisted share ages no more. */
export function staleAge(
  { clock, now }: Pick<ServedMarket, 'clock' | 'now'>,
  { actions }: StoredBars,
  asOf: number,
  ceilingSeconds: number,
): number | null {
  const age = (now.getTime() - asOf) / 1000;
  return clock === 'wall' && actions.delisting === null && age > ceilingSeconds ? Math.round(age) : null;
}

function rowsAfter({ times }: Bars, interval: Interval, latest: number): number {
  let count = 0;
  while (count < times.length && rowClose(interval, times[times.length - 1 - count]!) > latest) count++;
  return count;
}
