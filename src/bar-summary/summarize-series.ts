import type { StoredBars } from '../market/market-data.ts';
import type { SessionCalendar } from './session-calendar.ts';

const DAY = 86_400_000;

/** A move of one bar, and the row that it happened on. */
export interface Move {
  readonly size: number;
  readonly row: number;
}

/** What a series of daily bars is like. Returns are fractions; `null` where there are too few bars. */
export interface SeriesSummary {
  /** Rows whose close is no price; the return goes on from the close before. */
  readonly withoutPrice: number;
  readonly withoutVolume: number;
  /** Of closes, splits taken into account, dividends left out. */
  readonly priceReturn: number | null;
  /** With each dividend put into the share at the close of its ex-day. */
  readonly totalReturn: number | null;
  /** Sample standard deviation of those returns, per bar. */
  readonly deviation: number | null;
  readonly best: Move | null;
  readonly worst: Move | null;
  /** Opens over the close before, where opens were traded. */
  readonly gapUp: Move | null;
  readonly gapDown: Move | null;
  /** Rows on sessions of the exchange, and the others. */
  readonly onSessions: number;
  readonly offSessions: number;
}

/** Summarizes the rows from `start` up to and without `end` in one walk. A split or dividend of the first row came before its close. */
export function summarizeSeries(
  { bars, actions, tradedOpensFrom }: Pick<StoredBars, 'bars' | 'actions' | 'tradedOpensFrom'>,
  { start, end }: { readonly start: number; readonly end: number },
  calendar: SessionCalendar,
): SeriesSummary {
  const { times, opens, closes, volumes } = bars;
  const { splits, dividends } = actions;
  let [nextSplit, nextDividend] = [0, 0];
  let nextDay = Math.min(dayOf(dividends[0]), dayOf(splits[0]));
  let [withoutPrice, withoutVolume, onSessions] = [0, 0, 0];
  let [previous, priceGrowth, growth] = [Number.NaN, 1, 1];
  let [count, mean, squares] = [0, 0, 0];
  let [best, worst, up, down] = [-1, -1, -1, -1];
  let [bestSize, worstSize, upSize, downSize] = [-Infinity, Infinity, 0, 0];
  // What happened to a share since the close that the next return is measured from.
  let [ratio, cash] = [1, 0];
  for (let row = start; row < end; row++) {
    const day = Math.floor(times[row]! / DAY);
    if (calendar.has(day)) onSessions++;
    if (volumes[row] === 0) withoutVolume++;
    while (nextDay <= day) {
      const dividend = dividends[nextDividend];
      const split = splits[nextSplit];
      // A dividend is per share held before a split of the same day.
      if (dividend !== undefined && !(split !== undefined && split.day < dividend.day)) {
        cash += dividend.amount * ratio;
        nextDividend++;
      } else {
        ratio *= split!.ratio;
        nextSplit++;
      }
      nextDay = Math.min(dayOf(dividends[nextDividend]), dayOf(splits[nextSplit]));
    }
    const close = closes[row]!;
    if (!(close > 0 && close < Infinity)) {
      withoutPrice++;
      continue;
    }
    if (previous > 0) {
      const change = (close * ratio) / previous;
      const gain = change + cash / previous - 1;
      priceGrowth *= change;
      growth *= 1 + gain;
      const distance = gain - mean;
      mean += distance / ++count;
      squares += distance * (gain - mean);
      if (gain > bestSize) [bestSize, best] = [gain, row];
      if (gain < worstSize) [worstSize, worst] = [gain, row];
      const gap = (opens[row]! * ratio) / previous - 1;
      if (day >= tradedOpensFrom) {
        if (gap > upSize) [upSize, up] = [gap, row];
        if (gap < downSize) [downSize, down] = [gap, row];
      }
    }
    previous = close;
    [ratio, cash] = [1, 0];
  }
  const move = (size: number, row: number): Move | null => (row === -1 ? null : { size, row });
  return {
    withoutPrice,
    withoutVolume,
    priceReturn: count === 0 ? null : priceGrowth - 1,
    totalReturn: count === 0 ? null : growth - 1,
    deviation: count < 2 ? null : Math.sqrt(squares / (count - 1)),
    best: move(bestSize, best),
    worst: move(worstSize, worst),
    gapUp: move(upSize, up),
    gapDown: move(downSize, down),
    onSessions,
    offSessions: end - start - onSessions,
  };
}

function dayOf(action: { readonly day: number } | undefined): number {
  return action?.day ?? Number.POSITIVE_INFINITY;
}
