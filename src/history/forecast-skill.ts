/** By how much a forecast's mean loss is below another's, in percent of the other's, with its 95 % interval. */
export interface Skill {
  /** Positive where the forecast is better. */
  readonly percent: number;
  readonly low_95: number;
  readonly high_95: number;
}

const NORMAL_975 = 1.959963984540054;

/**
 * Skill of a forecast against another one, case by case in time order.
 *
 * The interval is that of the mean difference of the losses (F. X. Diebold and R. S. Mariano, Comparing Predictive Accuracy,
 * Journal of Business & Economic Statistics, 1995) with a long-run variance by Bartlett weights (Newey and West, 1987) up to
 * lag `floor(4 (T/100)^(2/9))`, divided by the other's mean loss as if that were known. The other's mean loss must be positive.
 */
export function skillAgainst(losses: readonly number[], otherLosses: readonly number[]): Skill {
  const cases = losses.length;
  const gains = losses.map((loss, at) => otherLosses[at]! - loss);
  const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / cases;
  const gain = mean(gains);
  const deviations = gains.map((one) => one - gain);
  const autocovariance = (lag: number) =>
    deviations.reduce((sum, one, at) => sum + one * (deviations[at - lag] ?? 0), 0) / cases;
  const lags = Math.floor(4 * (cases / 100) ** (2 / 9));
  let variance = autocovariance(0);
  for (let lag = 1; lag <= lags; lag++) variance += 2 * (1 - lag / (lags + 1)) * autocovariance(lag);
  const reach = NORMAL_975 * Math.sqrt(Math.max(variance, 0) / cases);
  const scale = 100 / mean(otherLosses);
  return { percent: gain * scale, low_95: (gain - reach) * scale, high_95: (gain + reach) * scale };
}
