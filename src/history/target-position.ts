import type { MatchDimension } from './nearest-rows.ts';
import type { SignalSpread } from './signal-spread.ts';

/** Where the target lies in one dimension, beside what history had seen before it. */
export interface TargetPosition {
  readonly signal: string;
  /** In the signal's own unit, as `lowest` and `highest` are. */
  readonly value: number;
  readonly trust: number;
  /** Standard deviations from the mean of history. */
  readonly z: number;
  /** Null in a dimension of which no earlier row has a value. */
  readonly lowest: number | null;
  readonly highest: number | null;
  /** Standard deviations by which the value lies outside the range; 0 within it. */
  readonly beyond_range: number | null;
}

/** The target's place in each dimension, in the order of the dimensions. */
export function targetPositions(
  dimensions: readonly MatchDimension[],
  spreads: ReadonlyMap<string, SignalSpread>,
): TargetPosition[] {
  return dimensions.map(({ name, target, scale, trust }) => {
    const spread = spreads.get(name)!;
    const seen = spread.lowest <= spread.highest;
    return {
      signal: name,
      value: target,
      trust,
      z: (target - spread.mean) / scale,
      lowest: seen ? spread.lowest : null,
      highest: seen ? spread.highest : null,
      beyond_range: seen ? beyondRange(target, spread) / scale : null,
    };
  });
}

/** How far a value lies outside the range, in its own unit; 0 within it. */
export function beyondRange(value: number, { lowest, highest }: SignalSpread): number {
  return Math.max(lowest - value, value - highest, 0);
}

/**
 * How a row's squared distance divides among the dimensions that it has values in: shares that sum to 1, by signal. Null
 * where the distance is 0.
 */
export function distanceShares(
  dimensions: readonly MatchDimension[],
  row: number,
): Readonly<Record<string, number>> | null {
  const parts = dimensions.flatMap(({ name, column, target, scale, trust }) => {
    const part = trust * ((column[row]! - target) / scale) ** 2;
    return Number.isNaN(part) ? [] : [[name, part] as const];
  });
  const total = parts.reduce((sum, [, part]) => sum + part, 0);
  return total === 0 ? null : Object.fromEntries(parts.map(([name, part]) => [name, part / total]));
}
