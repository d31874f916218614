import { maximumDrawdown } from './maximum-drawdown.ts';
import { populationSkewness, rawKurtosis } from './moments.ts';
import { sharpeRatio } from './sharpe-ratio.ts';

/** What a search wants to know of a path of equity that began at 1. */
export interface PathMoments {
  /** Per-period Sharpe ratio; null where the returns have no usable variance. */
  readonly sharpe: number | null;
  readonly skewness: number;
  readonly kurtosis: number;
  readonly maximumDrawdown: number;
}

/** Below this share of the largest return the deviation is what cancelled sums left, and is measured with care. */
const CANCELLED_SHARE = 1e-5;

/**
 * Sharpe ratio, skewness, kurtosis and maximum drawdown in one pass over the equity. Powers are summed about 0, which costs
 * digits only where the mean return is far larger than the deviation; such a path is measured by the careful functions.
 */
export function pathMoments(equity: Float64Array): PathMoments {
  let [first, second, third, fourth] = [0, 0, 0, 0];
  let before = 1;
  let highest = 1;
  // The deepest fall so far, as a share of the peak that it was from, and the equity that would be as deep now.
  let lowestShare = 1;
  let floor = 1;
  const count = equity.length;
  for (let row = 0; row < count; row++) {
    const value = equity[row]!;
    const change = before === 0 ? 0 : value / before - 1;
    const square = change * change;
    first += change;
    second += square;
    third += square * change;
    fourth += square * square;
    if (value > highest) {
      highest = value;
      floor = lowestShare * highest;
    } else if (value < floor) {
      lowestShare = value / highest;
      floor = lowestShare * highest;
    }
    before = value;
  }
  const mean = first / count;
  const variance = second / count - mean * mean;
  // No square is larger than their sum, so that the largest is mostly not needed.
  const isPlain =
    variance > CANCELLED_SHARE ** 2 * second || variance > CANCELLED_SHARE ** 2 * largestSquare(equity);
  if (!isPlain) return carefulMoments(equity);
  const centralThird = third / count - mean * (3 * (second / count) - 2 * mean * mean);
  const centralFourth =
    fourth / count - mean * (4 * (third / count) - mean * (6 * (second / count) - 3 * mean * mean));
  return {
    sharpe: mean / Math.sqrt((variance * count) / (count - 1)),
    skewness: centralThird / variance ** 1.5,
    kurtosis: centralFourth / (variance * variance),
    maximumDrawdown: 1 - lowestShare,
  };
}

/** Square of the largest return. */
function largestSquare(equity: Float64Array): number {
  return equity.reduce((largest, value, row) => {
    const before = row === 0 ? 1 : equity[row - 1]!;
    return Math.max(largest, before === 0 ? 0 : (value / before - 1) ** 2);
  }, 0);
}

function carefulMoments(equity: Float64Array): PathMoments {
  const levels = Float64Array.of(1, ...equity);
  const returns = equity.map((value, row) => (levels[row] === 0 ? 0 : value / levels[row]! - 1));
  return {
    sharpe: sharpeRatio(returns, 0),
    skewness: populationSkewness(returns),
    kurtosis: rawKurtosis(returns),
    maximumDrawdown: maximumDrawdown(levels),
  };
}
