/**
 * Simple return over the last `lag` rows, as a fraction: `close[t] / close[t - lag] - 1`. Price only, no
 * dividends. The first `lag` rows are NaN.
 */
export function trailingReturns(closes: Float64Array, lag: number): Float64Array {
  return Float64Array.from(closes, (close, row) => (row < lag ? Number.NaN : close / closes[row - lag]! - 1));
}

/** Log return of each row over the one before, `ln(close[t] / close[t - 1])`. The first row is NaN. */
export function logReturns(closes: Float64Array): Float64Array {
  const returns = new Float64Array(closes.length).fill(Number.NaN);
  for (let row = 1; row < returns.length; row++) returns[row] = Math.log(closes[row]! / closes[row - 1]!);
  return returns;
}

/**
 * Simple return over the next `horizon` rows, in percent: `100 (close[s + horizon] / close[s] - 1)`. Price
 * only. It looks ahead by definition: at row t it is known for rows s with `s + horizon <= t`, and the last
 * `horizon` rows are NaN.
 */
export function forwardReturnsPercent(closes: Float64Array, horizon: number): Float64Array {
  return Float64Array.from(closes, (close, row) =>
    row + horizon < closes.length ? 100 * (closes[row + horizon]! / close - 1) : Number.NaN,
  );
}
