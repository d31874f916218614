import { wilderSmoothing } from './exponential-moving-average.ts';

/** Highs, lows and closes of the same rows, in price units. */
export interface PriceRanges {
  readonly highs: Float64Array;
  readonly lows: Float64Array;
  readonly closes: Float64Array;
}

/**
 * True range in price units: the high or the previous close, whichever is higher, less the low or the
 * previous close, whichever is lower. The first row has no previous close and is NaN, as in TA-Lib and TTR.
 */
export function trueRange({ highs, lows, closes }: PriceRanges): Float64Array {
  const ranges = new Float64Array(closes.length).fill(Number.NaN);
  for (let row = 1; row < ranges.length; row++)
    ranges[row] = Math.max(highs[row]!, closes[row - 1]!) - Math.min(lows[row]!, closes[row - 1]!);
  return ranges;
}

/**
 * Wilder's average true range in price units, seeded with the simple average of the first `length` true
 * ranges. The first `length` rows are NaN.
 *
 * Source: J. Welles Wilder, New Concepts in Technical Trading Systems (1978), section III.
 */
export function averageTrueRange(ranges: PriceRanges, length: number): Float64Array {
  return wilderSmoothing(trueRange(ranges), length, 1);
}
