/**
 * The deepest fall from a highest value so far to a later one, as a fraction of the former: 0.25 for a fall by a quarter, 0
 * where nothing fell. The values are levels, of equity or prices, and positive up to the last.
 */
export function maximumDrawdown(levels: ArrayLike<number>): number {
  let highest = Number.NEGATIVE_INFINITY;
  let deepest = 0;
  for (let row = 0; row < levels.length; row++) {
    highest = Math.max(highest, levels[row]!);
    deepest = Math.max(deepest, 1 - levels[row]! / highest);
  }
  return deepest;
}
