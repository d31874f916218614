import { mean } from './moments.ts';
import { usableStandardDeviation } from './usable-variance.ts';

/**
 * Per-period Sharpe ratio, not annualised: the mean return less the risk-free return, over the sample standard
 * deviation (n - 1). Null where the returns have no usable variance.
 *
 * @param returns simple returns, one per period
 * @param riskFreePerPeriod the risk-free return of one period, constant over the series
 */
export function sharpeRatio(returns: ArrayLike<number>, riskFreePerPeriod: number): number | null {
  const deviation = usableStandardDeviation(returns);
  return deviation === null ? null : (mean(returns) - riskFreePerPeriod) / deviation;
}
