/**
 * Number of autocorrelations worth keeping of `observations` returns: floor(4 (T/100)^(2/9)), the automatic
 * truncation of Newey and West (1994). The remaining lags of a finite series are mostly noise.
 */
export function truncationLag(observations: number): number {
  return Math.floor(4 * (observations / 100) ** (2 / 9));
}

/**
 * Sample autocorrelations at lags 1 to `lags`, about the mean of all values. The series comes as its runs of
 * consecutive observations, so that no pair spans a gap. Without gaps this is the usual estimate, the lagged products
 * over the sum of squares; with gaps the products at lag k are averaged over (pairs + k), as R's `acf` does with
 * `na.pass`. Null where some lag has no pair, or the values no variance.
 *
 * @param runs runs of consecutive observations in time order
 * @param lags a whole number of at least 0
 */
export function autocorrelations(runs: readonly (readonly number[])[], lags: number): number[] | null {
  const values = runs.flat();
  const centre = values.reduce((sum, value) => sum + value, 0) / values.length;
  const variance = values.reduce((sum, value) => sum + (value - centre) ** 2, 0) / values.length;
  const result: number[] = [];
  for (let lag = 1; lag <= lags; lag++) {
    const { sum, pairs } = laggedProducts(runs, lag, centre);
    if (pairs === 0 || !(variance > 0)) return null;
    result.push(sum / (pairs + lag) / variance);
  }
  return result;
}

function laggedProducts(runs: readonly (readonly number[])[], lag: number, centre: number) {
  let sum = 0;
  let pairs = 0;
  for (const run of runs) {
    for (let index = lag; index < run.length; index++) {
      sum += (run[index]! - centre) * (run[index - lag]! - centre);
      pairs++;
    }
  }
  return { sum, pairs };
}
