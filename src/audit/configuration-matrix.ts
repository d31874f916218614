import { sampleStandardDeviation } from '../statistics/moments.ts';
import { sharpeRatio } from '../statistics/sharpe-ratio.ts';
import { largestAbsolute } from '../statistics/usable-variance.ts';
import { MAXIMUM_CONFIGURATIONS } from './defaults.ts';
import { isFiniteNumber } from './observations.ts';
import { type AuditRefusal, type MaybeNumber, refusal } from './outcome.ts';

const MINIMUM_CONFIGURATIONS = 2;

/** One configuration of a search. */
export interface Configuration {
  /** Returns over the configuration's largest absolute return, one per period. */
  readonly returns: Float64Array;
  /** The period's risk-free return over the same. */
  readonly riskFree: number;
}

export interface ConfigurationMatrix {
  readonly kind: 'matrix';
  readonly rows: number;
  readonly configurations: readonly Configuration[];
}

/**
 * Reads T rows of N configurations into columns, each scaled by its largest absolute return (a Sharpe ratio has no
 * unit, and no square overflows).
 *
 * @returns a refusal where there are fewer than 2 or more than 200 columns, a row of another length, or a cell that
 *   isn't a finite number; the first such row and cell is named
 */
export function readConfigurationMatrix(
  matrix: readonly (readonly MaybeNumber[])[],
  riskFreePerPeriod: number,
): ConfigurationMatrix | AuditRefusal {
  const columns = matrix[0]?.length ?? 0;
  if (columns < MINIMUM_CONFIGURATIONS) {
    return refusal('matrix-too-small', { columns, minimum: MINIMUM_CONFIGURATIONS });
  }
  if (columns > MAXIMUM_CONFIGURATIONS) {
    return refusal('matrix-too-large', { columns, maximum: MAXIMUM_CONFIGURATIONS });
  }
  for (const [row, cells] of matrix.entries()) {
    if (cells.length !== columns) {
      return refusal('matrix-ragged', { row, expected: columns, actual: cells.length });
    }
    const column = cells.findIndex((cell) => !isFiniteNumber(cell));
    if (column !== -1) return refusal('matrix-cell-not-finite', { row, column });
  }
  const configurations = Array.from({ length: columns }, (_, column) =>
    scaledColumn(matrix as readonly (readonly number[])[], column, riskFreePerPeriod),
  );
  return { kind: 'matrix', rows: matrix.length, configurations };
}

/** Per-period Sharpe ratio of each configuration over all rows; null where it has no usable variance. */
export function configurationRatios(configurations: readonly Configuration[]): (number | null)[] {
  return configurations.map(({ returns, riskFree }) => sharpeRatio(returns, riskFree));
}

/** Sample variance (N - 1) of per-period Sharpe ratios across configurations; null where one of them has none. */
export function crossSectionalSharpeVariance(ratios: readonly (number | null)[]): number | null {
  const known = ratios.filter((ratio) => ratio !== null);
  return known.length < ratios.length ? null : sampleStandardDeviation(known) ** 2;
}

function scaledColumn(
  matrix: readonly (readonly number[])[],
  column: number,
  riskFreePerPeriod: number,
): Configuration {
  const returns = new Float64Array(matrix.length);
  for (let row = 0; row < matrix.length; row++) returns[row] = matrix[row]![column]!;
  const scale = largestAbsolute(returns) || 1;
  for (let row = 0; row < matrix.length; row++) returns[row]! /= scale;
  return { returns, riskFree: riskFreePerPeriod / scale };
}
