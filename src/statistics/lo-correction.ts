/**
 * The factor that turns a per-period Sharpe ratio into one of `periods` periods when the returns are serially
 * correlated: q / sqrt(q + 2 sum of (q - k) rho_k over k < q) (Lo, "The Statistics of Sharpe Ratios", 2002). Without
 * correlation it is sqrt(q). Null where the variance over `periods` that the autocorrelations imply is not positive.
 *
 * @param periods q, periods to a year where the ratio is annualised; it need not be whole
 * @param autocorrelations rho_1, rho_2, ...; lags left out count as 0, lags of `periods` and above are not used
 */
export function loAnnualisationFactor(periods: number, autocorrelations: readonly number[]): number | null {
  let correlated = 0;
  for (const [index, correlation] of autocorrelations.entries()) {
    const lag = index + 1;
    if (lag < periods) correlated += (periods - lag) * correlation;
  }
  const variance = periods + 2 * correlated;
  return variance > 0 ? periods / Math.sqrt(variance) : null;
}
