import { populationSkewness, rawKurtosis } from '../statistics/moments.ts';
import type { TrackRecord } from '../statistics/sharpe-standard-error.ts';
import type { MatrixAudit } from './audit-matrix.ts';
import { AUDIT_CONVENTIONS } from './conventions.ts';
import { adjustForSerialCorrelation } from './lo-adjustment.ts';
import { luckSentence } from './luck.ts';
import { collectNullReasons, type NullReasons } from './null-reasons.ts';
import type { Observations } from './observations.ts';
import type { AuditInput, AuditResult, TrialSharpeVariance } from './outcome.ts';
import type { Overfitting } from './overfitting.ts';
import { requiredLengths } from './required-lengths.ts';
import { significanceOf } from './significance.ts';

const NO_MATRIX = 'no matrix was given';

/** What an audit has established before it writes its result. */
export interface AuditEvidence {
  readonly observations: Observations;
  /** Per-period Sharpe ratio of the observations. */
  readonly ratio: number;
  readonly periodsPerYear: number;
  readonly matrixAudit: MatrixAudit | null;
}

/** Works out every figure of an audit; one entry in `nullReasons` for each that is null. */
export function auditResult(input: AuditInput, evidence: AuditEvidence): AuditResult {
  const { observations, ratio, periodsPerYear, matrixAudit } = evidence;
  const nulls = collectNullReasons();
  const nObs = observations.values.length;
  const years = input.years ?? nObs / periodsPerYear;
  const sharpe = ratio * Math.sqrt(periodsPerYear);
  const record: TrackRecord = {
    sharpeRatio: ratio,
    observations: nObs,
    skewness: populationSkewness(observations.values),
    kurtosis: rawKurtosis(observations.values),
  };
  const trialVariance = trialSharpeVariance(input, nObs, matrixAudit, nulls);
  const search = { trials: input.trials, sharpeVariance: trialVariance.value };
  const significance = significanceOf(record, search, periodsPerYear, nulls);
  return {
    ...(input.label === undefined ? {} : { label: input.label }),
    nObs,
    nDropped: observations.dropped,
    years,
    periodsPerYear,
    sharpe,
    ...significance,
    nTrials: input.trials,
    trialsSource: 'caller-supplied',
    trialSharpeVariance: trialVariance,
    skewness: record.skewness,
    kurtosisRaw: record.kurtosis,
    luck: luckSentence({ trials: input.trials, observations: nObs, sharpe, ...significance }),
    ...requiredLengths(record, search, { years, periodsPerYear }, nulls),
    serialCorrelation: adjustForSerialCorrelation(observations, ratio, periodsPerYear, nulls),
    pbo: nulls.present('pbo', overfittingOf(matrixAudit, nulls), NO_MATRIX),
    conventions: AUDIT_CONVENTIONS,
    nullReasons: nulls.entries,
  };
}

function trialSharpeVariance(
  input: AuditInput,
  nObs: number,
  matrixAudit: MatrixAudit | null,
  nulls: NullReasons,
): TrialSharpeVariance {
  return {
    law: input.trialSharpeVariance === undefined ? 'zero-skill-sampling' : 'given',
    value: input.trialSharpeVariance ?? 1 / (nObs - 1),
    matrixCrossSectional: nulls.finite(
      'trialSharpeVariance.matrixCrossSectional',
      matrixAudit === null ? null : matrixAudit.crossSectionalVariance,
      matrixAudit === null ? NO_MATRIX : 'a configuration has no usable variance over all rows',
    ),
  };
}

function overfittingOf(matrixAudit: MatrixAudit | null, nulls: NullReasons): Overfitting | null {
  if (matrixAudit === null) return null;
  const degradationSlope = nulls.finite(
    'pbo.degradationSlope',
    matrixAudit.overfitting.degradationSlope,
    'the in-sample Sharpe ratio of the chosen configuration is the same in every split',
  );
  return { ...matrixAudit.overfitting, degradationSlope };
}
