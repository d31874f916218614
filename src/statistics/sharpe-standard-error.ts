/** What a track record shows of its Sharpe ratio. Every figure is per period, none annualised. */
export interface TrackRecord {
  /** Per-period Sharpe ratio, of returns in excess of the risk-free return. */
  readonly sharpeRatio: number;
  /** Number of returns. */
  readonly observations: number;
  /** Population skewness of the returns. */
  readonly skewness: number;
  /** Raw population kurtosis of the returns: 3 for a normal distribution. */
  readonly kurtosis: number;
}

/** Below this share of its terms the variance is what rounding left of a difference. */
const ROUNDING_SHARE = 1e-12;

/**
 * Variance of the per-period Sharpe ratio times (observations - 1): 1 - g3 SR + (g4 - 1)/4 SR^2, evaluated at the
 * observed ratio (Mertens 2002; Bailey and Lopez de Prado 2012). Null where it is not positive. Moments of one series
 * give g4 >= 1 + g3^2, so that only a series of two distinct values whose Sharpe ratio is 2/g3 comes to zero.
 */
export function sharpeVarianceFactor(record: TrackRecord): number | null {
  const { sharpeRatio, skewness, kurtosis } = record;
  const asymmetry = skewness * sharpeRatio;
  const tails = ((kurtosis - 1) / 4) * sharpeRatio ** 2;
  const factor = 1 - asymmetry + tails;
  return factor > ROUNDING_SHARE * (1 + Math.abs(asymmetry) + Math.abs(tails)) ? factor : null;
}

/**
 * Standard error of the per-period Sharpe ratio, for returns that need not be normal:
 * sqrt((1 - g3 SR + (g4 - 1)/4 SR^2) / (T - 1)). Normal returns reduce it to Lo's (2002) sqrt((1 + SR^2/2) / T), with
 * T - 1 for T. Null where the variance is not positive.
 */
export function sharpeStandardError(record: TrackRecord): number | null {
  const factor = sharpeVarianceFactor(record);
  return factor === null ? null : Math.sqrt(factor / (record.observations - 1));
}
