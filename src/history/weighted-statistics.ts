/** A value and its weight; the weight is positive. */
export interface WeightedValue {
  readonly value: number;
  readonly weight: number;
}

/** `sum(w x) / sum(w)`. NaN without values. */
export function weightedMean(items: readonly WeightedValue[]): number {
  return total(items, ({ value, weight }) => weight * value) / total(items, ({ weight }) => weight);
}

/**
 * Kish's effective number, `(sum w)^2 / sum w^2`: how many equally weighted items would vary as much as these.
 * Source: L. Kish, Survey Sampling (1965). NaN without weights.
 */
export function effectiveCount(weights: readonly number[]): number {
  const sum = weights.reduce((a, b) => a + b, 0);
  return (sum * sum) / weights.reduce((squares, weight) => squares + weight * weight, 0);
}

/**
 * Sample standard deviation under reliability weights: `sum w (x - mean)^2 / sum w`, times `n / (n - 1)` for
 * the effective number n. Equal weights give the usual divisor n - 1. Null where n is 1.
 */
export function weightedStandardDeviation(items: readonly WeightedValue[]): number | null {
  const effective = effectiveCount(items.map(({ weight }) => weight));
  if (!(effective > 1)) return null;
  const mean = weightedMean(items);
  const spread = items.map(({ value, weight }) => ({ value: (value - mean) ** 2, weight }));
  return Math.sqrt((weightedMean(spread) * effective) / (effective - 1));
}

/** Share of the weight, in percent, that lies on values above zero. NaN without values. */
export function positivePercent(items: readonly WeightedValue[]): number {
  const positive = total(items, ({ value, weight }) => (value > 0 ? weight : 0));
  return (100 * positive) / total(items, ({ weight }) => weight);
}

/**
 * Weighted quantiles, one per probability. The law: each value stands at the middle of its own weight, at
 * `(weight of all smaller ones + own weight / 2) / (total weight)`; between two values the quantile is
 * interpolated linearly, beyond the outermost ones it stays at them. Equal weights give Hazen's quantiles
 * (Hyndman and Fan's type 5, The American Statistician 50, 1996), hence the usual median. A value of little
 * weight moves a quantile little, also at the ends. Needs at least one value.
 */
export function weightedQuantiles(
  items: readonly WeightedValue[],
  probabilities: readonly number[],
): number[] {
  const sorted = items.toSorted((a, b) => a.value - b.value);
  const sum = total(sorted, ({ weight }) => weight);
  let before = 0;
  const positions = sorted.map(({ weight }) => {
    before += weight;
    return (before - weight / 2) / sum;
  });
  return probabilities.map((probability) => {
    const upper = positions.findIndex((position) => position >= probability);
    if (upper <= 0) return sorted.at(upper)!.value;
    const [from, to] = [positions[upper - 1]!, positions[upper]!];
    const share = (probability - from) / (to - from);
    return sorted[upper - 1]!.value * (1 - share) + sorted[upper]!.value * share;
  });
}

function total(items: readonly WeightedValue[], part: (item: WeightedValue) => number): number {
  return items.reduce((sum, item) => sum + part(item), 0);
}
