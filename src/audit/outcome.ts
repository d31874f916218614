import type { AUDIT_CONVENTIONS } from './conventions.ts';
import type { Overfitting } from './overfitting.ts';
import type { RequiredLengths } from './required-lengths.ts';
import type { Significance } from './significance.ts';

/** A number, or how JSON says that it is none: null, or the name of a non-finite number. */
export type MaybeNumber = number | null | 'nan' | 'inf' | '-inf';

/** What an audit reads. Bounds are the contract's: counts are whole, rates and lengths finite and positive. */
export interface AuditInput {
  /** Simple returns of the chosen configuration, one per period, oldest first; 0.01 is +1 %. */
  readonly returns: readonly MaybeNumber[];
  /** Configurations tried, the chosen one included; a whole number of at least 1. */
  readonly trials: number;
  /** Observations to a year; 252 by default. */
  readonly periodsPerYear?: number;
  /** Risk-free return of a year, as a fraction; 0 by default. */
  readonly riskFreeAnnual?: number;
  /** Elapsed years; nObs / periodsPerYear by default. Touches only whether the history suffices. */
  readonly years?: number;
  /** Returns of every configuration: rows are periods, columns configurations. */
  readonly matrix?: readonly (readonly MaybeNumber[])[];
  /** Even number of blocks for cross-validation, 2 to 20; 16 by default. */
  readonly cscvBlocks?: number;
  /** Variance of per-period Sharpe ratios across the trials; 1 / (nObs - 1), that of no skill, by default. */
  readonly trialSharpeVariance?: number;
  /** Carried through to the result. */
  readonly label?: string;
}

/**
 * Sharpe ratios, their standard error and the no-skill maximum are annualised; skewness, kurtosis and autocorrelations
 * are of one period.
 */
export interface AuditResult extends Significance, RequiredLengths {
  readonly label?: string;
  /** Finite returns that were used. */
  readonly nObs: number;
  /** Non-finite entries that were dropped, never filled. */
  readonly nDropped: number;
  readonly years: number;
  readonly periodsPerYear: number;
  readonly sharpe: number;
  readonly nTrials: number;
  readonly trialsSource: 'caller-supplied';
  readonly trialSharpeVariance: TrialSharpeVariance;
  /** Population skewness. */
  readonly skewness: number;
  /** Population kurtosis, 3 for a normal distribution. */
  readonly kurtosisRaw: number;
  /** One sentence of the figures. */
  readonly luck: string;
  readonly serialCorrelation: SerialCorrelation;
  readonly pbo: Overfitting | null;
  readonly conventions: typeof AUDIT_CONVENTIONS;
  /** One entry for each null of this result. */
  readonly nullReasons: readonly NullReason[];
}

/** The variance of per-period Sharpe ratios across trials that the deflation uses. */
export interface TrialSharpeVariance {
  /** `zero-skill-sampling`: 1 / (nObs - 1). `given`: the input's. */
  readonly law: 'zero-skill-sampling' | 'given';
  readonly value: number;
  /** Sample variance across the matrix's configurations, to compare; never used. */
  readonly matrixCrossSectional: number | null;
}

/** Lo's (2002) correction of the annualised Sharpe ratio for serially correlated returns. */
export interface SerialCorrelation {
  /** Lags that were used: floor(4 (nObs/100)^(2/9)), below periodsPerYear. */
  readonly lags: number;
  /** Autocorrelations at lags 1 to `lags`. */
  readonly autocorrelations: readonly number[] | null;
  /** What the per-period ratio is multiplied by; sqrt(periodsPerYear) without correlation. */
  readonly annualisationFactor: number | null;
  readonly adjustedSharpe: number | null;
}

/** Why a field of the result is null; `field` is its path, as in `serialCorrelation.adjustedSharpe`. */
export interface NullReason {
  readonly field: string;
  readonly reason: string;
}

/** The parameters of every refusal. Rows, columns and blocks count from 0. */
export interface AuditRefusals {
  'too-few-observations': { observations: number; dropped: number; minimum: number };
  'sharpe-undefined': { observations: number; standardDeviation: number; largestAbsoluteReturn: number };
  'matrix-too-large': { columns: number; maximum: number };
  'matrix-too-small': { columns: number; minimum: number };
  'matrix-ragged': { row: number; expected: number; actual: number };
  'matrix-cell-not-finite': { row: number; column: number };
  'trials-below-matrix': { trials: number; columns: number };
  'cscv-split-impossible': { blocks: number; rows: number; requirement: string };
  'cscv-zero-variance': { column: number; block: number };
}

export type AuditRefusalCode = keyof AuditRefusals;

export type AuditRefusal = {
  [Code in AuditRefusalCode]: {
    readonly kind: 'refusal';
    readonly code: Code;
    readonly params: Readonly<AuditRefusals[Code]>;
  };
}[AuditRefusalCode];

export type AuditOutcome =
  | { readonly kind: 'result'; readonly result: AuditResult; readonly warnings: readonly string[] }
  | AuditRefusal;

/** A refusal as a value. */
export function refusal<Code extends AuditRefusalCode>(code: Code, params: AuditRefusals[Code]) {
  return { kind: 'refusal', code, params } as const;
}
