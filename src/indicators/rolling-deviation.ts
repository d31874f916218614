/**
 * Standard deviation of the last `length` values, the current one included: the sum of squared deviations over
 * `length - freedom`, so that 0 gives the population's and 1 the sample's. The first `length - 1` rows are NaN, and so is any
 * row whose window holds a NaN.
 *
 * Blocks as in rolling-sums.ts, each summed up as mean and sum of squares about it; two of them are joined by the formula
 * of Chan, Golub and LeVeque (1983), which keeps its digits where the mean is large beside the deviation.
 */
export function rollingDeviation(values: Float64Array, length: number, freedom: 0 | 1): Float64Array {
  const rows = values.length;
  const result = new Float64Array(rows).fill(Number.NaN);
  const means = new Float64Array(length + 1);
  const squares = new Float64Array(length + 1);
  for (let start = 0; start < rows; start += length) {
    const end = Math.min(start + length, rows);
    let mean = 0;
    let square = 0;
    for (let row = start; row < end; row++) {
      const count = row - start + 1;
      const distance = values[row]! - mean;
      mean += distance / count;
      square += distance * (values[row]! - mean);
      if (row < length - 1) continue;
      const between = means[count]! - mean;
      const joined = square + squares[count]! + (between * between * count * (length - count)) / length;
      result[row] = Math.sqrt(joined / (length - freedom));
    }
    if (end === rows) break;
    summariseToEnd(values, start, length, means, squares);
  }
  return result;
}

/** Mean and sum of squares from each row of a block to its end. */
function summariseToEnd(
  values: Float64Array,
  start: number,
  length: number,
  means: Float64Array,
  squares: Float64Array,
): void {
  means[length] = 0;
  squares[length] = 0;
  for (let at = length - 1; at >= 0; at--) {
    const distance = values[start + at]! - means[at + 1]!;
    means[at] = means[at + 1]! + distance / (length - at);
    squares[at] = squares[at + 1]! + distance * (values[start + at]! - means[at]!);
  }
}
