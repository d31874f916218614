/**
 * How many independent trials so many correlated ones are worth: rho + (1 - rho) M, with rho the mean correlation of their
 * returns (Bailey and Lopez de Prado, "The Deflated Sharpe Ratio", 2014, appendix 3). A mean below 0 makes no more of them
 * than there are.
 *
 * @param trials M, a whole number of at least 2
 */
export function effectiveTrials(trials: number, averageCorrelation: number): number {
  return Math.min(trials, averageCorrelation + (1 - averageCorrelation) * trials);
}
