import { largestAbsolute } from '../statistics/usable-variance.ts';
import type { MaybeNumber } from './outcome.ts';

/** The finite returns of a series, with the gaps that dropped entries left. */
export interface Observations {
  /** Finite returns in time order, over `scale`. */
  readonly values: readonly number[];
  /** The same values as runs of consecutive periods. */
  readonly runs: readonly (readonly number[])[];
  readonly dropped: number;
  /** Largest absolute return; 1 where all are 0. */
  readonly scale: number;
}

/** Whether a cell holds a finite number. */
export function isFiniteNumber(value: MaybeNumber | undefined): value is number {
  return typeof value === 'number' && Number.isFinite(value);
}

/**
 * Drops and counts the non-finite returns. The rest is divided by its largest absolute value: Sharpe ratio, skewness,
 * kurtosis and autocorrelation have no unit, and sums of fourth powers of returns of any size then stay finite.
 */
export function observationsOf(returns: readonly MaybeNumber[]): Observations {
  const finite = returns.filter(isFiniteNumber);
  const scale = largestAbsolute(finite) || 1;
  const runs: number[][] = [];
  let afterGap = true;
  for (const entry of returns) {
    const usable = isFiniteNumber(entry);
    if (usable && afterGap) runs.push([]);
    if (usable) runs.at(-1)!.push(entry / scale);
    afterGap = !usable;
  }
  return { values: runs.flat(), runs, dropped: returns.length - finite.length, scale };
}
