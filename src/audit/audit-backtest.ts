import { sampleStandardDeviation } from '../statistics/moments.ts';
import { sharpeRatio } from '../statistics/sharpe-ratio.ts';
import { largestAbsolute } from '../statistics/usable-variance.ts';
import { auditMatrix } from './audit-matrix.ts';
import { auditResult } from './audit-result.ts';
import { CSCV_BLOCKS, MINIMUM_OBSERVATIONS, PERIODS_PER_YEAR, RISK_FREE_ANNUAL } from './defaults.ts';
import { observationsOf } from './observations.ts';
import { type AuditInput, type AuditOutcome, refusal } from './outcome.ts';
import { auditWarnings } from './warnings.ts';

/**
 * What the Sharpe ratio of a backtest is worth, given the search behind it: deflated for the number of trials, with the
 * history and the record it needs, corrected for serial correlation, and, where a matrix of all configurations is given,
 * with the probability that the choice was overfitted. Definitions travel in the result's `conventions`.
 *
 * Non-finite returns are dropped and counted. Every number of a result is finite; every null has an entry in
 * `nullReasons`. What can't be audited is a refusal with its code, never a throw.
 */
export function auditBacktest(input: AuditInput): AuditOutcome {
  const { periodsPerYear = PERIODS_PER_YEAR, riskFreeAnnual = RISK_FREE_ANNUAL } = input;
  const riskFreePerPeriod = riskFreeAnnual / periodsPerYear;
  const observations = observationsOf(input.returns);
  const { values, dropped, scale } = observations;
  if (values.length < MINIMUM_OBSERVATIONS) {
    const minimum = MINIMUM_OBSERVATIONS;
    return refusal('too-few-observations', { observations: values.length, dropped, minimum });
  }
  const ratio = sharpeRatio(values, riskFreePerPeriod / scale);
  if (ratio === null || !Number.isFinite(ratio * Math.sqrt(periodsPerYear))) {
    return refusal('sharpe-undefined', {
      observations: values.length,
      standardDeviation: sampleStandardDeviation(values) * scale,
      largestAbsoluteReturn: largestAbsolute(values) * scale,
    });
  }
  const { matrix, trials, cscvBlocks: blocks = CSCV_BLOCKS } = input;
  const matrixAudit =
    matrix === undefined ? null : auditMatrix(matrix, { trials, blocks, riskFreePerPeriod });
  if (matrixAudit?.kind === 'refusal') return matrixAudit;
  const result = auditResult(input, { observations, ratio, periodsPerYear, matrixAudit });
  return { kind: 'result', result, warnings: auditWarnings(input, result, matrixAudit?.ratios ?? null) };
}
