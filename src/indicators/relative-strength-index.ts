import { wilderSmoothing } from './exponential-moving-average.ts';

/**
 * Wilder's relative strength index, 0 to 100: `100 up / (up + down)`, where `up` and `down` are Wilder
 * averages of the rises and falls from close to close. The first `length` rows are NaN. Where the price
 * never moved in living memory (both averages zero) the index is 50, neither side having had any strength.
 *
 * Source: J. Welles Wilder, New Concepts in Technical Trading Systems (1978), section VI.
 */
export function relativeStrengthIndex(closes: Float64Array, length: number): Float64Array {
  const changes = closes.map((close, row) => (row < 1 ? 0 : close - closes[row - 1]!));
  const rises = wilderSmoothing(
    changes.map((change) => Math.max(change, 0)),
    length,
    1,
  );
  const falls = wilderSmoothing(
    changes.map((change) => Math.max(-change, 0)),
    length,
    1,
  );
  return rises.map((rise, row) => {
    const movement = rise + falls[row]!;
    return movement === 0 ? 50 : (100 * rise) / movement;
  });
}
