import tQuantile from '@stdlib/stats-base-dists-t-quantile';
import { groupIntoEpisodes, type RowOutcome } from './episodes.ts';
import type { ForwardOutcomes } from './forward-outcomes.ts';
import { effectiveCount, weightedMean } from './weighted-statistics.ts';

/** The conditional mean less the unconditional one, in the returns' unit. */
export interface BaseDifference {
  /** Null where no analogue counts. */
  readonly mean: number | null;
  /** Bounds of the 95 % t interval; null where the mean's own intervals are. */
  readonly ci_low_95: number | null;
  readonly ci_high_95: number | null;
  /** Smallest true difference that such a sample would show to be one in four of five cases; null as the bounds are. */
  readonly smallest_detectable_effect: number | null;
}

/** How often an effect of the smallest detectable size is detected. */
const POWER = 0.8;

/**
 * How far the analogues' mean lies from that of all rows, and how well that is known.
 *
 * The analogues are among the rows of the base, so the two means move together. The variance of their difference is that of
 * its linearisation, row by row `w/W (f - mean) - 1/n (f - base mean)`, summed within each episode and squared, times
 * `e / (e - 1)` for e effective episodes. To an episode's sum belong the rows about it whose returns overlap its own: they
 * enter the base alone, with the other sign, and left out would make the interval too wide. The remaining rows of the base,
 * m of them, add `m / n^2` times its long-run variance. The interval is t with e - 1 degrees of freedom. The smallest detectable effect is
 * `t(0.975) + t(0.8)` standard errors: a true difference of that size leaves the interval clear of zero four times in five.
 */
export function baseDifference(
  items: readonly RowOutcome[],
  outcomes: ForwardOutcomes,
  hasIntervals: boolean,
): BaseDifference {
  const unknown = { ci_low_95: null, ci_high_95: null, smallest_detectable_effect: null };
  if (items.length === 0) return { mean: null, ...unknown };
  const { base, horizon, longRunVariance, returns } = outcomes;
  const conditional = weightedMean(items);
  const mean = conditional - base.mean;
  if (!hasIntervals) return { mean, ...unknown };

  const total = items.reduce((sum, { weight }) => sum + weight, 0);
  const episodes = groupIntoEpisodes(items);
  const effective = effectiveCount(episodes.map((rows) => rows.reduce((sum, { weight }) => sum + weight, 0)));
  const influence = (rows: readonly RowOutcome[]) =>
    rows.reduce((sum, { weight, value }) => sum + (weight / total) * (value - conditional), 0);
  let [ofEpisodes, covered, free] = [0, 0, 0];
  for (const rows of episodes) {
    const from = Math.max(free, rows[0]!.row - (horizon - 1));
    free = Math.min(base.count, rows.at(-1)!.row + horizon);
    let ofBase = 0;
    for (let row = from; row < free; row++) ofBase += (returns[row]! - base.mean) / base.count;
    ofEpisodes += (influence(rows) - ofBase) ** 2;
    covered += free - from;
  }
  const ofOthers = ((base.count - covered) / base.count ** 2) * longRunVariance;
  const standardError = Math.sqrt((ofEpisodes * effective) / (effective - 1) + ofOthers);
  const freedom = effective - 1;
  const reach = tQuantile(0.975, freedom) * standardError;
  return {
    mean,
    ci_low_95: mean - reach,
    ci_high_95: mean + reach,
    smallest_detectable_effect: reach + tQuantile(POWER, freedom) * standardError,
  };
}
