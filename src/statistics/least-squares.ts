import { mean } from './moments.ts';

/**
 * Slope of the ordinary least-squares line of `responses` on `predictors`, with an intercept; in units of response per
 * unit of predictor. Null where the predictors do not vary.
 */
export function leastSquaresSlope(
  predictors: ArrayLike<number>,
  responses: ArrayLike<number>,
): number | null {
  const centre = mean(predictors);
  const responseCentre = mean(responses);
  let covariation = 0;
  let variation = 0;
  for (let index = 0; index < predictors.length; index++) {
    const deviation = predictors[index]! - centre;
    covariation += deviation * (responses[index]! - responseCentre);
    variation += deviation * deviation;
  }
  return variation > 0 ? covariation / variation : null;
}
