import { normalQuantile } from '../statistics/normal.ts';
import { chosenColumn } from './chosen-column.ts';
import {
  NORMAL_APPROXIMATION_OBSERVATIONS,
  SERIAL_CORRELATION_SIGNIFICANCE,
  YEARS_TOLERANCE,
} from './defaults.ts';
import type { AuditInput, AuditResult } from './outcome.ts';

/**
 * What a reader of the result has to know of the input; in the order of the arguments. `ratios` are the Sharpe ratios
 * of the matrix's columns, null without a matrix.
 */
export function auditWarnings(
  input: AuditInput,
  result: AuditResult,
  ratios: readonly (number | null)[] | null,
): string[] {
  const { nObs, nDropped, nTrials, years, periodsPerYear, pbo } = result;
  const warnings: string[] = [];
  if (nDropped > 0) {
    warnings.push(`${nDropped} of ${input.returns.length} returns are not finite: dropped, not filled.`);
  }
  const impossible = input.returns.filter((value) => typeof value === 'number' && value < -1).length;
  if (impossible > 0) {
    warnings.push(
      `${impossible} returns are below -1: a simple return, as a fraction, cannot lose more than all. Percent would look like this.`,
    );
  }
  warnings.push(...serialCorrelationWarning(result));
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
  if (pbo === null || input.matrix === undefined || ratios === null) return warnings;
  warnings.push(...choiceWarning(input.returns, input.matrix, ratios));
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

/** Where some autocorrelation is beyond what independent returns show, at that significance over all lags together. */
function serialCorrelationWarning({ nObs, sharpe, serialCorrelation }: AuditResult): string[] {
  const { autocorrelations, adjustedSharpe, lags } = serialCorrelation;
  if (autocorrelations === null || lags === 0) return [];
  const bound = -normalQuantile(SERIAL_CORRELATION_SIGNIFICANCE / (2 * lags)) / Math.sqrt(nObs);
  if (autocorrelations.every((correlation) => Math.abs(correlation) <= bound)) return [];
  const adjusted =
    adjustedSharpe === null
      ? ''
      : ` Lo's correction takes the Sharpe ratio from ${sharpe.toFixed(2)} to ${adjustedSharpe.toFixed(2)}.`;
  return [
    `The returns are serially correlated (${autocorrelations[0]!.toFixed(2)} at one period): the deflated and probabilistic Sharpe ratios, the standard error and the lengths take returns as independent; where the correlation is positive, they make more of the record than there is.${adjusted}`,
  ];
}

/** Where the audited returns are not the choice that cross-validation judges. */
function choiceWarning(
  returns: AuditInput['returns'],
  matrix: NonNullable<AuditInput['matrix']>,
  ratios: readonly (number | null)[],
): string[] {
  const column = chosenColumn(returns, matrix);
  if (column === null) {
    return ['returns is none of the columns of the matrix: pbo is of the choice among those.'];
  }
  const best = Math.max(...ratios.map((ratio) => ratio ?? Number.NEGATIVE_INFINITY));
  if (ratios[column] === best) return [];
  return [
    `returns is column ${column} of the matrix, which has not the largest Sharpe ratio of all rows: pbo is of choosing the one that has.`,
  ];
}
