import { normalQuantile } from './normal.ts';

const EULER_MASCHERONI = 0.5772156649015329;

/**
 * Expected maximum of `trials` independent standard normal draws, in standard deviations:
 * (1 - g) z(1 - 1/N) + g z(1 - 1/(N e)), g the Euler-Mascheroni constant (Bailey and Lopez de Prado, "The
 * Deflated Sharpe Ratio", 2014). An approximation that is good for large N. One trial has nothing to be the maximum
 * of: 0.
 *
 * @param trials a whole number of at least 1; the trials count as independent
 */
export function expectedMaximum(trials: number): number {
  if (trials === 1) return 0;
  // The quantile of the lower tail with its sign turned: 1 - 1/N is 1 in floating point for N above 1e16.
  const best = -normalQuantile(1 / trials);
  const beyondBest = -normalQuantile(1 / trials / Math.E);
  return (1 - EULER_MASCHERONI) * best + EULER_MASCHERONI * beyondBest;
}
