import { expect, test } from 'vitest';
import { parabolicSar } from '../../../src/charts/indicators/studies/parabolic-sar.ts';
import { emptyBars } from '../../../src/market/bars.ts';
import { generatedBars } from '../generated-bars.ts';

// trading-signals lets the level into the range of the bar before the last, which Wilder does not: held to his rules instead.

test('the level of a rise, by hand: 2 % of the way to the extreme, then 4 %, kept under the last two lows', () => {
  const bars = emptyBars(6);
  bars.highs.set([10, 11, 12, 13, 14, 12]);
  bars.lows.set([9, 10, 11, 12, 13, 8]);
  const [level] = parabolicSar.compute(bars, { step: 0.02, maximum: 0.2 });
  const second = 9 + 0.02 * (11 - 9);
  const third = 9; // held by the lows of the first two bars
  const fourth = third + 0.04 * (12 - third);
  const fifth = fourth + 0.06 * (13 - fourth);
  expect([...level!].slice(0, 2)).toEqual([Number.NaN, 9]);
  expect(second).toBeGreaterThan(third);
  expect(level![2]).toBe(third);
  expect(level![3]).toBeCloseTo(fourth, 12);
  expect(level![4]).toBeCloseTo(fifth, 12);
  // The sixth bar falls through it, so the level begins anew at the extreme of the rise.
  expect(level![5]).toBe(14);
});

test('it never lies in the range of the last two bars, unless it has just changed sides', () => {
  const bars = generatedBars(3000);
  const [level] = parabolicSar.compute(bars, { step: 0.02, maximum: 0.2 });
  let sides = 0;
  for (let row = 3; row < 3000; row++) {
    const below = level![row]! <= bars.lows[row]!;
    const wasBelow = level![row - 1]! <= bars.lows[row - 1]!;
    expect(below || level![row]! >= bars.highs[row]!).toBe(true);
    if (below !== wasBelow) {
      sides++;
      continue;
    }
    const before = [row - 1, row - 2];
    if (below) expect(level![row]).toBeLessThanOrEqual(Math.min(...before.map((at) => bars.lows[at]!)));
    else expect(level![row]).toBeGreaterThanOrEqual(Math.max(...before.map((at) => bars.highs[at]!)));
  }
  expect(sides).toBeGreaterThan(100);
});
