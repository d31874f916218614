import { sampleStandardDeviation } from './moments.ts';

/**
 * A standard deviation at or below this share of the largest absolute value is rounding, not variance: a constant
 * series of 0.001 has a computed standard deviation of 6.5e-19.
 */
const ROUNDING_SHARE = 1e-12;

/**
 * Sample standard deviation (n - 1), in the unit of the values; null where the series has fewer than two values
 * or no variance beyond floating-point rounding.
 */
export function usableStandardDeviation(values: ArrayLike<number>): number | null {
  if (values.length < 2) return null;
  const deviation = sampleStandardDeviation(values);
  return deviation > ROUNDING_SHARE * largestAbsolute(values) ? deviation : null;
}

/** Largest absolute value, in the unit of the values; 0 for an empty series. */
export function largestAbsolute(values: ArrayLike<number>): number {
  let largest = 0;
  for (let index = 0; index < values.length; index++) largest = Math.max(largest, Math.abs(values[index]!));
  return largest;
}
