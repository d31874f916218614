import type { Bin } from '../data/signals/bins.ts';
import { hazenQuantile } from '../statistics/hazen-quantile.ts';

/** A bin whose upper border is a quantile of what the history holds up to the day that is matched. */
export interface QuantileBin {
  readonly name: string;
  /** Share of the history below the border, ascending; the last bin's is 1. */
  readonly upTo: number;
}

/** Bins with borders that a person gave, or that follow from the history; all of one kind. */
export type BinRules = readonly Bin[] | readonly QuantileBin[];

/**
 * The bins of a signal over the rows of a column, NaN where it has no value. Borders that follow from the history are Hazen's
 * quantiles of those rows, so that a past day is told from what was known on it. No bins where there is no value to take
 * them from.
 */
export function binsOver(rules: BinRules, column: Float64Array): readonly Bin[] {
  if (!areQuantiles(rules)) return rules;
  const sorted = column.filter((value) => !Number.isNaN(value)).sort();
  if (sorted.length === 0) return [];
  return rules.map(({ name, upTo }) => ({
    name,
    below: upTo === 1 ? Number.POSITIVE_INFINITY : hazenQuantile(sorted, upTo),
  }));
}

export function areQuantiles(rules: BinRules): rules is readonly QuantileBin[] {
  return rules.some((rule) => 'upTo' in rule);
}

/** Low, middle and high third of the history, under three names. */
export function thirds(low: string, middle: string, high: string): readonly QuantileBin[] {
  return [
    { name: low, upTo: 1 / 3 },
    { name: middle, upTo: 2 / 3 },
    { name: high, upTo: 1 },
  ];
}
