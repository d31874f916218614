import { factor } from '../../indicators/parameters.ts';
import {
  bodyBottom,
  bodyTop,
  type CandleMeasures,
  far,
  isLong,
  isShort,
  isVeryShort,
  near,
} from '../candle-measures.ts';
import type { Side } from '../pattern.ts';
import { shape } from './shape.ts';
import { engulfs, isWithin } from './two-candles.ts';

const penetration = [
  factor('penetration', 0.3, 0, 1, "Share of the first body that the third's close has to enter."),
];

/** A long body, a short one that gaps away from it, and one that comes back into the first. */
function isStar(m: CandleMeasures, row: number, side: 1 | -1, share: number): boolean {
  const { closes } = m.bars;
  const first = row - 2;
  if (m.colours[first] !== -side || m.colours[row] !== side) return false;
  if (
    !isLong(m, first) ||
    m.bodies[row - 1]! > m.averageBody[row - 1]! ||
    !(m.bodies[row]! > m.averageBody[row]!)
  )
    return false;
  const gaps =
    side === 1 ? bodyTop(m, row - 1) < bodyBottom(m, first) : bodyBottom(m, row - 1) > bodyTop(m, first);
  return gaps && side * (closes[row]! - closes[first]!) > share * m.bodies[first]!;
}

/** Shapes of three candles. */
export const THREE_CANDLES = [
  shape({
    id: 'morning_star',
    title: 'Morning star',
    definition:
      'A long black body, one that is not long and gaps below it, and a long white one that closes well within the first.',
    candles: 3,
    function: 'CDLMORNINGSTAR',
    parameters: penetration,
    at: (m, row, { penetration: share }) => (isStar(m, row, 1, share!) ? 1 : 0),
  }),
  shape({
    id: 'evening_star',
    title: 'Evening star',
    definition:
      'A long white body, one that is not long and gaps above it, and a long black one that closes well within the first.',
    candles: 3,
    function: 'CDLEVENINGSTAR',
    parameters: penetration,
    at: (m, row, { penetration: share }) => (isStar(m, row, -1, share!) ? -1 : 0),
  }),
  shape({
    id: 'three_white_soldiers',
    title: 'Three white soldiers',
    definition:
      'Three white candles with very short upper shadows and rising closes, each opening within or near the body before, none far shorter than the one before, the last not short.',
    candles: 3,
    function: 'CDL3WHITESOLDIERS',
    at: (m, row) => {
      for (let at = row - 2; at <= row; at++)
        if (m.colours[at] !== 1 || !isVeryShort(m.upperShadows, m, at)) return 0;
      return follows(m, row - 1) && follows(m, row) && m.bodies[row]! > m.averageBody[row]! ? 1 : 0;
    },
  }),
  shape({
    id: 'three_black_crows',
    title: 'Three black crows',
    definition:
      'After a white candle three black ones with very short lower shadows and falling closes, the first closing below the high of the white one, the others opening within the body before.',
    candles: 4,
    function: 'CDL3BLACKCROWS',
    at: (m, row) => {
      const { opens, highs, closes } = m.bars;
      for (let at = row - 2; at <= row; at++)
        if (m.colours[at] !== -1 || !isVeryShort(m.lowerShadows, m, at)) return 0;
      if (m.colours[row - 3] !== 1 || !(highs[row - 3]! > closes[row - 2]!)) return 0;
      for (let at = row - 1; at <= row; at++) {
        const opensWithin = opens[at]! < opens[at - 1]! && opens[at]! > closes[at - 1]!;
        if (!opensWithin || !(closes[at]! < closes[at - 1]!)) return 0;
      }
      return -1;
    },
  }),
  shape({
    id: 'three_inside',
    title: 'Three inside up or down',
    definition:
      'A harami, and a third candle of the other colour than the first that closes beyond the open of the first.',
    candles: 3,
    function: 'CDL3INSIDE',
    at: (m, row) => {
      const first = row - 2;
      const side = -m.colours[first]!;
      if (
        m.colours[row] !== side ||
        !isLong(m, first) ||
        !isShort(m, row - 1) ||
        !isWithin(m, row - 1, first)
      )
        return 0;
      return side * (m.bars.closes[row]! - m.bars.opens[first]!) > 0 ? (side as Side) : 0;
    },
  }),
  shape({
    id: 'three_outside',
    title: 'Three outside up or down',
    definition: 'An engulfing, and a third candle that closes beyond its close.',
    candles: 3,
    function: 'CDL3OUTSIDE',
    at: (m, row) => {
      const side = engulfs(m, row - 1);
      return side * (m.bars.closes[row]! - m.bars.closes[row - 1]!) > 0 ? side : 0;
    },
  }),
];

/** A white candle goes on from the one before: a higher close, an open within or near its body, and not far shorter. */
function follows(m: CandleMeasures, row: number): boolean {
  const { opens, closes } = m.bars;
  return (
    closes[row]! > closes[row - 1]! &&
    opens[row]! > opens[row - 1]! &&
    opens[row]! <= closes[row - 1]! + near(m, row - 1) &&
    m.bodies[row]! > m.bodies[row - 1]! - far(m, row - 1)
  );
}
