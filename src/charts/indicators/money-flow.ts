import type { Bars } from '../../market/bars.ts';

/** Volume times where the close lies in its bar, from -1 at the low to 1 at the high; 0 where high and low are equal. */
export function moneyFlowVolumes({ highs, lows, closes, volumes }: Bars): Float64Array {
  const result = new Float64Array(closes.length);
  for (let row = 0; row < result.length; row++) {
    const range = highs[row]! - lows[row]!;
    if (range > 0) result[row] = ((2 * closes[row]! - lows[row]! - highs[row]!) / range) * volumes[row]!;
  }
  return result;
}
