/** Largest of the last `length` values, the current one included. The first `length - 1` rows are NaN. */
export function rollingMaximum(values: Float64Array, length: number): Float64Array {
  return extremes(values, length, 1);
}

/** Smallest of the last `length` values, the current one included. The first `length - 1` rows are NaN. */
export function rollingMinimum(values: Float64Array, length: number): Float64Array {
  return extremes(values, length, -1);
}

/**
 * Rows cut into blocks of the window's length: a window is the end of one block and the beginning of the next, so that
 * two looks per row are enough for a window of any length (van Herk 1992). A NaN spoils only windows that hold it.
 */
function extremes(values: Float64Array, length: number, sign: 1 | -1): Float64Array {
  const rows = values.length;
  const result = new Float64Array(rows).fill(Number.NaN);
  // Of the block before: the extreme from each of its rows to its end.
  const toEnd = new Float64Array(length + 1).fill(Number.NEGATIVE_INFINITY);
  for (let start = 0; start < rows; start += length) {
    const end = Math.min(start + length, rows);
    let sinceStart = Number.NEGATIVE_INFINITY;
    for (let row = start; row < end; row++) {
      sinceStart = Math.max(sinceStart, sign * values[row]!);
      if (row >= length - 1) result[row] = sign * Math.max(sinceStart, toEnd[row - start + 1]!);
    }
    if (end === rows) break;
    toEnd[length] = Number.NEGATIVE_INFINITY;
    for (let at = length - 1; at >= 0; at--) toEnd[at] = Math.max(toEnd[at + 1]!, sign * values[start + at]!);
  }
  return result;
}

/**
 * Rows that have passed since the largest of the last `length` values, 0 where it is the current one; of equal ones the
 * latest counts. The first `length - 1` rows are NaN. The values must be finite.
 */
export function rowsSinceMaximum(values: Float64Array, length: number): Float64Array {
  const result = new Float64Array(values.length).fill(Number.NaN);
  // Rows that may still become the largest, their values falling; a ring, as at most `length` are kept.
  const ring = new Int32Array(length + 1);
  let head = 0;
  let tail = 0;
  for (let row = 0; row < values.length; row++) {
    while (tail > head && values[ring[(tail - 1) % ring.length]!]! <= values[row]!) tail--;
    ring[tail++ % ring.length] = row;
    if (ring[head % ring.length]! <= row - length) head++;
    if (row >= length - 1) result[row] = row - ring[head % ring.length]!;
  }
  return result;
}
