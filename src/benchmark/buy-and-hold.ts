import type { BenchmarkWindow } from './window.ts';

/**
 * Equity at each close of the window of 1 that is put into the instrument at its first open, or at the close before it where opens are no traded prices, without any cost. Dividends buy
 * more of it at the close of their candle; what a delisted share is worth in the end is in the last close.
 */
export function buyAndHold({
  candles,
  start,
  dividends,
  finalReturn,
  fillsAtOpen,
}: BenchmarkWindow): Float64Array {
  const { opens, closes } = candles;
  const equity = new Float64Array(closes.length - start);
  let shares = 1 / (fillsAtOpen ? opens[start]! : closes[start - 1]!);
  for (let at = 0; at < equity.length; at++) {
    const row = start + at;
    // Bought at the open, the first candle's own dividend is not its; bought at the close before, it is.
    if (at > 0 || !fillsAtOpen) shares *= 1 + dividends[row]! / closes[row]!;
    equity[at] = shares * closes[row]! * (at === equity.length - 1 ? 1 + finalReturn : 1);
  }
  return equity;
}
