/**
 * Exponential moving average with smoothing factor `2 / (length + 1)`, seeded with the simple average of the
 * `length` values from row `start` on (the convention of StockCharts, TA-Lib and R's TTR). Rows before
 * `start + length - 1` are NaN. The values from `start` on must be finite: a NaN would stay in every later row.
 */
export function exponentialMovingAverage(values: Float64Array, length: number, start = 0): Float64Array {
  return smoothRecursively(values, length, 2 / (length + 1), start);
}

/**
 * Wilder's smoothing: the same recursion with factor `1 / length`, seeded with the simple average of the
 * `length` values that begin at row `start`. Rows before `start + length - 1` are NaN.
 */
export function wilderSmoothing(values: Float64Array, length: number, start: number): Float64Array {
  return smoothRecursively(values, length, 1 / length, start);
}

function smoothRecursively(
  values: Float64Array,
  length: number,
  factor: number,
  start: number,
): Float64Array {
  const smoothed = new Float64Array(values.length).fill(Number.NaN);
  const seedRow = start + length - 1;
  if (seedRow >= values.length) return smoothed;
  let sum = 0;
  for (let row = start; row <= seedRow; row++) sum += values[row]!;
  smoothed[seedRow] = sum / length;
  for (let row = seedRow + 1; row < values.length; row++)
    smoothed[row] = smoothed[row - 1]! + factor * (values[row]! - smoothed[row - 1]!);
  return smoothed;
}
