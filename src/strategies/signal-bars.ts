import type { Bars } from '../market/bars.ts';

/**
 * The bars that a strategy decides on: prices in the share of the first row, so that a split moves no price and none is
 * changed by a split that comes later. Dividends stay in the prices.
 */
export interface SignalBars extends Bars {
  readonly length: number;
  /** What `make` gave under the key before, so that points of a search share what they have in common. */
  readonly keep: <Value>(key: string, make: () => Value) => Value;
}

/** Bars with an empty store of what is computed from them; it lives as long as they do. */
export function signalBars(bars: Bars): SignalBars {
  const kept = new Map<string, unknown>();
  return {
    ...bars,
    length: bars.times.length,
    keep: <Value>(key: string, make: () => Value): Value => {
      let value = kept.get(key) as Value | undefined;
      if (value === undefined) {
        value = make();
        kept.set(key, value);
      }
      return value;
    },
  };
}
