import { expect, it } from 'vitest';
import { decideTargets } from '../../src/backtest/decide-targets.ts';
import { buyAndHold } from '../../src/strategies/demo/buy-and-hold.ts';
import { signalBars } from '../../src/strategies/signal-bars.ts';
import { randomBars } from './markets.ts';

const bars = signalBars(randomBars(1, 41));
const wanting = (row: number, exposure: number) => ({
  ...buyAndHold,
  name: 'odd',
  decide: (_bars: unknown, _values: unknown, targets: Float64Array) => {
    targets.fill(0.5);
    targets[row] = exposure;
  },
});

it.each([1, -1, 0, -0, 0.3, Number.MIN_VALUE])('takes an exposure of %d', (exposure) => {
  expect(decideTargets(wanting(40, exposure), bars, {})[40]).toBe(exposure);
});

it.each([0, 1, 39, 40])('refuses what is no exposure after bar %d', (row) => {
  for (const exposure of [Number.NaN, Infinity, -Infinity, 1 + Number.EPSILON, -1 - Number.EPSILON, 2])
    expect(() => decideTargets(wanting(row, exposure), bars, {})).toThrow(
      `it wanted an exposure of ${exposure} after bar ${row}`,
    );
});

it('names the strategy that threw', () => {
  const decide = () => {
    throw new TypeError('no luck');
  };
  const throwing = () => decideTargets({ ...buyAndHold, name: 'hapless', decide }, bars, {});
  expect(throwing).toThrow(expect.objectContaining({ strategy: 'hapless', message: 'it threw: no luck' }));
});
