import { mean } from './moments.ts';
import { usableStandardDeviation } from './usable-variance.ts';

/** Pearson's correlation of paired values; null where either side has no usable variance. */
export function correlation(first: Float64Array, second: Float64Array): number | null {
  const [one, other] = [standardised(first), standardised(second)];
  if (one === null || other === null) return null;
  return one.reduce((sum, value, at) => sum + value * other[at]!, 0);
}

/**
 * Mean of the correlations of all pairs of series; null where fewer than two have a usable variance. The series are summed
 * once each: |sum of unit vectors|^2 is their number and twice the correlations.
 *
 * @param series of one length; those without a usable variance are left out
 */
export function averageCorrelation(
  series: readonly Float64Array[],
): { readonly average: number; readonly series: number } | null {
  const known = series.map(standardised).filter((each) => each !== null);
  if (known.length < 2) return null;
  const sum = new Float64Array(known[0]!.length);
  for (const each of known) for (let at = 0; at < sum.length; at++) sum[at]! += each[at]!;
  const square = sum.reduce((total, value) => total + value * value, 0);
  return { average: (square - known.length) / (known.length * (known.length - 1)), series: known.length };
}

/** The values about their mean, scaled to a length of 1; null where they have no usable variance. */
function standardised(values: Float64Array): Float64Array | null {
  if (usableStandardDeviation(values) === null) return null;
  const centre = mean(values);
  const centred = values.map((value) => value - centre);
  const length = Math.sqrt(centred.reduce((sum, value) => sum + value * value, 0));
  return centred.map((value) => value / length);
}
