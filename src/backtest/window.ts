import { dayNumber, midnight } from '../market/calendar.ts';
import type { Instrument } from './instrument.ts';
import type { RowRange } from './simulate.ts';

/** Days that a simulation is measured over, as a caller states them; null for as far as the bars reach. */
export interface Period {
  readonly from: string | null;
  readonly to: string | null;
}

/** The rows of the period that have `warmUp` rows before them, wherever those lie. */
export function rowsOf({ bars }: Instrument, { from, to }: Period, warmUp: number): RowRange {
  const { times, length } = bars;
  const first = from === null ? 0 : rowAt(times, midnight(dayNumber(from)));
  const end = to === null ? length : rowAt(times, midnight(dayNumber(to) + 1));
  const start = Math.min(Math.max(first, warmUp + 1), end);
  return { start, end };
}

/** The first row at or after a time. */
function rowAt(times: Float64Array, time: number): number {
  let [low, high] = [0, times.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (times[middle]! < time) low = middle + 1;
    else high = middle;
  }
  return low;
}
