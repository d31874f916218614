import type { Bars } from '../../market/bars.ts';
import type { Parameters } from '../indicators/study.ts';
import { PATIENCE } from './formations/formation.ts';
import type { Formation, Line, Outline } from './pattern.ts';
import { addTurn, SWING_WIDTH, type Swing, swingsOf } from './swings.ts';

/** A formation that was completed. */
export interface FoundFormation {
  readonly formation: Formation;
  /** The row whose close completed it. */
  readonly row: number;
  /** The row of its first turn. */
  readonly from: number;
  readonly side: 1 | -1;
}

interface Pending {
  readonly outline: Outline;
  readonly until: number;
}

/**
 * The formations that were completed, by row: one pass in which each row sees only turns that were known by then. Of each
 * formation the latest outline is watched, until a close completes it, ends it, or its time has passed.
 */
export function findFormations(bars: Bars, formations: readonly Formation[]): FoundFormation[] {
  const parametersOf = formations.map(({ parameters }) => defaults(parameters));
  const swings = swingsOf(bars, SWING_WIDTH);
  const turns: Swing[] = [];
  const pending: (Pending | null)[] = formations.map(() => null);
  const found: FoundFormation[] = [];
  let next = 0;
  for (let row = swings[0]?.knownAt ?? bars.closes.length; row < bars.closes.length; row++) {
    let turned = false;
    for (; next < swings.length && swings[next]!.knownAt === row; next++) {
      addTurn(turns, swings[next]!);
      turned = true;
    }
    for (let at = 0; at < formations.length; at++) {
      const shape = formations[at]!;
      if (turned && turns.length >= shape.turns) {
        const outline = shape.outline(turns.slice(-shape.turns), parametersOf[at]!);
        if (outline !== null) pending[at] = { outline, until: row + PATIENCE };
      }
      const watched = pending[at];
      if (watched === null || watched === undefined) continue;
      const end = endOf(watched, row, bars.closes[row]!);
      if (end === null) continue;
      pending[at] = null;
      if (end !== 0) found.push({ formation: shape, row, from: watched.outline.from, side: end });
    }
  }
  return found;
}

/** Which way the close completes what is watched; 0 where it ends it, null where it is watched on. */
function endOf({ outline, until }: Pending, row: number, close: number): 1 | -1 | 0 | null {
  const { above, below, voidAbove, voidBelow } = outline;
  if (above !== undefined && close > priceAt(above, row)) return 1;
  if (below !== undefined && close < priceAt(below, row)) return -1;
  if (voidAbove !== undefined && close > voidAbove) return 0;
  if (voidBelow !== undefined && close < voidBelow) return 0;
  return row >= until ? 0 : null;
}

function priceAt({ row: start, price, slope }: Line, row: number): number {
  return price + slope * (row - start);
}

function defaults(parameters: Formation['parameters']): Parameters {
  return Object.fromEntries(parameters.map(({ name, default: value }) => [name, value]));
}
