import { wilderSmoothing } from './exponential-moving-average.ts';

/**
 * Wilder's relative strength index, 0 to 100: `100 up / (up + down)`, where `up` and `down` are Wilder
 * averages of the rises and falls from close to close. The first `length` rows are NaN. Where the price
 * never moved in living memory (both averages zero) the index is 50, neither side having had any strength.
 *
 * Source: J. Welles Wilder, New Concepts in Technical Trading Systems (1978), section VI.
 */
export function relativeStrengthIndex(closes: Float64Array, length: number): Float64Array {
  const rises = new Float64Array(closes.length);
  const falls = new Float64Array(closes.length);
  for (let row = 1; row < closes.length; row++) {
    const change = closes[row]! - closes[row - 1]!;
    rises[row] = Math.max(change, 0);
    falls[row] = Math.max(-change, 0);
  }
  const up = wilderSmoothing(rises, length, 1);
  const down = wilderSmoothing(falls, length, 1);
  for (let row = 0; row < up.length; row++) {
    const movement = up[row]! + down[row]!;
    up[row] = movement === 0 ? 50 : (100 * up[row]!) / movement;
  }
  return up;
}
