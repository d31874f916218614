import { largestAbsolute } from '../statistics/usable-variance.ts';
import { isFiniteNumber } from './observations.ts';
import type { MaybeNumber } from './outcome.ts';

/** Relative difference up to which a return and a cell are one number written twice. */
const SAME = 1e-9;

/**
 * The column of the matrix that the audited returns are; null where they are none of them. Only series that have a
 * number in every row of the matrix can be told.
 */
export function chosenColumn(
  returns: readonly MaybeNumber[],
  matrix: readonly (readonly MaybeNumber[])[],
): number | null {
  if (returns.length !== matrix.length || !returns.every(isFiniteNumber)) return null;
  const tolerance = SAME * largestAbsolute(returns);
  const column = matrix[0]!.findIndex((_, at) =>
    returns.every((value, row) => Math.abs(value - Number(matrix[row]![at])) <= tolerance),
  );
  return column === -1 ? null : column;
}
