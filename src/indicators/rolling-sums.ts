/**
 * Sum of the last `length` values, the current one included. The first `length - 1` rows are NaN, and so is any row whose
 * window holds a NaN.
 *
 * Rows are cut into blocks of the window's length: a window is the end of one block and the beginning of the next.
 * Nothing is ever subtracted, so no rounding error is carried along, and the cost does not depend on the length.
 */
export function rollingSum(values: Float64Array, length: number): Float64Array {
  const rows = values.length;
  const result = new Float64Array(rows).fill(Number.NaN);
  const toEnd = new Float64Array(length + 1);
  for (let start = 0; start < rows; start += length) {
    const end = Math.min(start + length, rows);
    let sinceStart = 0;
    for (let row = start; row < end; row++) {
      sinceStart += values[row]!;
      if (row >= length - 1) result[row] = sinceStart + toEnd[row - start + 1]!;
    }
    if (end === rows) break;
    toEnd[length] = 0;
    for (let at = length - 1; at >= 0; at--) toEnd[at] = toEnd[at + 1]! + values[start + at]!;
  }
  return result;
}

/** Mean of the last `length` values, as {@link rollingSum}. */
export function rollingMean(values: Float64Array, length: number): Float64Array {
  const means = rollingSum(values, length);
  for (let row = 0; row < means.length; row++) means[row]! /= length;
  return means;
}

/**
 * Sum of the last `length` values times their place in the window, 1 for the oldest and `length` for the current one; as
 * {@link rollingSum}.
 */
export function rollingRankedSum(values: Float64Array, length: number): Float64Array {
  const rows = values.length;
  const result = new Float64Array(rows).fill(Number.NaN);
  const toEnd = new Float64Array(length + 1);
  const rankedToEnd = new Float64Array(length + 1);
  for (let start = 0; start < rows; start += length) {
    const end = Math.min(start + length, rows);
    let sum = 0;
    let ranked = 0;
    for (let row = start; row < end; row++) {
      const place = row - start + 1;
      sum += values[row]!;
      ranked += place * values[row]!;
      // The block's rows come after the `length - place` that the window has of the block before.
      if (row >= length - 1) result[row] = rankedToEnd[place]! + (length - place) * sum + ranked;
    }
    if (end === rows) break;
    toEnd[length] = 0;
    rankedToEnd[length] = 0;
    for (let at = length - 1; at >= 0; at--) {
      toEnd[at] = toEnd[at + 1]! + values[start + at]!;
      rankedToEnd[at] = rankedToEnd[at + 1]! + toEnd[at]!;
    }
  }
  return result;
}
