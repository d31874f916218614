import { NORMAL_APPROXIMATION_OBSERVATIONS, YEARS_TOLERANCE } from './defaults.ts';
import type { AuditInput, AuditResult } from './outcome.ts';

/** What a reader of the result has to know of the input; in the order of the arguments. */
export function auditWarnings(input: AuditInput, result: AuditResult): string[] {
  const { nObs, nDropped, nTrials, years, periodsPerYear, pbo } = result;
  const warnings: string[] = [];
  if (nDropped > 0) {
    warnings.push(`${nDropped} of ${input.returns.length} returns are not finite: dropped, not filled.`);
  }
  if (nObs < NORMAL_APPROXIMATION_OBSERVATIONS) {
    warnings.push(
      `${nObs} observations: probabilities rest on a normal approximation that is rough below ${NORMAL_APPROXIMATION_OBSERVATIONS}.`,
    );
  }
  if (nTrials === 1) {
    warnings.push('One trial: deflatedSharpeRatio is the probabilistic Sharpe ratio against 0.');
  }
  if (Math.abs(nObs / years / periodsPerYear - 1) > YEARS_TOLERANCE) {
    warnings.push(
      `${nObs} observations in ${years} years are not ${periodsPerYear} to a year, within 10 %: figures are annualised with periodsPerYear, years decides only whether the history suffices.`,
    );
  }
  if (pbo === null) return warnings;
  if (pbo.rowsUsed + pbo.rowsDropped !== input.returns.length) {
    warnings.push(
      `The matrix has ${pbo.rowsUsed + pbo.rowsDropped} rows and returns has ${input.returns.length} entries.`,
    );
  }
  if (pbo.configurations < nTrials) {
    warnings.push(
      `The matrix holds ${pbo.configurations} of ${nTrials} trials: pbo is of the choice among those.`,
    );
  }
  if (pbo.rowsDropped > 0) {
    warnings.push(
      `${pbo.rowsDropped} rows at the end of the matrix were left out: ${pbo.blocks} blocks of equal length use ${pbo.rowsUsed}.`,
    );
  }
  return warnings;
}
