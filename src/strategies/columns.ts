import { exponentialMovingAverage } from '../indicators/exponential-moving-average.ts';
import { rollingDeviation } from '../indicators/rolling-deviation.ts';
import { simpleMovingAverage } from '../indicators/simple-moving-average.ts';
import { logReturns } from '../market/returns.ts';
import type { SignalBars } from './signal-bars.ts';

/** Columns that several strategies read, computed once for the bars. */

/** The mean of the last closes. */
export function movingAverage(bars: SignalBars, length: number): Float64Array {
  return keepOf(bars, 'simple moving average', length, () => simpleMovingAverage(bars.closes, length));
}

/** The exponential moving average of the closes. */
export function exponentialAverage(bars: SignalBars, length: number): Float64Array {
  return keepOf(bars, 'exponential moving average', length, () =>
    exponentialMovingAverage(bars.closes, length),
  );
}

/** The population's standard deviation of the last closes. */
export function deviationOfCloses(bars: SignalBars, length: number): Float64Array {
  return keepOf(bars, 'deviation', length, () => rollingDeviation(bars.closes, length, 0));
}

/** The sample's standard deviation of the last log returns, per bar. */
export function volatility(bars: SignalBars, length: number): Float64Array {
  return keepOf(bars, 'volatility', length, () => rollingDeviation(logReturns(bars.closes), length, 1));
}

/** Keeps columns of one kind by their length: a number is found faster than a text made of it, and points ask ten thousand times. */
function keepOf(bars: SignalBars, kind: string, length: number, make: () => Float64Array): Float64Array {
  const columns = bars.keep(kind, () => new Map<number, Float64Array>());
  let column = columns.get(length);
  if (column === undefined) {
    column = make();
    columns.set(length, column);
  }
  return column;
}
