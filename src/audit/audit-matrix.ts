import {
  configurationRatios,
  crossSectionalSharpeVariance,
  readConfigurationMatrix,
} from './configuration-matrix.ts';
import type { AuditRefusal, MaybeNumber } from './outcome.ts';
import { refusal } from './outcome.ts';
import { measureOverfitting, type Overfitting } from './overfitting.ts';

/** What the returns of every configuration say of the search. */
export interface MatrixAudit {
  readonly kind: 'matrix-audit';
  readonly overfitting: Overfitting;
  /** Per-period Sharpe ratio of each configuration over all rows. */
  readonly ratios: readonly (number | null)[];
  /** Sample variance of the per-period Sharpe ratios across the configurations. */
  readonly crossSectionalVariance: number | null;
}

/** How the matrix is to be read. */
export interface MatrixReading {
  readonly trials: number;
  readonly blocks: number;
  readonly riskFreePerPeriod: number;
}

/** Audits a matrix of T rows by N configurations, of which `trials` were tried at least. */
export function auditMatrix(
  matrix: readonly (readonly MaybeNumber[])[],
  { trials, blocks, riskFreePerPeriod }: MatrixReading,
): MatrixAudit | AuditRefusal {
  const read = readConfigurationMatrix(matrix, riskFreePerPeriod);
  if (read.kind === 'refusal') return read;
  const columns = read.configurations.length;
  if (trials < columns) return refusal('trials-below-matrix', { trials, columns });
  const measured = measureOverfitting(read.configurations, read.rows, blocks);
  if (measured.kind === 'refusal') return measured;
  const ratios = configurationRatios(read.configurations);
  return {
    kind: 'matrix-audit',
    overfitting: measured.overfitting,
    ratios,
    crossSectionalVariance: crossSectionalSharpeVariance(ratios),
  };
}
