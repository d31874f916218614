import { forwardReturnsPercent } from '../market/returns.ts';
import { median } from '../statistics/median.ts';
import { mean } from '../statistics/moments.ts';

/** Trading rows ahead that forward returns are taken over, shortest first. */
export const HORIZONS = [1, 3, 5] as const;

export type Horizon = (typeof HORIZONS)[number];

/** What followed any row at all: the figure to hold a conditional one against. Percent, each row equal. */
export interface UnconditionalBase {
  readonly count: number;
  readonly mean: number;
  readonly median: number;
  readonly positive_pct: number;
}

export interface ForwardOutcomes {
  /** Return over the horizon in percent, by row; NaN for the rows whose horizon ends after the latest row. */
  readonly returns: Float64Array;
  /** Over every row whose forward return is complete at the latest row. NaN in a history too short for any. */
  readonly base: UnconditionalBase;
}

/** What followed each row over `horizon` trading rows, as far as it is known at the latest row. */
export function forwardOutcomes(closes: Float64Array, horizon: Horizon): ForwardOutcomes {
  const returns = forwardReturnsPercent(closes, horizon);
  const complete = returns.subarray(0, Math.max(0, returns.length - horizon));
  const positive = complete.reduce((count, value) => count + (value > 0 ? 1 : 0), 0);
  return {
    returns,
    base: {
      count: complete.length,
      mean: mean(complete),
      median: median(complete),
      positive_pct: (100 * positive) / complete.length,
    },
  };
}
