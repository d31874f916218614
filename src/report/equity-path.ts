/** Equity after each return, of a capital of 1. */
export function equityOf(returns: readonly number[]): Float64Array {
  let value = 1;
  return Float64Array.from(returns, (each) => (value *= 1 + each));
}

/** How far below its highest value so far, the capital of 1 included, the equity is at each row: 0 to -1. */
export function drawdownsOf(equity: Float64Array): Float64Array {
  let highest = 1;
  return equity.map((value) => {
    highest = Math.max(highest, value);
    return value / highest - 1;
  });
}

/** A row that a line is drawn through. */
export interface PathPoint {
  readonly row: number;
  readonly value: number;
}

/**
 * At most `4 x columns` rows that draw the line of all of them: the first, the lowest, the highest and the last of each of so many
 * stretches, so that no extreme is lost.
 */
export function thinned(values: Float64Array, columns: number): readonly PathPoint[] {
  const rows = values.length;
  const kept = new Set<number>();
  for (let column = 0; column < columns; column++) {
    const start = Math.floor((column * rows) / columns);
    const end = Math.floor(((column + 1) * rows) / columns);
    if (start === end) continue;
    let [lowest, highest] = [start, start];
    for (let row = start; row < end; row++) {
      if (values[row]! < values[lowest]!) lowest = row;
      if (values[row]! > values[highest]!) highest = row;
    }
    for (const row of [start, lowest, highest, end - 1]) kept.add(row);
  }
  return [...kept].sort((a, b) => a - b).map((row) => ({ row, value: values[row]! }));
}
