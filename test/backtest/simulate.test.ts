import { describe, expect, it } from 'vitest';
import { simulate } from '../../src/backtest/simulate.ts';
import { tradeRecorder } from '../../src/backtest/trades.ts';
import { dayAt } from '../../src/market/calendar.ts';
import { daily, instrument, NO_ACTIONS, PLAIN, randomBars, randomTargets, withSplit } from './markets.ts';
import { referenceEquity } from './reference.ts';

const ROWS = 400;
const WHOLE = { start: 1, end: ROWS };
const YEAR = { perYear: 252 };

describe('buying and holding', () => {
  it('is the last close over the first open that it could fill at', () => {
    const bars = randomBars(1, ROWS);
    const { equity } = simulate(instrument(daily(bars)), new Float64Array(ROWS).fill(1), PLAIN, WHOLE, YEAR);
    expect(equity.at(-1)).toBeCloseTo(bars.closes[ROWS - 1]! / bars.opens[1]!, 12);
    expect(equity[0]).toBeCloseTo(bars.closes[1]! / bars.opens[1]!, 12);
  });

  it('fills at the next close where opens were not traded', () => {
    const bars = randomBars(1, ROWS);
    const rules = { ...PLAIN, fills: 'next-close' } as const;
    const { equity } = simulate(instrument(daily(bars)), new Float64Array(ROWS).fill(1), rules, WHOLE, YEAR);
    expect(equity[0]).toBe(1);
    expect(equity.at(-1)).toBeCloseTo(bars.closes[ROWS - 1]! / bars.closes[1]!, 12);
  });

  it('gets dividends in cash and, delisted, what is left', () => {
    const bars = randomBars(2, ROWS);
    const actions = {
      ...NO_ACTIONS,
      dividends: [{ day: dayAt(bars.times[100]!), amount: 0.7 }],
      delisting: { day: dayAt(bars.times[ROWS - 1]!), finalReturn: -0.4 },
    };
    const held = simulate(
      instrument(daily(bars, actions)),
      new Float64Array(ROWS).fill(1),
      PLAIN,
      WHOLE,
      YEAR,
    );
    const shares = 1 / bars.opens[1]!;
    expect(held.equity.at(-1)).toBeCloseTo(shares * (0.6 * bars.closes[ROWS - 1]! + 0.7), 12);
  });
});

it('pays no dividend whose day lies after the last bar', () => {
  const bars = randomBars(2, ROWS);
  const later = { day: dayAt(bars.times[ROWS - 1]!) + 1, amount: 9 };
  const paid = (dividends: (typeof later)[]) =>
    instrument(daily(bars, { ...NO_ACTIONS, dividends })).dividends.reduce((sum, amount) => sum + amount, 0);
  expect([paid([later]), paid([{ ...later, day: later.day - 1 }])]).toEqual([0, 9]);
});

describe('what was decided on a close', () => {
  const bars = randomBars(3, ROWS);
  // It knows whether the next bar rises from its open to its close.
  const foresight = bars.closes.map((close, row) => (close > bars.opens[row]! ? 1 : 0));
  const next = foresight.map((_, row) => foresight[row + 1] ?? 0);
  const gain = (targets: Float64Array) =>
    simulate(instrument(daily(bars)), targets, PLAIN, WHOLE, YEAR).equity.at(-1)!;

  it('gains nothing from the bar that it was decided on', () => {
    const rises = Array.from(foresight, (up, row) => (up === 1 ? bars.closes[row]! / bars.opens[row]! : 1));
    const perfect = rises.slice(1).reduce((product, rise) => product * rise, 1);
    // With the next bar known, most of what its rises make is there; with its own bar known, nothing of the kind.
    expect(gain(next)).toBeGreaterThan(perfect ** 0.7);
    expect(gain(foresight)).toBeLessThan(2);
  });

  it('does not depend on any later bar', () => {
    const targets = randomTargets(4, ROWS);
    const rules = { ...PLAIN, allowShort: true, commission: 0.001 };
    const whole = simulate(instrument(daily(bars)), targets, rules, WHOLE, YEAR).equity;
    const early = simulate(instrument(daily(bars)), targets, rules, { start: 1, end: 200 }, YEAR).equity;
    expect(early).toEqual(whole.subarray(0, 199));
  });
});

describe('a split', () => {
  it.each([4, 0.1])('of ratio %d changes no return', (ratio) => {
    const bars = randomBars(5, ROWS);
    const targets = randomTargets(6, ROWS);
    const rules = { ...PLAIN, allowShort: true, commission: 0.001, slippage: 0.0005 };
    const plain = simulate(instrument(daily(bars)), targets, rules, WHOLE, YEAR).equity;
    const split = simulate(instrument(withSplit(bars, 150, ratio)), targets, rules, WHOLE, YEAR).equity;
    for (const [row, value] of plain.entries()) expect(split[row]).toBeCloseTo(value, 12);
  });
});

describe('costs', () => {
  it.each(['commission', 'slippage'] as const)('leave the less, the more %s there is', (cost) => {
    const market = instrument(daily(randomBars(7, ROWS)));
    const targets = randomTargets(8, ROWS);
    const ends = [0, 0.0001, 0.001, 0.01, 0.1].map((level) => {
      const rules = { ...PLAIN, allowShort: true, [cost]: level };
      return simulate(market, targets, rules, WHOLE, YEAR).equity.at(-1)!;
    });
    expect(ends).toEqual([...ends].sort((a, b) => b - a));
    expect(new Set(ends).size).toBe(5);
  });
});

describe('agrees bar by bar with a simulation by events', () => {
  const variants = [
    {},
    { fills: 'next-close' },
    { allowShort: true },
    { commission: 0.002, slippage: 0.001 },
    { allowShort: true, commission: 0.002, slippage: 0.001, positionFraction: 0.7, stopLoss: 0.05 },
    { allowShort: true, fills: 'next-close', commission: 0.001, stopLoss: 0.03, closeAtEnd: true },
  ] as const;

  it.each(variants.flatMap((variant) => [11, 12, 13, 14].map((seed) => [seed, variant] as const)))(
    'with seed %d and %o',
    (seed, variant) => {
      const bars = randomBars(seed, ROWS);
      const split = withSplit(bars, 120 + seed, seed % 2 === 0 ? 4 : 0.2);
      const actions = {
        splits: split.actions.splits,
        dividends: [50, 120 + seed, 300].map((row) => ({ day: dayAt(bars.times[row]!), amount: 0.4 })),
        delisting: seed === 13 ? { day: dayAt(bars.times[ROWS - 1]!), finalReturn: -0.3 } : null,
      };
      const market = daily(split.bars, actions);
      const targets = randomTargets(seed + 100, ROWS);
      const rules = { ...PLAIN, ...variant };
      const { equity } = simulate(instrument(market), targets, rules, WHOLE, YEAR);
      const expected = referenceEquity(market, targets, rules, 1);
      expect(equity.length).toBe(expected.length);
      for (const [row, value] of expected.entries()) expect(equity[row]).toBeCloseTo(value, 9);
    },
  );
});

describe('the trades', () => {
  it('gain together what the equity gained', () => {
    const market = instrument(withSplit(randomBars(9, ROWS), 200, 4));
    const recorder = tradeRecorder(market, 1);
    const rules = { ...PLAIN, allowShort: true, commission: 0.001, slippage: 0.001, stopLoss: 0.04 };
    const { equity } = simulate(market, randomTargets(10, ROWS), rules, WHOLE, {
      ...YEAR,
      listener: recorder.listener,
    });
    const trades = recorder.trades({ row: ROWS - 1, equity: equity.at(-1)! });
    const profit = trades.reduce((sum, trade) => sum + trade.profit, 0);
    expect(profit).toBeCloseTo(equity.at(-1)! - 1, 12);
    expect(new Set(trades.map(({ exit_reason }) => exit_reason))).toContain('stop_loss');
    expect(new Set(trades.map(({ exit_reason }) => exit_reason))).toContain('reversal');
  });
});

describe('a short position that costs more than there is', () => {
  it('ends the equity at 0', () => {
    const bars = randomBars(1, ROWS);
    for (let row = 50; row < ROWS; row++)
      for (const column of ['opens', 'highs', 'lows', 'closes'] as const) bars[column][row]! *= 3;
    const rules = { ...PLAIN, allowShort: true };
    const { equity } = simulate(instrument(daily(bars)), new Float64Array(ROWS).fill(-1), rules, WHOLE, YEAR);
    expect(equity[48]).toBeGreaterThan(0);
    expect([...equity.subarray(49)]).toEqual(Array(ROWS - 50).fill(0));
  });
});
