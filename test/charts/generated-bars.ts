import { seededRandom } from 'toolwright-runtime';
import { type Bars, emptyBars, sliceBars } from '../../src/market/bars.ts';
import { adjustForSplits } from '../../src/market/corporate-actions.ts';
import { syntheticMarket } from '../../src/market/synthetic/synthetic-market.ts';

const market = syntheticMarket(seededRandom);

/** The first daily bars of a generated security, adjusted for splits. */
export function generatedBars(rows: number, symbol = 'SYN001'): Bars {
  const { bars, actions } = market.daily(symbol, 1_000_000)!;
  return sliceBars(adjustForSplits(bars, actions.splits), 0, rows);
}

/** The bars up to `row`, and from there on others, which no market could make of the same seed. */
export function anotherFuture(bars: Bars, row: number, factor: number): Bars {
  const rows = bars.times.length;
  const other = emptyBars(rows);
  for (const column of ['times', 'opens', 'highs', 'lows', 'closes', 'volumes'] as const) {
    other[column].set(bars[column]);
    if (column === 'times') continue;
    for (let later = row; later < rows; later++)
      other[column][later] = bars[column][later]! * factor + ((later * 7) % 5);
  }
  return other;
}

/** Bars that stand still at 50, with the volume given. */
export function flatBars(rows: number, volume: number): Bars {
  const bars = emptyBars(rows);
  for (const column of ['opens', 'highs', 'lows', 'closes'] as const) bars[column].fill(50);
  bars.volumes.fill(volume);
  bars.times.set(Array.from({ length: rows }, (_, row) => row * 86_400_000));
  return bars;
}
