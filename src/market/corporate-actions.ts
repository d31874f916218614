import type { Bars } from './bars.ts';
import { dayAt } from './calendar.ts';

/** A split: from the open of its ex-day on, a share held before is `ratio` shares. A reverse split has a ratio below 1. */
export interface Split {
  readonly day: number;
  readonly ratio: number;
}

/** A cash dividend: who held a share before its ex-day gets `amount`, in the quote currency per share of that time. */
export interface Dividend {
  readonly day: number;
  readonly amount: number;
}

/** The end of a listing: after the close of `day` a share is worth `1 + finalReturn` times that close. */
export interface Delisting {
  readonly day: number;
  readonly finalReturn: number;
}

/** What happened to a share besides trading. Days are day numbers, ascending. */
export interface CorporateActions {
  readonly splits: readonly Split[];
  readonly dividends: readonly Dividend[];
  readonly delisting: Delisting | null;
}

/** Nothing is known to have happened. */
export const NO_ACTIONS: CorporateActions = { splits: [], dividends: [], delisting: null };

/** What had happened by the end of a day, and no more. */
export function actionsBy(
  { splits, dividends, delisting }: CorporateActions,
  lastDay: number,
): CorporateActions {
  return {
    splits: splits.filter(({ day }) => day <= lastDay),
    dividends: dividends.filter(({ day }) => day <= lastDay),
    delisting: delisting !== null && delisting.day <= lastDay ? delisting : null,
  };
}

/**
 * Prices as if today's share had always been the unit: those before a split's ex-day are divided by its ratio, volumes
 * multiplied. Only splits with an ex-day up to the last row count: later ones were not known. Dividends stay in the prices.
 */
export function adjustForSplits(bars: Bars, splits: readonly Split[]): Bars {
  const rows = bars.times.length;
  const lastDay = rows === 0 ? Number.NEGATIVE_INFINITY : dayAt(bars.times[rows - 1]!);
  const known = splits.filter(({ day }) => day <= lastDay);
  if (known.length === 0) return bars;
  const factors = splitFactors(bars.times, known);
  const divide = (prices: Float64Array) => prices.map((price, row) => price / factors[row]!);
  return {
    times: bars.times,
    opens: divide(bars.opens),
    highs: divide(bars.highs),
    lows: divide(bars.lows),
    closes: divide(bars.closes),
    volumes: bars.volumes.map((volume, row) => volume * factors[row]!),
  };
}

/** Dividends in the unit of prices that {@link adjustForSplits} gives for rows up to `lastDay`. */
export function adjustDividends({ splits, dividends }: CorporateActions, lastDay: number): Dividend[] {
  return dividends
    .filter(({ day }) => day <= lastDay)
    .map(({ day, amount }) => {
      // A split on the dividend's own ex-day comes after it: the amount is per share held before.
      const later = splits.filter((split) => split.day >= day && split.day <= lastDay);
      return { day, amount: later.reduce((rest, { ratio }) => rest / ratio, amount) };
    });
}

function splitFactors(times: Float64Array, splits: readonly Split[]): Float64Array {
  const factors = new Float64Array(times.length);
  let factor = 1;
  let next = splits.length - 1;
  for (let row = times.length - 1; row >= 0; row--) {
    while (next >= 0 && splits[next]!.day > dayAt(times[row]!)) {
      factor *= splits[next]!.ratio;
      next--;
    }
    factors[row] = factor;
  }
  return factors;
}
