import type { MatchDimension } from './nearest-rows.ts';

/** How unusual the target is as a combination of signals, each of which may be ordinary by itself. */
export interface JointPosition {
  /** Mahalanobis distance from the mean of the earlier rows: standard deviations, with what the signals share taken out. */
  readonly distance: number;
  /** Share of the earlier rows that lie at least as far; 0 where the target lies farther than all of them. */
  readonly share_as_far: number;
  /** Earlier rows that were compared. */
  readonly days: number;
}

export type JointReading =
  | { readonly position: JointPosition; readonly reason: null }
  | { readonly position: null; readonly reason: string };

/** Longer histories are read at every k-th row, so that a query takes the same few milliseconds. */
const MOST_ROWS = 10_000;

/** With fewer rows for each dimension the covariance says little. */
const ROWS_PER_DIMENSION = 10;

/** A signal whose variance is this little its own is a sum of others. */
const LEAST_OWN_VARIANCE = 1e-9;

/**
 * The target's Mahalanobis distance from the rows `0 .. earlierRows - 1` that have every dimension, beside theirs. Trust plays no part.
 * Source: P. C. Mahalanobis, On the generalised distance in statistics (1936); as a measure of how unusual a day of a market
 * is, M. Kritzman and Y. Li, Skulls, financial turbulence, and risk management (2010).
 */
export function jointPosition(dimensions: readonly MatchDimension[], earlierRows: number): JointReading {
  const count = dimensions.length;
  if (count === 0) return { position: null, reason: 'the mode measures no distance' };
  const rows = completeRows(dimensions, earlierRows);
  const days = rows.length / count;
  const needed = ROWS_PER_DIMENSION * count;
  if (days < needed)
    return { position: null, reason: `${days} earlier days have all ${count} signals; ${needed} are needed` };
  const means = center(rows, count);
  const factor = choleskyFactor(rows, count);
  if (typeof factor === 'number')
    return { position: null, reason: `${dimensions[factor]!.name} follows from the signals before it` };
  const target = dimensions.map((dimension, at) => dimension.target / dimension.scale - means[at]!);
  const scratch = new Float64Array(count);
  const square = squaredLength(factor, target, 0, scratch);
  let asFar = 0;
  for (let from = 0; from < rows.length; from += count)
    if (squaredLength(factor, rows, from, scratch) >= square) asFar++;
  return { position: { distance: Math.sqrt(square), share_as_far: asFar / days, days }, reason: null };
}

/** In units of each dimension's scale, row after row. */
function completeRows(dimensions: readonly MatchDimension[], earlierRows: number): Float64Array {
  const step = Math.ceil(earlierRows / MOST_ROWS);
  const rows = new Float64Array(Math.ceil(earlierRows / step) * dimensions.length);
  let size = 0;
  for (let row = earlierRows - 1; row >= 0; row -= step) {
    if (dimensions.some(({ column }) => Number.isNaN(column[row]))) continue;
    for (const { column, scale } of dimensions) rows[size++] = column[row]! / scale;
  }
  return rows.subarray(0, size);
}

/** Takes the mean out of each column, and gives the means. */
function center(rows: Float64Array, count: number): Float64Array {
  const means = new Float64Array(count);
  const days = rows.length / count;
  for (let at = 0; at < rows.length; at++) means[at % count]! += rows[at]! / days;
  for (let at = 0; at < rows.length; at++) rows[at]! -= means[at % count]!;
  return means;
}

/** Lower triangle L of the sample covariance, `L L' = C`, by rows; the index of a column that depends on those before it. */
function choleskyFactor(rows: Float64Array, count: number): Float64Array | number {
  const factor = new Float64Array(count * count);
  for (let from = 0; from < rows.length; from += count)
    for (let i = 0; i < count; i++)
      for (let j = 0; j <= i; j++) factor[i * count + j]! += rows[from + i]! * rows[from + j]!;
  const freedom = rows.length / count - 1;
  for (let i = 0; i < count; i++) {
    const variance = factor[i * count + i]! / freedom;
    for (let j = 0; j <= i; j++) {
      let rest = factor[i * count + j]! / freedom;
      for (let k = 0; k < j; k++) rest -= factor[i * count + k]! * factor[j * count + k]!;
      if (i === j && !(rest > LEAST_OWN_VARIANCE * variance)) return i;
      factor[i * count + j] = i === j ? Math.sqrt(rest) : rest / factor[j * count + j]!;
    }
  }
  return factor;
}

/** `x' C^-1 x` of the vector that begins at `from`, by forward substitution. */
function squaredLength(
  factor: Float64Array,
  vectors: ArrayLike<number>,
  from: number,
  scratch: Float64Array,
): number {
  let square = 0;
  for (let i = 0; i < scratch.length; i++) {
    let rest = vectors[from + i]!;
    for (let k = 0; k < i; k++) rest -= factor[i * scratch.length + k]! * scratch[k]!;
    scratch[i] = rest / factor[i * scratch.length + i]!;
    square += scratch[i]! ** 2;
  }
  return square;
}
