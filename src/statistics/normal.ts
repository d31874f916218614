import cdf from '@stdlib/stats-base-dists-normal-cdf';
import quantile from '@stdlib/stats-base-dists-normal-quantile';

const LOWER_TAIL = 1e-4;
const NEWTON_STEPS = 8;
const CONVERGED = 1e-15;
const LOG_SQRT_TWO_PI = 0.5 * Math.log(2 * Math.PI);

/** Probability that a standard normal variable is at most `z`. */
export function normalCdf(z: number): number {
  return cdf(z, 0, 1);
}

/**
 * Standard normal quantile: the z whose cumulative probability is `probability`, for 0 < probability < 1
 * (-Infinity at 0, Infinity at 1). Accurate over the whole lower tail, down to 1e-308; an
 * upper-tail quantile is -normalQuantile(tail probability), as 1 - tail rounds to 1.
 */
export function normalQuantile(probability: number): number {
  if (probability === 0 || probability >= LOWER_TAIL) return quantile(probability, 0, 1);
  return lowerTailQuantile(probability);
}

// The packaged quantile loses digits below about 1e-6 and returns -Infinity below 1e-16, where the packaged
// distribution function is still exact: Newton's method on its logarithm, from the asymptotic expansion of the tail.
function lowerTailQuantile(probability: number): number {
  const target = Math.log(probability);
  let z = -Math.sqrt(-2 * target - Math.log(2 * Math.PI) - Math.log(-2 * target));
  for (let step = 0; step < NEWTON_STEPS; step++) {
    const cumulative = Math.log(cdf(z, 0, 1));
    const slope = Math.exp(-0.5 * z * z - LOG_SQRT_TWO_PI - cumulative);
    const change = (cumulative - target) / slope;
    z -= change;
    if (Math.abs(change) <= CONVERGED * Math.abs(z)) break;
  }
  return z;
}
