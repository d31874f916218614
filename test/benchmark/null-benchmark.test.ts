import { seededRandom } from 'toolwright-runtime';
import { describe, expect, test } from 'vitest';
import { buyAndHold } from '../../src/benchmark/buy-and-hold.ts';
import { constantRiskHold } from '../../src/benchmark/constant-risk.ts';
import { nullBenchmark } from '../../src/benchmark/null-benchmark.ts';
import type { BenchmarkWindow } from '../../src/benchmark/window.ts';
import { emptyBars } from '../../src/market/bars.ts';
import { syntheticMarket } from '../../src/market/synthetic/synthetic-market.ts';
import { syntheticVendor } from '../../src/market/synthetic/synthetic-vendor.ts';
import { anotherFuture, generatedBars } from '../charts/generated-bars.ts';
import { fixedMarket, servedWhole } from '../fixtures/fixed-market.ts';

const market = servedWhole(fixedMarket([syntheticVendor(syntheticMarket(seededRandom))]));

const OPTIONS = {
  symbol: 'SYN001',
  timeframe: '1D',
  window: 252,
  feeBps: 10,
  slippageBps: 0,
  targetVolAnnual: 0.2,
  volWindow: 20,
  maxExposure: 1,
};

const RULES = {
  fee: 0,
  slippage: 0,
  targetVolatility: 0.1,
  volatilityWindow: 2,
  maximumExposure: 1,
  candlesPerYear: 252,
};

function windowOf(
  prices: readonly number[],
  start: number,
  dividends: readonly number[] = [],
): BenchmarkWindow {
  const candles = emptyBars(prices.length);
  for (const column of ['opens', 'highs', 'lows', 'closes'] as const) candles[column].set(prices);
  const cash = new Float64Array(prices.length);
  cash.set(dividends);
  return {
    kind: 'window',
    wanted: prices.length,
    fillsAtOpen: true,
    candles,
    start,
    dividends: cash,
    finalReturn: 0,
    asOf: 0,
    leftOutRunning: false,
    stored: {} as never,
    withheld: 0,
  };
}

describe('buy-and-hold', () => {
  test('follows the price from the first open of the window', () => {
    expect([...buyAndHold(windowOf([100, 200, 300, 150], 1))]).toEqual([1, 1.5, 0.75]);
  });

  test('reinvests dividends, but none of the day on which it is bought', () => {
    expect([...buyAndHold(windowOf([100, 100, 50], 1, [0, 10, 5]))]).toEqual([1, 0.5 * 1.1]);
  });

  test('ends with what a delisted share is worth', () => {
    expect([...buyAndHold({ ...windowOf([100, 100, 100], 1), finalReturn: -0.6 })]).toEqual([1, 0.4]);
  });
});

describe('the constant-risk hold', () => {
  test('without any volatility has the largest exposure', () => {
    const { exposures, equity } = constantRiskHold(windowOf([10, 10, 10, 10, 20], 3), {
      ...RULES,
      maximumExposure: 0.5,
    });
    expect([...exposures]).toEqual([0.5, 0.5]);
    expect([...equity]).toEqual([1, 1.5]);
  });

  test('is sized on the returns up to the close before, and by no later one', () => {
    const all = generatedBars(400);
    const hold = (candles: typeof all) =>
      constantRiskHold(
        { ...windowOf([], 0), candles, start: 30, dividends: new Float64Array(400) },
        {
          ...RULES,
          volatilityWindow: 20,
        },
      );
    const { exposures, equity } = hold(all);
    const changed = hold(anotherFuture(all, 200, 2));
    // The exposure of row 200 is set at its open, on closes up to row 199.
    expect(changed.exposures.slice(0, 200 - 30 + 1)).toEqual(exposures.slice(0, 200 - 30 + 1));
    expect(changed.equity.slice(0, 200 - 30)).toEqual(equity.slice(0, 200 - 30));
    expect(changed.exposures[200 - 30 + 1]).not.toBe(exposures[200 - 30 + 1]);
  });

  test('takes dividends as cash for the shares that it held before', () => {
    const window = windowOf([10, 10, 10, 10, 10], 3, [0, 0, 0, 1, 1]);
    const { equity } = constantRiskHold(window, RULES);
    expect([...equity]).toEqual([1, 1.1]);
  });

  test('comes near its target over the years', async () => {
    const outcome = await nullBenchmark(market, {
      ...OPTIONS,
      window: 4000,
      targetVolAnnual: 0.1,
      feeBps: 0,
    });
    if (outcome.kind === 'refusal') throw new Error(outcome.code);
    expect(outcome.result.volTargetedHold.highestExposure).toBeLessThanOrEqual(1);
    const { candles, start } = outcome.window;
    const { equity } = constantRiskHold(outcome.window, { ...RULES, volatilityWindow: 20 });
    const returns = equity.slice(1).map((value, at) => Math.log(value / equity[at]!));
    const variance = returns.reduce((sum, value) => sum + value * value, 0) / returns.length;
    expect(candles.times.length - start).toBe(4000);
    expect(Math.sqrt(252 * variance)).toBeGreaterThan(0.09);
    expect(Math.sqrt(252 * variance)).toBeLessThan(0.125);
  });
});

test('a delisted share ends with its final value, and the answer says so', async () => {
  const outcome = await nullBenchmark(market, { ...OPTIONS, symbol: 'SYN021' });
  if (outcome.kind === 'refusal') throw new Error(outcome.code);
  expect(outcome.result.buyAndHold.totalReturn).toBeLessThan(-0.5);
  expect(outcome.warnings.some((text) => text.includes('delisted'))).toBe(true);
});

test('a running week is left out, and the data then end before it', async () => {
  const outcome = await nullBenchmark(market, { ...OPTIONS, timeframe: '1W', window: 52 });
  if (outcome.kind === 'refusal') throw new Error(outcome.code);
  expect(outcome.result.window.lastBar).toBe('2025-12-22');
  expect(new Date(outcome.window.asOf).toISOString()).toBe('2025-12-26T21:00:00.000Z');
});
