/**
 * Omega ratio: the sum of what returns exceed the required return by, over the sum of what they fall short of it. Null where
 * none falls short.
 *
 * Source: C. Keating and W. F. Shadwick, "A Universal Performance Measure", 2002.
 *
 * @param required the required return of one period
 */
export function omegaRatio(returns: ArrayLike<number>, required: number): number | null {
  let above = 0;
  let below = 0;
  for (let row = 0; row < returns.length; row++) {
    const excess = returns[row]! - required;
    if (excess > 0) above += excess;
    else below -= excess;
  }
  return below === 0 ? null : above / below;
}
