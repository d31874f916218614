import type { DailyBars } from '../data/daily-bars.ts';
import type { Bin } from '../data/signals/bins.ts';
import { type BinRules, binsOver } from './bin-rules.ts';
import { CATEGORY_SIGNALS } from './category-signals.ts';
import { DIM_TRUST } from './defaults.ts';
import { type ForwardOutcomes, forwardOutcomes, HORIZONS, type Horizon } from './forward-outcomes.ts';
import { NUMERIC_SIGNALS } from './numeric-signals.ts';
import { type SignalSpread, signalSpread } from './signal-spread.ts';

/** A table of daily signals as columns of equal length, oldest row first; the last row is the latest. */
export interface SignalTable {
  /** Trading days, ISO, strictly ascending. */
  readonly dates: readonly string[];
  /** Closes that forward returns are taken from; positive and finite. */
  readonly closes: Float64Array;
  /** Numeric signals by name; finite, or NaN where missing. */
  readonly numeric: ReadonlyMap<string, Float64Array>;
  /** Category signals by name; null where missing. */
  readonly categories: ReadonlyMap<string, readonly (string | null)[]>;
  /** Bins of those numeric signals that have any, ascending. */
  readonly bins: ReadonlyMap<string, BinRules>;
  /** Default trust of those signals whose trust is not 1. */
  readonly trust: ReadonlyMap<string, number>;
  /** 1 where the row is historical-backfill, 0 where it is live. */
  readonly backfill: Uint8Array;
}

/**
 * A signal table with all that a comparison needs of it and that does not depend on what is compared: computed
 * once, from rows up to the latest and nothing else.
 */
export interface SignalHistory extends SignalTable {
  /** Spread of each numeric signal over all rows. */
  readonly spreads: ReadonlyMap<string, SignalSpread>;
  /** The bins of each numeric signal that has some, with the borders that they have over all rows. */
  readonly binBorders: ReadonlyMap<string, readonly Bin[]>;
  /** What followed each row, by horizon. */
  readonly outcomes: ReadonlyMap<Horizon, ForwardOutcomes>;
}

const SIGNAL_BINS = new Map(
  NUMERIC_SIGNALS.flatMap(({ name, bins }) => (bins ? [[name, bins] as const] : [])),
);

export function prepareHistory(table: SignalTable): SignalHistory {
  return {
    ...table,
    binBorders: new Map(
      [...table.bins].map(([name, rules]) => [name, binsOver(rules, table.numeric.get(name)!)]),
    ),
    spreads: new Map([...table.numeric].map(([name, column]) => [name, signalSpread(column)])),
    outcomes: new Map(HORIZONS.map((horizon) => [horizon, forwardOutcomes(table.closes, horizon)])),
  };
}

/**
 * Computes every signal for every bar. Row t depends on bars up to t alone. Rows dated before `liveSince` (an
 * ISO day) are marked historical-backfill.
 */
export function signalTable(bars: DailyBars, liveSince: string): SignalTable {
  return {
    dates: bars.dates,
    closes: bars.closes,
    numeric: new Map(NUMERIC_SIGNALS.map(({ name, compute }) => [name, compute(bars)])),
    categories: new Map(CATEGORY_SIGNALS.map(({ name, compute }) => [name, compute(bars)])),
    bins: SIGNAL_BINS,
    trust: new Map(Object.entries(DIM_TRUST)),
    backfill: Uint8Array.from(bars.dates, (date) => (date < liveSince ? 1 : 0)),
  };
}

/**
 * First row in which every signal has a value: the end of the warm-up. Null when there is none. Rows before it
 * still serve as candidates where enough of the signals that are matched on is there.
 */
export function firstCompleteRow(table: SignalTable): number | null {
  const numeric = [...table.numeric.values()];
  const categories = [...table.categories.values()];
  const row = table.dates.findIndex(
    (_, at) =>
      numeric.every((column) => !Number.isNaN(column[at])) &&
      categories.every((column) => column[at] !== null),
  );
  return row < 0 ? null : row;
}
