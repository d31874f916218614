import { rollingMaximum, rollingMinimum } from '../../indicators/rolling-extremes.ts';
import type { Bars } from '../../market/bars.ts';

/** A turn of the price: a high above its neighbours, or a low below them. */
export interface Swing {
  readonly kind: 'high' | 'low';
  readonly row: number;
  readonly price: number;
  /** The row at which it was first known: the last of its neighbours on the right. */
  readonly knownAt: number;
}

/** Neighbours on each side that a turn stands out from. */
export const SWING_WIDTH = 5;

/**
 * The swing highs and lows among the rows, in the order in which they became known. A high is above the highs of `width` rows
 * before it and not below those of `width` rows after it, so that it is known `width` rows late; lows alike.
 */
export function swingsOf({ highs, lows }: Bars, width: number): Swing[] {
  const top = rollingMaximum(highs, width);
  const bottom = rollingMinimum(lows, width);
  const swings: Swing[] = [];
  for (let knownAt = 2 * width; knownAt < highs.length; knownAt++) {
    const row = knownAt - width;
    if (highs[row]! > top[row - 1]! && highs[row]! >= top[knownAt]!)
      swings.push({ kind: 'high', row, price: highs[row]!, knownAt });
    if (lows[row]! < bottom[row - 1]! && lows[row]! <= bottom[knownAt]!)
      swings.push({ kind: 'low', row, price: lows[row]!, knownAt });
  }
  return swings;
}

/** Adds a swing to alternating turns: of two highs in a row the higher stays, of two lows the lower. */
export function addTurn(turns: Swing[], swing: Swing): void {
  const last = turns.at(-1);
  if (last?.kind !== swing.kind) turns.push(swing);
  else if (swing.kind === 'high' ? swing.price >= last.price : swing.price <= last.price)
    turns[turns.length - 1] = swing;
}
