/**
 * Mean of the last `length` values, the current one included. The first `length - 1` rows are NaN, and so is
 * any row whose window holds a NaN.
 *
 * Each window is summed anew: a running sum would carry the rounding error of the whole past along.
 */
export function simpleMovingAverage(values: Float64Array, length: number): Float64Array {
  const averages = new Float64Array(values.length).fill(Number.NaN);
  for (let row = length - 1; row < values.length; row++) {
    let sum = 0;
    for (let past = row - length + 1; past <= row; past++) sum += values[past]!;
    averages[row] = sum / length;
  }
  return averages;
}
