import { rollingMaximum, rollingMinimum } from '../../indicators/rolling-extremes.ts';

/** Where a value lies between the lowest low and the highest high of the window, 0 to 100; NaN where both are equal. */
export function stochasticPosition(
  values: Float64Array,
  highs: Float64Array,
  lows: Float64Array,
  length: number,
): Float64Array {
  const top = rollingMaximum(highs, length);
  const bottom = rollingMinimum(lows, length);
  const result = new Float64Array(values.length);
  for (let row = 0; row < result.length; row++) {
    const range = top[row]! - bottom[row]!;
    result[row] = range === 0 ? Number.NaN : (100 * (values[row]! - bottom[row]!)) / range;
  }
  return result;
}
