import { deflatedSharpeRatio } from '../statistics/deflated-sharpe.ts';
import type { TrackRecord } from '../statistics/sharpe-standard-error.ts';
import { joined, spreadOf } from './tally.ts';
import type { FamilyTally } from './trial-journal.ts';

/** Trials from which on their own spread says how far Sharpe ratios lie apart. */
export const TRIALS_FOR_VARIANCE = 10;

/** By what a Sharpe ratio was deflated, each part of the count shown. */
export interface TrialCounts {
  readonly journaled: number;
  readonly screened: number;
  readonly inner_walk_forward: number;
  /** Those of the call itself. */
  readonly this_call: number;
  readonly total: number;
  /** Variance of per-period Sharpe ratios that the no-skill maximum is computed with. */
  readonly sharpe_variance: number;
  readonly sharpe_variance_from: 'family trials' | 'sampling without skill';
}

/**
 * The count of a family with what a call evaluates, and the variance for a record of so many observations.
 *
 * @param own per-period Sharpe ratios of the trials that the call adds
 * @param points configurations that it evaluates
 */
export function trialCounts(
  tally: FamilyTally,
  own: readonly number[],
  points: number,
  observations: number,
): TrialCounts {
  const { sharpes, sharpeSquares } = joined(tally, spreadOf(own));
  const { journaled, screened, inner } = tally;
  const fromFamily = sharpes >= TRIALS_FOR_VARIANCE;
  return {
    journaled,
    screened,
    inner_walk_forward: inner,
    this_call: points,
    total: journaled + screened + inner + points,
    sharpe_variance: fromFamily ? sharpeSquares / (sharpes - 1) : 1 / (observations - 1),
    sharpe_variance_from: fromFamily ? 'family trials' : 'sampling without skill',
  };
}

/** The deflated Sharpe ratio of a record within that count; null where the variance of the ratio is not positive. */
export function deflate(record: TrackRecord, counts: TrialCounts): number | null {
  return deflatedSharpeRatio(record, { trials: counts.total, sharpeVariance: counts.sharpe_variance });
}
