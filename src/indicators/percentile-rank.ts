/**
 * Percentile rank, 0 to 100, of each value among the last `length` values, itself included: the share below
 * it plus half the share equal to it (scipy's `percentileofscore(kind='mean')`). Ranks are symmetric: the
 * largest of 252 distinct values has 99.8, the smallest 0.2. The first `length - 1` rows are NaN, and so is
 * any row whose window holds a NaN.
 */
export function rollingPercentileRank(values: Float64Array, length: number): Float64Array {
  const ranks = new Float64Array(values.length).fill(Number.NaN);
  for (let row = length - 1; row < values.length; row++) {
    const value = values[row]!;
    let below = 0;
    let equal = 0;
    let above = 0;
    for (let past = row - length + 1; past <= row; past++) {
      if (values[past]! < value) below++;
      else if (values[past]! === value) equal++;
      else if (values[past]! > value) above++;
    }
    // A NaN compares with nothing, so a window that holds one falls short of its length.
    if (below + equal + above === length) ranks[row] = (100 * (below + equal / 2)) / length;
  }
  return ranks;
}
