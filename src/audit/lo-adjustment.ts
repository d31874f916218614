import { loAnnualisationFactor } from '../statistics/lo-correction.ts';
import { autocorrelations, truncationLag } from '../statistics/serial-correlation.ts';
import type { NullReasons } from './null-reasons.ts';
import type { Observations } from './observations.ts';
import type { SerialCorrelation } from './outcome.ts';

/**
 * Lo's correction of a per-period Sharpe ratio, from as many autocorrelations as a series of this length supports: of
 * all lags most are noise, which moves the factor of independent returns by a factor of up to 2.6 at 500 observations.
 */
export function adjustForSerialCorrelation(
  observations: Observations,
  sharpeRatio: number,
  periodsPerYear: number,
  nulls: NullReasons,
): SerialCorrelation {
  const lags = Math.min(truncationLag(observations.values.length), Math.ceil(periodsPerYear) - 1);
  const correlations = autocorrelations(observations.runs, lags);
  const factor = correlations === null ? null : loAnnualisationFactor(periodsPerYear, correlations);
  const reason =
    correlations === null
      ? 'the autocorrelations are not known'
      : 'the autocorrelations imply a variance of the year that is not positive';
  return {
    lags,
    autocorrelations: nulls.present(
      'serialCorrelation.autocorrelations',
      correlations,
      'dropped entries leave no pair of returns at some lag',
    ),
    annualisationFactor: nulls.finite('serialCorrelation.annualisationFactor', factor, reason),
    adjustedSharpe: nulls.finite(
      'serialCorrelation.adjustedSharpe',
      factor === null ? null : factor * sharpeRatio,
      reason,
    ),
  };
}
