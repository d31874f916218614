import { factor } from '../../indicators/parameters.ts';
import {
  bodyBottom,
  bodyTop,
  type CandleMeasures,
  equal,
  isDoji,
  isLong,
  isShort,
  isVeryShort,
} from '../candle-measures.ts';
import type { Side } from '../pattern.ts';
import { shape } from './shape.ts';

/** The body of a row lies strictly within that of another. */
export function isWithin(m: CandleMeasures, inner: number, outer: number): boolean {
  return bodyTop(m, inner) < bodyTop(m, outer) && bodyBottom(m, inner) > bodyBottom(m, outer);
}

/** The side of a body that covers the one before, of the other colour, and is longer at one end at least; else 0. */
export function engulfs({ bars, colours }: CandleMeasures, row: number): Side {
  const { opens, closes } = bars;
  const side = colours[row]!;
  if (colours[row - 1] === side) return 0;
  const beyondClose = side * (closes[row]! - opens[row - 1]!);
  const beyondOpen = side * (closes[row - 1]! - opens[row]!);
  const covers = beyondClose >= 0 && beyondOpen >= 0 && (beyondClose > 0 || beyondOpen > 0);
  return covers ? (side as Side) : 0;
}

const opposite = (side: number): Side => -side as Side;
const penetration = [
  factor('penetration', 0.5, 0, 1, "Share of the first body that the second's close has to enter."),
];

/** Shapes of two candles. */
export const TWO_CANDLES = [
  shape({
    id: 'engulfing',
    title: 'Engulfing',
    definition: 'A body covers the one before, which has the other colour; it stands for its own colour.',
    candles: 2,
    function: 'CDLENGULFING',
    at: engulfs,
  }),
  shape({
    id: 'harami',
    title: 'Harami',
    definition:
      'A short body strictly within the long one before; it stands against the colour of the long one.',
    candles: 2,
    function: 'CDLHARAMI',
    at: (m, row) =>
      isLong(m, row - 1) && isShort(m, row) && isWithin(m, row, row - 1) ? opposite(m.colours[row - 1]!) : 0,
  }),
  shape({
    id: 'harami_cross',
    title: 'Harami cross',
    definition: 'A doji strictly within the long body before; it stands against the colour of the long one.',
    candles: 2,
    function: 'CDLHARAMICROSS',
    at: (m, row) =>
      isLong(m, row - 1) && isDoji(m, row) && isWithin(m, row, row - 1) ? opposite(m.colours[row - 1]!) : 0,
  }),
  shape({
    id: 'doji_star',
    title: 'Doji star',
    definition:
      'A doji whose body gaps away from the long body before, in the direction of its colour; it stands against it.',
    candles: 2,
    function: 'CDLDOJISTAR',
    at: (m, row) => {
      if (!isLong(m, row - 1) || !isDoji(m, row)) return 0;
      const gaps =
        m.colours[row - 1] === 1
          ? bodyBottom(m, row) > bodyTop(m, row - 1)
          : bodyTop(m, row) < bodyBottom(m, row - 1);
      return gaps ? opposite(m.colours[row - 1]!) : 0;
    },
  }),
  shape({
    id: 'piercing',
    title: 'Piercing line',
    definition:
      'After a long black body a long white one opens below the low and closes within the upper part of that body.',
    candles: 2,
    function: 'CDLPIERCING',
    parameters: penetration,
    at: (m, row, { penetration: share }) => {
      if (m.colours[row - 1] !== -1 || m.colours[row] !== 1 || !isLong(m, row - 1) || !isLong(m, row))
        return 0;
      const { opens, lows, closes } = m.bars;
      const enters = closes[row]! > closes[row - 1]! + share! * m.bodies[row - 1]!;
      return opens[row]! < lows[row - 1]! && closes[row]! < opens[row - 1]! && enters ? 1 : 0;
    },
  }),
  shape({
    id: 'dark_cloud_cover',
    title: 'Dark cloud cover',
    definition:
      'After a long white body a black one opens above the high and closes within the lower part of that body.',
    candles: 2,
    function: 'CDLDARKCLOUDCOVER',
    parameters: penetration,
    at: (m, row, { penetration: share }) => {
      if (m.colours[row - 1] !== 1 || m.colours[row] !== -1 || !isLong(m, row - 1)) return 0;
      const { opens, highs, closes } = m.bars;
      const enters = closes[row]! < closes[row - 1]! - share! * m.bodies[row - 1]!;
      return opens[row]! > highs[row - 1]! && closes[row]! > opens[row - 1]! && enters ? -1 : 0;
    },
  }),
  shape({
    id: 'kicking',
    title: 'Kicking',
    definition:
      'Two long bodies with very short shadows and a gap between their ranges, black then white upward, white then black downward.',
    candles: 2,
    function: 'CDLKICKING',
    at: (m, row) => {
      const side = m.colours[row]!;
      if (m.colours[row - 1] === side || !isBare(m, row - 1) || !isBare(m, row)) return 0;
      const { highs, lows } = m.bars;
      const gaps = side === 1 ? lows[row]! > highs[row - 1]! : highs[row]! < lows[row - 1]!;
      return gaps ? (side as Side) : 0;
    },
  }),
  shape({
    id: 'matching_low',
    title: 'Matching low',
    definition: 'Two black candles with equal closes.',
    candles: 2,
    function: 'CDLMATCHINGLOW',
    at: (m, row) => {
      const { closes } = m.bars;
      const areEqual = Math.abs(closes[row]! - closes[row - 1]!) <= equal(m, row - 1);
      return m.colours[row] === -1 && m.colours[row - 1] === -1 && areEqual ? 1 : 0;
    },
  }),
  shape({
    id: 'homing_pigeon',
    title: 'Homing pigeon',
    definition: 'A short black body strictly within the long black one before.',
    candles: 2,
    function: 'CDLHOMINGPIGEON',
    at: (m, row) =>
      m.colours[row] === -1 &&
      m.colours[row - 1] === -1 &&
      isLong(m, row - 1) &&
      isShort(m, row) &&
      isWithin(m, row, row - 1)
        ? 1
        : 0,
  }),
];

function isBare(m: CandleMeasures, row: number): boolean {
  return isLong(m, row) && isVeryShort(m.upperShadows, m, row) && isVeryShort(m.lowerShadows, m, row);
}
