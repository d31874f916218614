import { describe, expect, test } from 'vitest';
import { findFormations } from '../../../src/charts/patterns/find-formations.ts';
import { FORMATIONS } from '../../../src/charts/patterns/registry.ts';
import { swingsOf } from '../../../src/charts/patterns/swings.ts';
import { type Bars, emptyBars } from '../../../src/market/bars.ts';

/** Bars along straight lines between the prices, ten to a line, each half a point high and low. */
function along(...prices: number[]): Bars {
  const path = prices.slice(1).flatMap((price, at) => {
    const from = prices[at]!;
    return Array.from({ length: 10 }, (_, step) => from + ((price - from) * (step + 1)) / 10);
  });
  const bars = emptyBars(path.length);
  path.forEach((price, row) => {
    bars.opens[row] = price;
    bars.highs[row] = price + 0.5;
    bars.lows[row] = price - 0.5;
    bars.closes[row] = price;
  });
  return bars;
}

const found = (bars: Bars) =>
  findFormations(bars, FORMATIONS).map(({ formation, side }) => `${formation.id} ${side}`);

describe('each formation is complete when a close leaves it', () => {
  test.each([
    ['double_top -1', [90, 110, 104, 110.3, 100]],
    ['double_bottom 1', [120, 100, 106, 99.8, 110]],
    ['head_and_shoulders -1', [90, 110, 104, 116, 104, 110.5, 95]],
    ['inverse_head_and_shoulders 1', [130, 110, 116, 104, 116, 109.5, 125]],
    ['ascending_triangle 1', [90, 110, 100, 110.2, 104, 118]],
    ['descending_triangle -1', [120, 100, 110, 99.8, 106, 92]],
    ['symmetrical_triangle 1', [90, 112, 98, 108, 102, 116]],
    ['symmetrical_triangle -1', [90, 112, 98, 108, 102, 106, 90]],
    ['rectangle 1', [90, 110, 100, 110.2, 100.1, 118]],
    ['rectangle -1', [120, 100, 110, 100.1, 110.2, 92]],
  ])('%s along %o', (expected, prices) => {
    expect(found(along(...prices))).toContain(expected);
    // Cut before the last line, it is not complete.
    expect(found(along(...prices.slice(0, -1)))).not.toContain(expected);
  });

  test('at least six of them, and none in a straight line', () => {
    expect(FORMATIONS.length).toBeGreaterThanOrEqual(6);
    expect(found(along(90, 190))).toEqual([]);
    expect(found(emptyBars(0))).toEqual([]);
  });

  test('a close above both highs ends a double top', () => {
    expect(found(along(90, 110, 104, 110, 106, 112, 100))).not.toContain('double_top -1');
  });
});

test('a swing is known as many bars late as it is wide', () => {
  const swings = swingsOf(along(90, 110, 100, 120), 5);
  expect(swings.map(({ kind, row, knownAt, price }) => [kind, row, knownAt, price])).toEqual([
    ['high', 9, 14, 110.5],
    ['low', 19, 24, 99.5],
  ]);
});
