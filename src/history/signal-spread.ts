import { usableStandardDeviation } from '../statistics/usable-variance.ts';

/** How widely a numeric signal has spread, in its own unit. */
export interface SignalSpread {
  /** What one unit of z is: the sample standard deviation; null where there is no variance to scale by. */
  readonly scale: number | null;
  readonly lowest: number;
  readonly highest: number;
}

/**
 * Spread of a signal over every row of the column that has a value, the row that is matched included: at that
 * row its value is known. Without any value `lowest` is Infinity and `highest` -Infinity.
 */
export function signalSpread(column: Float64Array): SignalSpread {
  const known = column.filter((value) => !Number.isNaN(value));
  return {
    scale: usableStandardDeviation(known),
    lowest: known.reduce((least, value) => Math.min(least, value), Number.POSITIVE_INFINITY),
    highest: known.reduce((most, value) => Math.max(most, value), Number.NEGATIVE_INFINITY),
  };
}
