import { rollingMaximum } from './rolling-extremes.ts';

/**
 * Distance below the highest close of the last `length` rows, as a fraction: zero at a high, -0.2 when 20 %
 * below it. The first `length - 1` rows are NaN.
 */
export function rollingDrawdown(closes: Float64Array, length: number): Float64Array {
  return rollingMaximum(closes, length).map((maximum, row) => closes[row]! / maximum - 1);
}
