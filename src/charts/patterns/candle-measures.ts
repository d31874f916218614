import { rollingMean } from '../../indicators/rolling-sums.ts';
import type { Bars } from '../../market/bars.ts';
import { delayed } from '../indicators/columns.ts';

/** Sizes of each candle, and the averages of the candles before it that they are measured by. */
export interface CandleMeasures {
  readonly bars: Bars;
  readonly bodies: Float64Array;
  readonly upperShadows: Float64Array;
  readonly lowerShadows: Float64Array;
  /** 1 where the close is at or above the open, else -1. */
  readonly colours: Int8Array;
  /** Means over the ten candles before: of bodies, of ranges, and of a candle's two shadows. */
  readonly averageBody: Float64Array;
  readonly averageRange: Float64Array;
  readonly averageShadow: Float64Array;
  /** Mean range of the five candles before. */
  readonly recentRange: Float64Array;
}

const LONG = 10;
const RECENT = 5;

/** Rows before which nothing can be measured. */
export const MEASURES_WARM_UP = LONG;

/**
 * The candle sizes of TA-Lib, with the settings that it comes with: averages are of the candles before, so that a large
 * candle is not measured by itself.
 */
export function measureCandles(bars: Bars): CandleMeasures {
  const { opens, highs, lows, closes } = bars;
  const rows = opens.length;
  const bodies = new Float64Array(rows);
  const ranges = new Float64Array(rows);
  const upperShadows = new Float64Array(rows);
  const lowerShadows = new Float64Array(rows);
  const shadows = new Float64Array(rows);
  const colours = new Int8Array(rows);
  for (let row = 0; row < rows; row++) {
    const [open, high, low, close] = [opens[row]!, highs[row]!, lows[row]!, closes[row]!];
    colours[row] = close >= open ? 1 : -1;
    bodies[row] = Math.abs(close - open);
    ranges[row] = high - low;
    upperShadows[row] = high - Math.max(open, close);
    lowerShadows[row] = Math.min(open, close) - low;
    shadows[row] = (ranges[row]! - bodies[row]!) / 2;
  }
  const before = (values: Float64Array, length: number) => delayed(rollingMean(values, length), 1);
  return {
    bars,
    bodies,
    upperShadows,
    lowerShadows,
    colours,
    averageBody: before(bodies, LONG),
    averageRange: before(ranges, LONG),
    averageShadow: before(shadows, LONG),
    recentRange: before(ranges, RECENT),
  };
}

/** A body longer than those before. */
export function isLong({ bodies, averageBody }: CandleMeasures, row: number): boolean {
  return bodies[row]! > averageBody[row]!;
}

/** A body shorter than those before. */
export function isShort({ bodies, averageBody }: CandleMeasures, row: number): boolean {
  return bodies[row]! < averageBody[row]!;
}

/** A body of at most a tenth of the ranges before: open and close are nearly equal. */
export function isDoji({ bodies, averageRange }: CandleMeasures, row: number): boolean {
  return bodies[row]! <= 0.1 * averageRange[row]!;
}

/** A shadow below a tenth of the ranges before. */
export function isVeryShort(shadows: Float64Array, { averageRange }: CandleMeasures, row: number): boolean {
  return shadows[row]! < 0.1 * averageRange[row]!;
}

/** A shadow longer than its candle's body. */
export function isLongShadow(shadows: Float64Array, { bodies }: CandleMeasures, row: number): boolean {
  return shadows[row]! > bodies[row]!;
}

/** What counts as near: a fifth of the recent ranges. */
export function near({ recentRange }: CandleMeasures, row: number): number {
  return 0.2 * recentRange[row]!;
}

/** What counts as far: three fifths of the recent ranges. */
export function far({ recentRange }: CandleMeasures, row: number): number {
  return 0.6 * recentRange[row]!;
}

/** What counts as equal: a twentieth of the recent ranges. */
export function equal({ recentRange }: CandleMeasures, row: number): number {
  return 0.05 * recentRange[row]!;
}

/** The upper end of a body. */
export function bodyTop({ bars }: CandleMeasures, row: number): number {
  return Math.max(bars.opens[row]!, bars.closes[row]!);
}

/** The lower end of a body. */
export function bodyBottom({ bars }: CandleMeasures, row: number): number {
  return Math.min(bars.opens[row]!, bars.closes[row]!);
}
