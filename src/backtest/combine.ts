/** Equity of one sleeve of a portfolio, of 1 before its first row. */
export interface Sleeve {
  readonly times: Float64Array;
  readonly equity: Float64Array;
}

/**
 * The portfolio of sleeves that each began with the same share of the capital and are left alone: no money moves between
 * them. It has a row wherever a sleeve has one; a sleeve that has not begun counts its cash, one that has ended what it left.
 */
export function combine(sleeves: readonly Sleeve[]): Sleeve {
  if (sleeves.length === 1) return sleeves[0]!;
  const times = Float64Array.from(new Set(sleeves.flatMap((sleeve) => [...sleeve.times]))).sort();
  const equity = new Float64Array(times.length);
  for (const sleeve of sleeves) {
    let at = 0;
    let value = 1;
    for (let row = 0; row < times.length; row++) {
      if (at < sleeve.times.length && sleeve.times[at] === times[row]) value = sleeve.equity[at++]!;
      equity[row]! += value / sleeves.length;
    }
  }
  return { times, equity };
}

/** Return of each row over the one before, the first over the capital of 1; 0 once the equity is gone. */
export function returnsOf(equity: Float64Array): Float64Array {
  return equity.map((value, row) => {
    const before = row === 0 ? 1 : equity[row - 1]!;
    return before === 0 ? 0 : value / before - 1;
  });
}
