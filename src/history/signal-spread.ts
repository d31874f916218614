import { usableStandardDeviation } from '../statistics/usable-variance.ts';

/** How widely a numeric signal has spread, in its own unit. */
export interface SignalSpread {
  /** What one unit of z is: the sample standard deviation; null where there is no variance to scale by. */
  readonly scale: number | null;
  readonly mean: number;
  /** Over the rows before the latest: what history had seen when the latest came. */
  readonly lowest: number;
  readonly highest: number;
}

/**
 * Spread of a signal over every row of the column that has a value, the row that is matched included: at that
 * row its value is known. Only the range leaves it out. Without any value `lowest` is Infinity, `highest` -Infinity and
 * `mean` NaN.
 */
export function signalSpread(column: Float64Array): SignalSpread {
  const known = column.filter((value) => !Number.isNaN(value));
  const earlier = column.subarray(0, -1).filter((value) => !Number.isNaN(value));
  return {
    scale: usableStandardDeviation(known),
    mean: known.reduce((sum, value) => sum + value, 0) / known.length,
    lowest: earlier.reduce((least, value) => Math.min(least, value), Number.POSITIVE_INFINITY),
    highest: earlier.reduce((most, value) => Math.max(most, value), Number.NEGATIVE_INFINITY),
  };
}
