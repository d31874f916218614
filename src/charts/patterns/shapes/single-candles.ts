import {
  bodyBottom,
  bodyTop,
  type CandleMeasures,
  isDoji,
  isLong,
  isLongShadow,
  isShort,
  isVeryShort,
  near,
} from '../candle-measures.ts';
import type { Side } from '../pattern.ts';
import { shape } from './shape.ts';

const found = (is: boolean) => (is ? 'found' : 0);
const sideIf = (is: boolean, side: number): Side => (is ? (side as Side) : 0);

/** A short body at one end of the range, with a long shadow on the other. */
function isHammerShaped(m: CandleMeasures, row: number, long: Float64Array, short: Float64Array): boolean {
  return isShort(m, row) && isLongShadow(long, m, row) && isVeryShort(short, m, row);
}

/** Shapes of a single candle; some look at the one before for its place. */
export const SINGLE_CANDLES = [
  shape({
    id: 'doji',
    title: 'Doji',
    definition: 'Open and close are nearly equal.',
    candles: 1,
    function: 'CDLDOJI',
    at: (m, row) => found(isDoji(m, row)),
  }),
  shape({
    id: 'dragonfly_doji',
    title: 'Dragonfly doji',
    definition: 'A doji with a very short upper shadow and a lower one that is not very short.',
    candles: 1,
    function: 'CDLDRAGONFLYDOJI',
    at: (m, row) =>
      found(isDoji(m, row) && isVeryShort(m.upperShadows, m, row) && !isVeryShort(m.lowerShadows, m, row)),
  }),
  shape({
    id: 'gravestone_doji',
    title: 'Gravestone doji',
    definition: 'A doji with a very short lower shadow and an upper one that is not very short.',
    candles: 1,
    function: 'CDLGRAVESTONEDOJI',
    at: (m, row) =>
      found(isDoji(m, row) && isVeryShort(m.lowerShadows, m, row) && !isVeryShort(m.upperShadows, m, row)),
  }),
  shape({
    id: 'long_legged_doji',
    title: 'Long-legged doji',
    definition: 'A doji with at least one shadow longer than its body.',
    candles: 1,
    function: 'CDLLONGLEGGEDDOJI',
    at: (m, row) =>
      found(isDoji(m, row) && (isLongShadow(m.upperShadows, m, row) || isLongShadow(m.lowerShadows, m, row))),
  }),
  shape({
    id: 'spinning_top',
    title: 'Spinning top',
    definition: 'A short body between two longer shadows.',
    candles: 1,
    function: 'CDLSPINNINGTOP',
    at: (m, row) =>
      found(isShort(m, row) && isLongShadow(m.upperShadows, m, row) && isLongShadow(m.lowerShadows, m, row)),
  }),
  shape({
    id: 'marubozu',
    title: 'Marubozu',
    definition: 'A long body with very short shadows; it stands for its colour.',
    candles: 1,
    function: 'CDLMARUBOZU',
    at: (m, row) =>
      sideIf(
        isLong(m, row) && isVeryShort(m.upperShadows, m, row) && isVeryShort(m.lowerShadows, m, row),
        m.colours[row]!,
      ),
  }),
  shape({
    id: 'belt_hold',
    title: 'Belt hold',
    definition:
      'A long body that opens at its end of the range: white with a very short lower, black with a very short upper shadow.',
    candles: 1,
    function: 'CDLBELTHOLD',
    at: (m, row) =>
      sideIf(
        isLong(m, row) && isVeryShort(m.colours[row] === 1 ? m.lowerShadows : m.upperShadows, m, row),
        m.colours[row]!,
      ),
  }),
  shape({
    id: 'hammer',
    title: 'Hammer',
    definition:
      'A short body with a long lower and a very short upper shadow, whose lower end is near or below the low before.',
    candles: 2,
    function: 'CDLHAMMER',
    at: (m, row) =>
      sideIf(
        isHammerShaped(m, row, m.lowerShadows, m.upperShadows) &&
          bodyBottom(m, row) <= m.bars.lows[row - 1]! + near(m, row - 1),
        1,
      ),
  }),
  shape({
    id: 'hanging_man',
    title: 'Hanging man',
    definition:
      'A short body with a long lower and a very short upper shadow, whose lower end is near or above the high before.',
    candles: 2,
    function: 'CDLHANGINGMAN',
    at: (m, row) =>
      sideIf(
        isHammerShaped(m, row, m.lowerShadows, m.upperShadows) &&
          bodyBottom(m, row) >= m.bars.highs[row - 1]! - near(m, row - 1),
        -1,
      ),
  }),
  shape({
    id: 'inverted_hammer',
    title: 'Inverted hammer',
    definition: 'A short body with a long upper and a very short lower shadow, wholly below the body before.',
    candles: 2,
    function: 'CDLINVERTEDHAMMER',
    at: (m, row) =>
      sideIf(
        isHammerShaped(m, row, m.upperShadows, m.lowerShadows) && bodyTop(m, row) < bodyBottom(m, row - 1),
        1,
      ),
  }),
  shape({
    id: 'shooting_star',
    title: 'Shooting star',
    definition: 'A short body with a long upper and a very short lower shadow, wholly above the body before.',
    candles: 2,
    function: 'CDLSHOOTINGSTAR',
    at: (m, row) =>
      sideIf(
        isHammerShaped(m, row, m.upperShadows, m.lowerShadows) && bodyBottom(m, row) > bodyTop(m, row - 1),
        -1,
      ),
  }),
];
