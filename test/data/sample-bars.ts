import type { DailyBars } from '../../src/data/daily-bars.ts';
import { embeddedDatasetLocation, readEmbeddedDataset } from '../../src/data/embedded-dataset.ts';

/** The embedded S&P 500, for tests that check a number against another program's on the same file. */
export function sampleBars(): DailyBars {
  const reading = readEmbeddedDataset(embeddedDatasetLocation());
  if (reading.kind === 'invalid') throw new Error(reading.problem);
  return reading.dataset.bars;
}

/** The first `rows` bars. */
export function firstBars(bars: DailyBars, rows: number): DailyBars {
  return {
    dates: bars.dates.slice(0, rows),
    opens: bars.opens.slice(0, rows),
    highs: bars.highs.slice(0, rows),
    lows: bars.lows.slice(0, rows),
    closes: bars.closes.slice(0, rows),
  };
}

/** The bars with every price from `row` on tripled, as if another future had followed. */
export function anotherFuture(bars: DailyBars, row: number): DailyBars {
  const changed = (prices: Float64Array) =>
    prices.map((price, at) => (at < row ? price : 3 * price + (at % 7)));
  return {
    dates: bars.dates,
    opens: changed(bars.opens),
    highs: changed(bars.highs),
    lows: changed(bars.lows),
    closes: changed(bars.closes),
  };
}
