import { rollingRankedSum } from '../../indicators/rolling-sums.ts';

/** Mean of the last `length` values with the weights 1 for the oldest to `length` for the current one. */
export function weightedMean(values: Float64Array, length: number): Float64Array {
  const means = rollingRankedSum(values, length);
  const total = (length * (length + 1)) / 2;
  for (let row = 0; row < means.length; row++) means[row]! /= total;
  return means;
}
