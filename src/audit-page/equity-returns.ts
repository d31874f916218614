import type { MaybeNumber } from '../audit/outcome.ts';

/**
 * Simple returns of an equity curve, oldest first: each value over the one before it, less 1.
 *
 * @returns the returns, or why the curve has none: a value that is no positive number, by its place from 1
 */
export function equityReturns(curve: readonly MaybeNumber[]): readonly number[] | string {
  const wrong = curve.findIndex((value) => typeof value !== 'number' || value <= 0);
  if (wrong >= 0)
    return `value ${wrong + 1} of the curve is ${curve[wrong]}, and only positive values have returns`;
  if (curve.length < 2) return 'a curve needs at least two values to have a return';
  const values = curve as readonly number[];
  return values.slice(1).map((value, index) => value / values[index]! - 1);
}
