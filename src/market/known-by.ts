import { sliceBars } from './bars.ts';
import { dayAt } from './calendar.ts';
import { actionsBy } from './corporate-actions.ts';
import type { StoredBars } from './market-data.ts';

/** What was known of a symbol after the close of a day: the rows and the corporate actions up to it. */
export function knownBy(stored: StoredBars, day: number): StoredBars {
  const { bars, actions } = stored;
  return {
    ...stored,
    bars: sliceBars(bars, 0, rowsBy(bars.times, day)),
    actions: actionsBy(actions, day),
  };
}

/** How many rows lie on the day or before it. */
export function rowsBy(times: Float64Array, day: number): number {
  let [low, high] = [0, times.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (dayAt(times[middle]!) <= day) low = middle + 1;
    else high = middle;
  }
  return low;
}
