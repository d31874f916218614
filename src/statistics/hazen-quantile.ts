/** Hazen's quantile (Hyndman and Fan's type 5) of ascending values, each of the same weight. NaN without values. */
export function hazenQuantile(sorted: ArrayLike<number>, probability: number): number {
  const at = Math.min(Math.max(probability * sorted.length - 0.5, 0), sorted.length - 1);
  const [below, above] = [sorted[Math.floor(at)]!, sorted[Math.ceil(at)]!];
  return below + (at % 1) * (above - below);
}
