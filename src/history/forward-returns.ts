import { relativeWeights } from './analogue-weights.ts';
import { type BaseDifference, baseDifference } from './base-difference.ts';
import { episodeMeans } from './episodes.ts';
import type { ForwardOutcomes, UnconditionalBase } from './forward-outcomes.ts';
import { type MeanIntervals, meanIntervals } from './mean-intervals.ts';
import {
  effectiveCount,
  positivePercent,
  weightedMean,
  weightedQuantiles,
  weightedStandardDeviation,
} from './weighted-statistics.ts';

/** What followed a set of analogues over one horizon. Returns are in percent; statistics are weighted. */
export interface ForwardReturns extends MeanIntervals {
  /** Analogues whose forward return is complete and whose weight is not zero: those the figures rest on. */
  readonly count: number;
  /** Kish's effective number of these rows. */
  readonly effective_count: number;
  readonly mean: number | null;
  readonly median: number | null;
  /** Sample standard deviation; null for an effective count of 1. */
  readonly stdev: number | null;
  readonly positive_pct: number | null;
  readonly p5: number | null;
  readonly p25: number | null;
  readonly p75: number | null;
  readonly p95: number | null;
  readonly worst: number | null;
  readonly best: number | null;
  readonly episodes: number;
  /** Kish's effective number of the episodes, by their weights. */
  readonly effective_episodes: number;
  /** What followed any row over the same horizon, as known at the latest row. */
  readonly base: UnconditionalBase;
  readonly difference: BaseDifference;
}

/** An analogue as the statistics see it: where it stands and the binary logarithm of its weight. */
export interface WeighedRow {
  readonly row: number;
  readonly exponent: number;
}

/** Statistics of what followed the analogues; null where no analogue has anything to say. */
export function forwardReturns(
  analogues: readonly WeighedRow[],
  outcomes: ForwardOutcomes,
  random: () => number,
): ForwardReturns {
  const complete = analogues.filter(({ row }) => !Number.isNaN(outcomes.returns[row]));
  const weights = relativeWeights(complete.map(({ exponent }) => exponent));
  const items = complete
    .map(({ row }, at) => ({ row, value: outcomes.returns[row]!, weight: weights[at]! }))
    .filter(({ weight }) => weight > 0);
  const episodes = episodeMeans(items);
  const known = items.length > 0;
  const [p5, p25, middle, p75, p95] = known
    ? (weightedQuantiles(items, [0.05, 0.25, 0.5, 0.75, 0.95]) as [number, number, number, number, number])
    : [null, null, null, null, null];
  const intervals = meanIntervals(episodes, random);
  const values = items.map(({ value }) => value);
  return {
    count: items.length,
    effective_count: known ? effectiveCount(items.map(({ weight }) => weight)) : 0,
    mean: known ? weightedMean(items) : null,
    median: middle,
    stdev: known ? weightedStandardDeviation(items) : null,
    positive_pct: known ? positivePercent(items) : null,
    p5,
    p25,
    p75,
    p95,
    worst: known ? Math.min(...values) : null,
    best: known ? Math.max(...values) : null,
    ...intervals,
    episodes: episodes.length,
    effective_episodes: known ? effectiveCount(episodes.map(({ weight }) => weight)) : 0,
    base: outcomes.base,
    difference: baseDifference(items, outcomes, intervals.interval_reason === null),
  };
}
