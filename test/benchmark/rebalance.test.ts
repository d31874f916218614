import fc from 'fast-check';
import { expect, test } from 'vitest';
import { rebalance } from '../../src/benchmark/rebalance.ts';

const COSTS = { fee: 0.001, slippage: 0.002 };

test('a buy by hand: filled above the price, and the fee taken of the filled value', () => {
  // 1 of cash, half of what is left after costs: value v with v = 0.5 (1 - v (0.002 + 0.001 x 1.002)).
  const { shares, cash, traded, cost } = rebalance({ cash: 1, shares: 0 }, 50, 0.5, COSTS);
  const value = 0.5 / (1 + 0.5 * 0.003002);
  expect(shares).toBeCloseTo(value / 50, 14);
  expect(traded).toBeCloseTo(value * 1.002, 14);
  expect(cost).toBeCloseTo(value * 0.003002, 14);
  expect(cash).toBeCloseTo(1 - value - cost, 14);
});

test('a sale by hand: filled below the price', () => {
  const { shares, cash, traded } = rebalance({ cash: 0, shares: 2 }, 50, 0.5, COSTS);
  const value = 50 / (1 - 0.5 * (0.002 + 0.001 * 0.998));
  expect(traded).toBeCloseTo(value * 0.998, 10);
  expect(shares * 50).toBeCloseTo(100 - value, 10);
  expect(cash).toBeCloseTo(value * 0.998 * 0.999, 10);
});

test('after any trade the exposure is the one asked for, cash is not negative, and nothing is made from nothing', () => {
  fc.assert(
    fc.property(
      fc.record({
        cash: fc.double({ min: 0, max: 10, noNaN: true }),
        shares: fc.double({ min: 0.001, max: 10, noNaN: true }),
      }),
      fc.double({ min: 0.1, max: 100, noNaN: true }),
      fc.double({ min: 0, max: 1, noNaN: true }),
      fc.record({
        fee: fc.double({ min: 0, max: 0.1, noNaN: true }),
        slippage: fc.double({ min: 0, max: 0.1, noNaN: true }),
      }),
      (holding, price, exposure, costs) => {
        const before = holding.cash + holding.shares * price;
        const { cash, shares, cost } = rebalance(holding, price, exposure, costs);
        const after = cash + shares * price;
        expect(after + cost).toBeCloseTo(before, 8);
        expect(shares * price).toBeCloseTo(exposure * after, 8);
        expect(cash).toBeGreaterThanOrEqual(-1e-9);
      },
    ),
  );
});
