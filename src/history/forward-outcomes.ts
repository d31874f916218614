import { forwardReturnsPercent } from '../market/returns.ts';
import { hazenQuantile } from '../statistics/hazen-quantile.ts';
import { mean } from '../statistics/moments.ts';

/** Trading rows ahead that forward returns are taken over, shortest first. */
export const HORIZONS = [1, 3, 5] as const;

export type Horizon = (typeof HORIZONS)[number];

/** What followed any row at all: the figure to hold a conditional one against. Percent, each row equal. */
export interface UnconditionalBase {
  readonly count: number;
  readonly mean: number;
  readonly positive_pct: number;
  readonly p5: number;
  readonly p25: number;
  readonly median: number;
  readonly p75: number;
  readonly p95: number;
}

export interface ForwardOutcomes {
  readonly horizon: Horizon;
  /** Return over the horizon in percent, by row; NaN for the rows whose horizon ends after the latest row. */
  readonly returns: Float64Array;
  /** Over every row whose forward return is complete at the latest row, with Hazen's quantiles, which the weighted ones of the analogues become for equal weights. NaN in a history too short for any. */
  readonly base: UnconditionalBase;
  /**
   * n times the variance of the base's mean, with the dependence between neighbouring rows: the squared sums of deviations
   * over blocks of 21 rows, per row.
   */
  readonly longRunVariance: number;
}

/** About a month: long beside the overlap of five-row returns, short beside any history. */
const BLOCK_ROWS = 21;

/** What followed each row over `horizon` trading rows, as far as it is known at the latest row. */
export function forwardOutcomes(closes: Float64Array, horizon: Horizon): ForwardOutcomes {
  const returns = forwardReturnsPercent(closes, horizon);
  const complete = returns.subarray(0, Math.max(0, returns.length - horizon));
  const positive = complete.reduce((count, value) => count + (value > 0 ? 1 : 0), 0);
  const sorted = complete.toSorted();
  const baseMean = mean(complete);
  return {
    horizon,
    returns,
    base: {
      count: complete.length,
      mean: baseMean,
      positive_pct: (100 * positive) / complete.length,
      p5: hazenQuantile(sorted, 0.05),
      p25: hazenQuantile(sorted, 0.25),
      median: hazenQuantile(sorted, 0.5),
      p75: hazenQuantile(sorted, 0.75),
      p95: hazenQuantile(sorted, 0.95),
    },
    longRunVariance: longRunVariance(complete, baseMean),
  };
}

function longRunVariance(values: Float64Array, center: number): number {
  let [squares, block] = [0, 0];
  for (let row = 0; row < values.length; row++) {
    block += values[row]! - center;
    if (row % BLOCK_ROWS !== BLOCK_ROWS - 1 && row !== values.length - 1) continue;
    squares += block * block;
    block = 0;
  }
  return squares / values.length;
}
