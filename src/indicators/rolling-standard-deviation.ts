/**
 * Sample standard deviation (divisor `length - 1`) of the last `length` values, the current one included.
 * The first `length - 1` rows are NaN, and so is any row whose window holds a NaN. Two passes per window:
 * a running sum of squares loses every digit when the mean is large beside the deviation.
 */
export function rollingStandardDeviation(values: Float64Array, length: number): Float64Array {
  const deviations = new Float64Array(values.length).fill(Number.NaN);
  for (let row = length - 1; row < values.length; row++) {
    const first = row - length + 1;
    let sum = 0;
    for (let past = first; past <= row; past++) sum += values[past]!;
    const mean = sum / length;
    let squares = 0;
    for (let past = first; past <= row; past++) squares += (values[past]! - mean) ** 2;
    deviations[row] = Math.sqrt(squares / (length - 1));
  }
  return deviations;
}
