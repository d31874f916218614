import { describe, expect, it } from 'vitest';
import { decideTargets } from '../../src/backtest/decide-targets.ts';
import { withDefaults } from '../../src/strategies/check-parameters.ts';
import { DEMO_STRATEGIES } from '../../src/strategies/demo/demo-strategies.ts';
import { findPeek } from '../../src/strategies/find-peek.ts';
import { signalBars } from '../../src/strategies/signal-bars.ts';
import { randomBars } from '../backtest/markets.ts';

const ROWS = 700;
const CUTS = [300, 301, 450, 699];

describe.each(DEMO_STRATEGIES.map((strategy) => [strategy.name, strategy] as const))(
  '%s',
  (_name, strategy) => {
    const values = withDefaults(strategy.parameters, {});

    it('decides on no later bar', () => {
      expect(findPeek(strategy, values, randomBars(1, ROWS), CUTS)).toBeNull();
    });

    it('wants something, and nothing before its warm-up', () => {
      const targets = decideTargets(strategy, signalBars(randomBars(1, ROWS)), values);
      expect(targets.some((target) => target !== 0)).toBe(true);
      expect(targets.subarray(0, strategy.warmUp(values)).every((target) => target === 0)).toBe(true);
    });

    it('has defaults within its bounds', () => {
      for (const { type, minimum, maximum, default: value } of strategy.parameters) {
        expect(value).toBeGreaterThanOrEqual(minimum);
        expect(value).toBeLessThanOrEqual(maximum);
        if (type === 'integer') expect(value).toBe(Math.round(value));
      }
    });
  },
);

it('finds a strategy that looks one bar ahead', () => {
  const peeking = {
    decide: ({ closes }: { readonly closes: Float64Array }, _values: object, targets: Float64Array) => {
      for (let row = 0; row < targets.length - 1; row++)
        targets[row] = closes[row + 1]! > closes[row]! ? 1 : 0;
    },
  };
  const rising = randomBars(1, ROWS);
  const cut = rising.closes.findIndex((close, row) => rising.closes[row + 1]! > close);
  expect(findPeek(peeking, {}, rising, [cut + 1])).toEqual({
    row: cut,
    withoutLaterBars: 0,
    withLaterBars: 1,
  });
});
