import { dayAt, isoDay } from '../calendar.ts';
import type { BarCheck } from './finding.ts';

const PRICES = ['opens', 'highs', 'lows', 'closes'] as const;

/** Prices are finite and positive, volumes finite and not negative. */
export const checkNumbers: BarCheck = (bars, tell, missing) => {
  const isThere = (column: string) => missing.every((absent) => absent !== column);
  const prices = PRICES.filter(isThere);
  const hasVolumes = isThere('volumes');
  for (let row = 0; row < bars.times.length; row++) {
    for (const column of prices) {
      const price = bars[column][row]!;
      if (!Number.isFinite(price)) tell('NOT_FINITE', row, `${column} holds ${price}`);
      else if (price <= 0) tell('NOT_POSITIVE', row, `${column} holds ${price}; a price is above 0`);
    }
    if (!hasVolumes) continue;
    const volume = bars.volumes[row]!;
    if (!Number.isFinite(volume)) tell('NOT_FINITE', row, `volumes holds ${volume}`);
    else if (volume < 0) tell('NEGATIVE_VOLUME', row, `the volume is ${volume}`);
  }
};

/** The low is the lowest price of its bar and the high the highest. */
export const checkRanges: BarCheck = ({ times, opens, highs, lows, closes }, tell) => {
  for (let row = 0; row < times.length; row++) {
    const [open, high, low, close] = [opens[row]!, highs[row]!, lows[row]!, closes[row]!];
    if (high < low) tell('HIGH_BELOW_LOW', row, `the high ${high} is below the low ${low}`);
    else if (Math.max(open, close) > high || Math.min(open, close) < low)
      tell('OUTSIDE_RANGE', row, `open ${open} or close ${close} lies outside of ${low} to ${high}`);
  }
};

/** An open that equals the close before it to the last digit may be no traded price at all. */
export const checkOpens: BarCheck = ({ opens, closes }, tell) => {
  for (let row = 1; row < opens.length; row++)
    if (opens[row] === closes[row - 1])
      tell('OPEN_REPEATS_CLOSE', row, `the open ${opens[row]} is the close before it`);
};

/** Two bars hardly ever have the same volume, unless one was filled in from the other. */
export const checkVolumes: BarCheck = ({ times, volumes }, tell) => {
  const firstRow = new Map<number, number>();
  for (let row = 0; row < volumes.length; row++) {
    const volume = volumes[row]!;
    const earlier = firstRow.get(volume);
    if (earlier === undefined) firstRow.set(volume, row);
    else if (volume > 0)
      tell('REPEATED_VOLUME', row, `the volume ${volume} is that of ${isoDay(dayAt(times[earlier]!))} too`);
  }
};

const SPLIT_RATIOS = [1.5, 2, 3, 4, 5, 6, 7, 8, 10, 15, 20, 25, 30, 40, 50, 100];
const SPLIT_TOLERANCE = 0.06;

/** Where there are no opens, closes stand in. An open that is near a whole fraction or multiple of the close before it looks like a split that nobody adjusted for. */
export const checkSplits: BarCheck = ({ opens, closes }, tell, missing) => {
  const prices = missing.includes('opens') ? closes : opens;
  for (let row = 1; row < prices.length; row++) {
    const ratio = closes[row - 1]! / prices[row]!;
    const size = Math.max(ratio, 1 / ratio);
    // Most rows end here.
    if (!(size > SPLIT_RATIOS[0]! * (1 - SPLIT_TOLERANCE))) continue;
    const near = SPLIT_RATIOS.find((known) => Math.abs(size / known - 1) <= SPLIT_TOLERANCE);
    if (near === undefined) continue;
    const split = ratio > 1 ? `${near} for 1` : `1 for ${near}`;
    tell(
      'UNADJUSTED_SPLIT',
      row,
      `from ${closes[row - 1]} to ${prices[row]} overnight, as after a split of ${split}`,
    );
  }
};
