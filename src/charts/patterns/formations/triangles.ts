import type { Swing } from '../swings.ts';
import { formation, levelAt, through } from './formation.ts';

const SOURCE =
  'R. D. Edwards and J. Magee, Technical Analysis of Stock Trends, 1948; the tolerances are our own';

/** The last two highs and lows, and how each pair moves as a share of the height: 0 within the tolerance. */
function sides(turns: readonly Swing[], tolerance: number) {
  const [firstHigh, secondHigh] = turns.filter(({ kind }) => kind === 'high') as [Swing, Swing];
  const [firstLow, secondLow] = turns.filter(({ kind }) => kind === 'low') as [Swing, Swing];
  const height = Math.max(firstHigh.price, secondHigh.price) - Math.min(firstLow.price, secondLow.price);
  const direction = (first: Swing, second: Swing) => {
    const moved = (second.price - first.price) / height;
    return Math.abs(moved) <= tolerance ? 0 : Math.sign(moved);
  };
  return {
    firstHigh,
    secondHigh,
    firstLow,
    secondLow,
    highsMove: direction(firstHigh, secondHigh),
    lowsMove: direction(firstLow, secondLow),
    from: turns[0]!.row,
  };
}

const higherOf = (first: Swing, second: Swing) => (first.price >= second.price ? first : second);
const lowerOf = (first: Swing, second: Swing) => (first.price <= second.price ? first : second);

/** Formations that narrow, or stay as wide. */
export const TRIANGLES = [
  formation({
    id: 'ascending_triangle',
    title: 'Ascending triangle',
    definition:
      'Two highs on a level and two rising lows, left by a close above the higher high; a close below the last low ends it.',
    turns: 4,
    source: SOURCE,
    outline: (turns, { tolerance }) => {
      const { firstHigh, secondHigh, secondLow, highsMove, lowsMove, from } = sides(turns, tolerance!);
      if (highsMove !== 0 || lowsMove !== 1) return null;
      return { above: levelAt(higherOf(firstHigh, secondHigh)), voidBelow: secondLow.price, from };
    },
  }),
  formation({
    id: 'descending_triangle',
    title: 'Descending triangle',
    definition:
      'Two lows on a level and two falling highs, left by a close below the lower low; a close above the last high ends it.',
    turns: 4,
    source: SOURCE,
    outline: (turns, { tolerance }) => {
      const { firstLow, secondLow, secondHigh, highsMove, lowsMove, from } = sides(turns, tolerance!);
      if (highsMove !== -1 || lowsMove !== 0) return null;
      return { below: levelAt(lowerOf(firstLow, secondLow)), voidAbove: secondHigh.price, from };
    },
  }),
  formation({
    id: 'symmetrical_triangle',
    title: 'Symmetrical triangle',
    definition:
      'Two falling highs and two rising lows, left by a close beyond the line through the highs or through the lows.',
    turns: 4,
    source: SOURCE,
    outline: (turns, { tolerance }) => {
      const { firstHigh, secondHigh, firstLow, secondLow, highsMove, lowsMove, from } = sides(
        turns,
        tolerance!,
      );
      if (highsMove !== -1 || lowsMove !== 1) return null;
      return { above: through(firstHigh, secondHigh), below: through(firstLow, secondLow), from };
    },
  }),
  formation({
    id: 'rectangle',
    title: 'Rectangle',
    definition:
      'Two highs on a level and two lows on a level, left by a close beyond the higher high or the lower low.',
    turns: 4,
    source: SOURCE,
    outline: (turns, { tolerance }) => {
      const { firstHigh, secondHigh, firstLow, secondLow, highsMove, lowsMove, from } = sides(
        turns,
        tolerance!,
      );
      if (highsMove !== 0 || lowsMove !== 0) return null;
      return {
        above: levelAt(higherOf(firstHigh, secondHigh)),
        below: levelAt(lowerOf(firstLow, secondLow)),
        from,
      };
    },
  }),
];
