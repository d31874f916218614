import { LEVELS_PER_SIDE } from '../defaults.ts';
import type { Swing } from '../patterns/swings.ts';

export interface LevelReading {
  readonly kind: 'high' | 'low';
  readonly side: 'above' | 'below';
  readonly price: number;
  /** ISO 8601 times of the bar of the turn, and of the bar at which it was known. */
  readonly bar: string;
  readonly knownAt: string;
  /** From the close to the level, in percent of the close. */
  readonly distancePercent: number;
}

/** The swing levels nearest to the close, from the highest down: so many above it and as many at or below it. */
export function readLevels(
  swings: readonly Swing[],
  times: Float64Array,
  close: number,
  timeText: (time: number) => string,
): LevelReading[] {
  const byPrice = swings.toSorted((a, b) => b.price - a.price);
  const above = byPrice.filter(({ price }) => price > close).slice(-LEVELS_PER_SIDE);
  const below = byPrice.filter(({ price }) => !(price > close)).slice(0, LEVELS_PER_SIDE);
  return [...above, ...below].map(({ kind, price, row, knownAt }) => ({
    kind,
    side: price > close ? 'above' : 'below',
    price,
    bar: timeText(times[row]!),
    knownAt: timeText(times[knownAt]!),
    distancePercent: 100 * (price / close - 1),
  }));
}
