import { normalCdf } from './normal.ts';
import { sharpeStandardError, type TrackRecord } from './sharpe-standard-error.ts';

/**
 * Probabilistic Sharpe ratio: the probability that the true Sharpe ratio exceeds `benchmark`, from the normal
 * approximation with the variance taken at the observed ratio and T - 1 (Bailey and Lopez de Prado, "The Sharpe Ratio
 * Efficient Frontier", 2012). The same authors' 2025 paper takes the variance at the benchmark, over T; that gives
 * other figures. Null where the variance is not positive.
 *
 * @param benchmark per-period Sharpe ratio to exceed
 */
export function probabilisticSharpeRatio(record: TrackRecord, benchmark: number): number | null {
  const standardError = sharpeStandardError(record);
  return standardError === null ? null : normalCdf((record.sharpeRatio - benchmark) / standardError);
}
