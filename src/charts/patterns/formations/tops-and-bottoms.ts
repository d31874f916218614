import type { Outline } from '../pattern.ts';
import type { Swing } from '../swings.ts';
import { formation, levelAt, through } from './formation.ts';

const SOURCE =
  'R. D. Edwards and J. Magee, Technical Analysis of Stock Trends, 1948; the tolerances are our own';

/** Two level turns with one between them; for tops `side` is 1. */
function double(turns: readonly Swing[], side: 1 | -1, tolerance: number): Outline | null {
  const [first, between, second] = turns as [Swing, Swing, Swing];
  if (first.kind !== (side === 1 ? 'high' : 'low')) return null;
  const height = side * ((first.price + second.price) / 2 - between.price);
  if (!(height > 0) || Math.abs(first.price - second.price) > tolerance * height) return null;
  const extreme = side * Math.max(side * first.price, side * second.price);
  return side === 1
    ? { below: levelAt(between), voidAbove: extreme, from: first.row }
    : { above: levelAt(between), voidBelow: extreme, from: first.row };
}

/** Three turns of which the middle one reaches farther, with a line through the two between them. */
function headAndShoulders(turns: readonly Swing[], side: 1 | -1, tolerance: number): Outline | null {
  const [left, firstNeck, head, secondNeck, right] = turns as [Swing, Swing, Swing, Swing, Swing];
  if (head.kind !== (side === 1 ? 'high' : 'low')) return null;
  const neck = (firstNeck.price + secondNeck.price) / 2;
  const height = side * (head.price - neck);
  const shoulders = [left, right].map(({ price }) => side * (price - neck));
  // Shoulders stand out from the neck, are alike, and leave the head a quarter of the height.
  if (!(height > 0) || shoulders.some((shoulder) => shoulder <= 0 || shoulder > 0.75 * height)) return null;
  if (Math.abs(left.price - right.price) > 2 * tolerance * height) return null;
  const line = through(firstNeck, secondNeck);
  return side === 1
    ? { below: line, voidAbove: head.price, from: left.row }
    : { above: line, voidBelow: head.price, from: left.row };
}

/** Formations that turn. */
export const TOPS_AND_BOTTOMS = [
  formation({
    id: 'double_top',
    title: 'Double top',
    definition: 'Two highs on a level with a low between them, left by a close below that low.',
    turns: 3,
    source: SOURCE,
    outline: (turns, { tolerance }) => double(turns, 1, tolerance!),
  }),
  formation({
    id: 'double_bottom',
    title: 'Double bottom',
    definition: 'Two lows on a level with a high between them, left by a close above that high.',
    turns: 3,
    source: SOURCE,
    outline: (turns, { tolerance }) => double(turns, -1, tolerance!),
  }),
  formation({
    id: 'head_and_shoulders',
    title: 'Head and shoulders',
    definition:
      'Three highs, the middle one higher by at least a quarter of the height, the outer two alike to twice the tolerance, left by a close below the line through the two lows between them.',
    turns: 5,
    source: SOURCE,
    outline: (turns, { tolerance }) => headAndShoulders(turns, 1, tolerance!),
  }),
  formation({
    id: 'inverse_head_and_shoulders',
    title: 'Inverse head and shoulders',
    definition:
      'Three lows, the middle one lower by at least a quarter of the height, the outer two alike to twice the tolerance, left by a close above the line through the two highs between them.',
    turns: 5,
    source: SOURCE,
    outline: (turns, { tolerance }) => headAndShoulders(turns, -1, tolerance!),
  }),
];
