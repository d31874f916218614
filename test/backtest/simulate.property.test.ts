import fc from 'fast-check';
import { expect, test } from 'vitest';
import { pointEvaluator } from '../../src/backtest/evaluate-point.ts';
import { measure } from '../../src/backtest/performance.ts';
import { runPortfolio } from '../../src/backtest/run-portfolio.ts';
import { simulate } from '../../src/backtest/simulate.ts';
import { dayAt } from '../../src/market/calendar.ts';
import { daily, instrument, PLAIN, randomBars, randomTargets, withSplit } from './markets.ts';
import { referenceEquity } from './reference.ts';

const ROWS = 150;
const WHOLE = { start: 1, end: ROWS };
const YEAR = { perYear: 252 };
const seed = fc.integer({ min: 1, max: 1e6 });
const share = (least: number, most: number) =>
  fc.integer({ min: least * 1e4, max: most * 1e4 }).map((each) => each / 1e4);

const rules = fc.record({
  fills: fc.constantFrom('next-open' as const, 'next-close' as const),
  commission: share(0, 0.02),
  slippage: share(0, 0.02),
  allowShort: fc.boolean(),
  positionFraction: share(0.05, 1),
  stopLoss: fc.option(share(0.01, 0.2)),
  closeAtEnd: fc.boolean(),
});
const row = fc.integer({ min: 2, max: ROWS - 1 });

/** A market with a split, dividends and perhaps a delisting. */
const market = fc
  .record({
    seed,
    split: fc.record({ row, ratio: fc.constantFrom(0.1, 0.5, 2, 3, 7) }),
    dividends: fc.array(fc.record({ row, amount: share(0, 0.5) }), { maxLength: 4 }),
    finalReturn: fc.option(share(-1, 0.5)),
  })
  .map(({ seed, split, dividends, finalReturn }) => {
    const { bars, actions } = withSplit(randomBars(seed, ROWS), split.row, split.ratio);
    const dayOf = (at: number) => dayAt(bars.times[at]!);
    return daily(bars, {
      splits: actions.splits,
      dividends: dividends
        .map(({ row, amount }) => ({ day: dayOf(row), amount }))
        .sort((a, b) => a.day - b.day),
      delisting: finalReturn === null ? null : { day: dayOf(ROWS - 1), finalReturn },
    });
  });

test('random strategies by random rules on random markets agree with a simulation by events, bar by bar', () => {
  fc.assert(
    fc.property(market, seed, rules, (stored, strategy, variant) => {
      const targets = randomTargets(strategy, ROWS);
      const { equity } = simulate(instrument(stored), targets, { ...PLAIN, ...variant }, WHOLE, YEAR);
      const expected = referenceEquity(stored, targets, { ...PLAIN, ...variant }, 1);
      expect(equity.length).toBe(expected.length);
      for (const [at, value] of expected.entries())
        expect(Math.abs(equity[at]! / value - 1) < 1e-9 || value < 1e-9).toBe(true);
    }),
    { numRuns: 300 },
  );
});

test('a point of a search comes to what the backtest of its configuration does', () => {
  fc.assert(
    fc.property(market, seed, rules, (stored, strategy, variant) => {
      const traded = instrument(stored);
      const targets = randomTargets(strategy, ROWS);
      const setting = {
        legs: [{ instrument: traded, rows: WHOLE }],
        rules: { ...PLAIN, ...variant },
        perYear: 252,
      };
      const decided = {
        name: 'by_lot',
        decide: (_bars: unknown, _values: unknown, wanted: Float64Array) => wanted.set(targets),
      };
      const run = runPortfolio(setting, decided as never, {});
      const { performance, record } = measure(run, 252);
      const point = pointEvaluator(setting)([targets]);
      expect(point.growth).toBe(run.equity.at(-1));
      expect(point.closedTrades).toBe(run.trades.filter(({ exit_reason }) => exit_reason !== 'open').length);
      expect(point.moments.maximumDrawdown).toBeCloseTo(performance.max_drawdown, 12);
      if (record === null) expect(point.moments.sharpe).toBeNull();
      else expect(point.moments.sharpe).toBeCloseTo(record.sharpeRatio, 9);
    }),
  );
});

test('the more it costs, the less is left, whatever is traded', () => {
  fc.assert(
    fc.property(
      market,
      seed,
      rules,
      share(0, 0.02),
      fc.constantFrom('commission' as const, 'slippage' as const),
      (stored, strategy, variant, more, cost) => {
        const targets = randomTargets(strategy, ROWS);
        const left = (level: number) =>
          // A stop reads the equity, which the costs are in, so that it may save what it cost.
          simulate(
            instrument(stored),
            targets,
            { ...PLAIN, ...variant, stopLoss: null, [cost]: level },
            WHOLE,
            YEAR,
          ).equity.at(-1)!;
        expect(left(variant[cost] + more)).toBeLessThanOrEqual(left(variant[cost]) * (1 + 1e-12));
      },
    ),
  );
});

test('no equity knows a later bar or a later wish', () => {
  fc.assert(
    fc.property(seed, seed, seed, rules, row, (one, other, strategy, variant, cut) => {
      const bars = randomBars(one, ROWS);
      const targets = randomTargets(strategy, ROWS);
      const later = randomBars(other, ROWS);
      const columns = ['opens', 'highs', 'lows', 'closes'] as const;
      const changed = structuredClone(bars);
      for (const column of columns) changed[column].set(later[column].subarray(cut), cut);
      const others = targets.slice();
      others.set(randomTargets(strategy + 1, ROWS).subarray(cut - 1), cut - 1);
      const before = (path: Float64Array) => [...path.subarray(0, cut - 1)];
      const run = (market: typeof bars, wanted: Float64Array) =>
        simulate(instrument(daily(market)), wanted, { ...PLAIN, ...variant }, WHOLE, YEAR).equity;
      expect(before(run(changed, others))).toEqual(before(run(bars, targets)));
    }),
  );
});
