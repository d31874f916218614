import { normalQuantile } from './normal.ts';
import { sharpeVarianceFactor, type TrackRecord } from './sharpe-standard-error.ts';

/**
 * Minimum track record length, in observations: how long a record with this Sharpe ratio, skewness and kurtosis has
 * to be for its probabilistic Sharpe ratio against `benchmark` to reach `confidence`:
 * 1 + (1 - g3 SR + (g4 - 1)/4 SR^2) (z / (SR - SR*))^2 (Bailey and Lopez de Prado 2012; variance at the observed
 * ratio). The record's own length plays no part. Null where the ratio does not exceed the benchmark, or the
 * variance is not positive.
 *
 * @param benchmark per-period Sharpe ratio to exceed, held fixed as the record grows
 * @param confidence one-sided, above 0.5 and below 1
 */
export function minimumTrackRecordLength(
  record: TrackRecord,
  benchmark: number,
  confidence: number,
): number | null {
  const factor = sharpeVarianceFactor(record);
  if (factor === null || !(record.sharpeRatio > benchmark)) return null;
  return 1 + factor * (normalQuantile(1 - confidence) / (record.sharpeRatio - benchmark)) ** 2;
}
