import type { Bars } from '../../market/bars.ts';

// Loops rather than callbacks: a call per row, with its number boxed, takes ten times as long as the arithmetic.

/** `firstWeight` times one column plus `secondWeight` times another. */
export function weightedSum(
  first: Float64Array,
  firstWeight: number,
  second: Float64Array,
  secondWeight: number,
): Float64Array {
  const result = new Float64Array(first.length);
  for (let row = 0; row < result.length; row++)
    result[row] = firstWeight * first[row]! + secondWeight * second[row]!;
  return result;
}

/** Products, row by row. */
export function products(first: Float64Array, second: Float64Array): Float64Array {
  const result = new Float64Array(first.length);
  for (let row = 0; row < result.length; row++) result[row] = first[row]! * second[row]!;
  return result;
}

/** Quotients times `scale`; NaN where the divisor is 0. */
export function quotients(dividends: Float64Array, divisors: Float64Array, scale = 1): Float64Array {
  const result = new Float64Array(dividends.length);
  for (let row = 0; row < result.length; row++)
    result[row] = divisors[row] === 0 ? Number.NaN : (scale * dividends[row]!) / divisors[row]!;
  return result;
}

/** The values times `factor` plus `shift`. */
export function scaled(values: Float64Array, factor: number, shift = 0): Float64Array {
  const result = new Float64Array(values.length);
  for (let row = 0; row < result.length; row++) result[row] = factor * values[row]! + shift;
  return result;
}

/** Absolute values. */
export function sizes(values: Float64Array): Float64Array {
  const result = new Float64Array(values.length);
  for (let row = 0; row < result.length; row++) result[row] = Math.abs(values[row]!);
  return result;
}

/** Mean of high, low and close. */
export function typicalPrices({ highs, lows, closes }: Bars): Float64Array {
  const result = new Float64Array(closes.length);
  for (let row = 0; row < result.length; row++) result[row] = (highs[row]! + lows[row]! + closes[row]!) / 3;
  return result;
}

/** Middle of high and low. */
export function medianPrices({ highs, lows }: Bars): Float64Array {
  return weightedSum(highs, 0.5, lows, 0.5);
}

/** Each value less the one `lag` rows before; the first `lag` rows are NaN. */
export function differences(values: Float64Array, lag: number): Float64Array {
  const result = new Float64Array(values.length).fill(Number.NaN);
  for (let row = lag; row < values.length; row++) result[row] = values[row]! - values[row - lag]!;
  return result;
}

/** Each value over the one `lag` rows before, less 1, in percent; the first `lag` rows are NaN. */
export function percentChanges(values: Float64Array, lag: number): Float64Array {
  const result = new Float64Array(values.length).fill(Number.NaN);
  for (let row = lag; row < values.length; row++) result[row] = 100 * (values[row]! / values[row - lag]! - 1);
  return result;
}

/** The values moved `rows` later; the first `rows` are NaN. */
export function delayed(values: Float64Array, rows: number): Float64Array {
  const result = new Float64Array(values.length).fill(Number.NaN);
  if (rows < values.length) result.set(values.subarray(0, values.length - rows), rows);
  return result;
}
