/** Largest of the last `length` values, the current one included. The first `length - 1` rows are NaN. */
export function rollingMaximum(values: Float64Array, length: number): Float64Array {
  const maxima = new Float64Array(values.length).fill(Number.NaN);
  for (let row = length - 1; row < values.length; row++) {
    maxima[row] = values.subarray(row - length + 1, row + 1).reduce((a, b) => Math.max(a, b));
  }
  return maxima;
}

/**
 * Distance below the highest close of the last `length` rows, as a fraction: zero at a high, -0.2 when 20 %
 * below it. The first `length - 1` rows are NaN.
 */
export function rollingDrawdown(closes: Float64Array, length: number): Float64Array {
  return rollingMaximum(closes, length).map((maximum, row) => closes[row]! / maximum - 1);
}
