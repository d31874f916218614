import { expectedMaximum } from './expected-maximum.ts';
import { probabilisticSharpeRatio } from './probabilistic-sharpe.ts';
import type { TrackRecord } from './sharpe-standard-error.ts';

/** A search through configurations: how many were tried, and how their Sharpe ratios spread without skill. */
export interface ConfigurationSearch {
  /** Configurations tried, the chosen one included; a whole number of at least 1. */
  readonly trials: number;
  /** Variance of the per-period Sharpe ratios across the trials. */
  readonly sharpeVariance: number;
}

/**
 * The per-period Sharpe ratio that the best of the trials is expected to show when none has skill:
 * sqrt(variance) times the expected maximum of that many standard normal draws (Bailey and Lopez de Prado 2014).
 */
export function noSkillMaximum(search: ConfigurationSearch): number {
  return Math.sqrt(search.sharpeVariance) * expectedMaximum(search.trials);
}

/**
 * Deflated Sharpe ratio: the probability that the true Sharpe ratio exceeds the no-skill maximum of the search
 * (Bailey and Lopez de Prado, "The Deflated Sharpe Ratio", 2014). With one trial it is the probabilistic Sharpe
 * ratio against 0. Null where the variance of the ratio is not positive.
 */
export function deflatedSharpeRatio(record: TrackRecord, search: ConfigurationSearch): number | null {
  return probabilisticSharpeRatio(record, noSkillMaximum(search));
}
