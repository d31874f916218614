import { expectedMaximum } from './expected-maximum.ts';

/**
 * Minimum backtest length in years: the length at which the best of `trials` configurations without skill is expected
 * to show no more than this annualised Sharpe ratio, (E[max of N] / SR)^2 (Bailey, Borwein, Lopez de Prado and Zhu,
 * "Pseudo-Mathematics and Financial Charlatanism", 2014; bounded by 2 ln N / SR^2). 0 for one trial; null where the
 * ratio is not positive, as no length is enough.
 *
 * @param annualisedSharpeRatio annualised, unlike the Sharpe ratios of a track record
 * @param trials a whole number of at least 1
 */
export function minimumBacktestLength(annualisedSharpeRatio: number, trials: number): number | null {
  return annualisedSharpeRatio > 0 ? (expectedMaximum(trials) / annualisedSharpeRatio) ** 2 : null;
}
