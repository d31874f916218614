import type { Instrument } from './instrument.ts';
import type { Leg } from './prepare.ts';
import type { RowRange } from './simulate.ts';

/** Where a fold is chosen and where it is tested, on one time axis; times are those of bars, the ends excluded. */
export interface Fold {
  readonly trainFrom: number;
  readonly testFrom: number;
  readonly testTo: number;
  readonly trainBars: number;
  readonly testBars: number;
}

/** Bars that every fold's test needs: the moments of fewer say nothing of it. */
export const FEWEST_TEST_BARS = 20;

/**
 * Cuts a time axis into tests of equal length, one after the other, that reach to its end; the last one takes what is left over.
 * Each is preceded by its training: the `trainBars` before it, or all bars before it where the training is anchored. Null
 * where a test would have fewer bars than say anything.
 */
export function cutFolds(
  times: Float64Array,
  { folds, trainBars, isAnchored }: FoldPlan,
): readonly Fold[] | null {
  const length = Math.floor((times.length - trainBars) / folds);
  if (length < FEWEST_TEST_BARS) return null;
  return Array.from({ length: folds }, (_, fold) => {
    const start = trainBars + fold * length;
    const end = fold === folds - 1 ? times.length : start + length;
    const trainStart = isAnchored ? 0 : start - trainBars;
    return {
      trainFrom: times[trainStart]!,
      testFrom: times[start]!,
      testTo: end < times.length ? times[end]! : Number.POSITIVE_INFINITY,
      trainBars: start - trainStart,
      testBars: end - start,
    };
  });
}

export interface FoldPlan {
  readonly folds: number;
  readonly trainBars: number;
  readonly isAnchored: boolean;
}

/** The legs over the bars from a time up to another one; those without any are left out. */
export function legsWithin(legs: readonly Leg[], from: number, to: number): readonly Leg[] {
  return legs
    .map(({ instrument, rows }) => ({ instrument, rows: within(instrument, rows, from, to) }))
    .filter(({ rows }) => rows.end > rows.start);
}

function within({ bars }: Instrument, { start, end }: RowRange, from: number, to: number): RowRange {
  let first = start;
  while (first < end && bars.times[first]! < from) first++;
  let last = first;
  while (last < end && bars.times[last]! < to) last++;
  return { start: first, end: last };
}

/** Every time at which some leg has a bar that is measured, ascending. */
export function timeAxis(legs: readonly Leg[]): Float64Array {
  const times = legs.map(({ instrument, rows }) => instrument.bars.times.subarray(rows.start, rows.end));
  return times.length === 1
    ? times[0]!
    : Float64Array.from(new Set(times.flatMap((each) => [...each]))).sort();
}
