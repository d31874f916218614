/** Arithmetic mean, in the unit of the values. NaN for an empty series. */
export function mean(values: ArrayLike<number>): number {
  let sum = 0;
  for (let index = 0; index < values.length; index++) sum += values[index]!;
  return sum / values.length;
}

/**
 * Sample standard deviation: squared deviations from the mean over n - 1, in the unit of the values.
 * Needs two values; NaN for fewer.
 */
export function sampleStandardDeviation(values: ArrayLike<number>): number {
  return Math.sqrt((centralMoment(values, 2) * values.length) / (values.length - 1));
}

/**
 * Population skewness m3 / m2^1.5, without the small-sample adjustment; 0 for a symmetric series. This is the
 * skewness the variance of a Sharpe ratio is written in (Mertens 2002). NaN where the values have no variance.
 */
export function populationSkewness(values: ArrayLike<number>): number {
  return centralMoment(values, 3) / centralMoment(values, 2) ** 1.5;
}

/**
 * Raw population kurtosis m4 / m2^2: 3 for a normal distribution (excess kurtosis is this minus 3), without the
 * small-sample adjustment. Of n values it is at most n - 2 + 1 / (n - 1). NaN where the values have no variance.
 */
export function rawKurtosis(values: ArrayLike<number>): number {
  return centralMoment(values, 4) / centralMoment(values, 2) ** 2;
}

// Products, as a power with a variable exponent is ten times slower.
function centralMoment(values: ArrayLike<number>, order: 2 | 3 | 4): number {
  const centre = mean(values);
  let sum = 0;
  for (let index = 0; index < values.length; index++) {
    const deviation = values[index]! - centre;
    const square = deviation * deviation;
    sum += order === 2 ? square : square * (order === 3 ? deviation : square);
  }
  return sum / values.length;
}
