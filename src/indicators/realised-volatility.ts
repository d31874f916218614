import { logReturns } from '../market/returns.ts';
import { rollingStandardDeviation } from './rolling-standard-deviation.ts';

const SESSIONS_PER_YEAR = 252;

/**
 * Realised volatility, annualised, as a fraction (0.2 is 20 % a year): the sample standard deviation of the
 * last `length` daily log returns times the square root of 252. The first `length` rows are NaN.
 */
export function realisedVolatility(closes: Float64Array, length: number): Float64Array {
  const annualisation = Math.sqrt(SESSIONS_PER_YEAR);
  return rollingStandardDeviation(logReturns(closes), length).map((deviation) => deviation * annualisation);
}
