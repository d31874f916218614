import { mean } from './moments.ts';

/**
 * Sortino ratio a year: the mean excess over the required return times the periods a year, over the downside deviation
 * times their square root. The downside deviation is the root of the mean square shortfall over all periods, those without
 * one counting 0. Null where no period falls short.
 *
 * Source: F. A. Sortino and L. N. Price, "Performance Measurement in a Downside Risk Framework", 1994.
 */
export function sortinoRatio(
  returns: ArrayLike<number>,
  required: number,
  periodsPerYear: number,
): number | null {
  let squares = 0;
  for (let row = 0; row < returns.length; row++) squares += Math.min(returns[row]! - required, 0) ** 2;
  if (squares === 0) return null;
  const downside = Math.sqrt(squares / returns.length);
  return ((mean(returns) - required) / downside) * Math.sqrt(periodsPerYear);
}
