import { expect, it } from 'vitest';
import { pointEvaluator, recordOf } from '../../src/backtest/evaluate-point.ts';
import { deflate, trialCounts } from '../../src/trials/deflation.ts';
import { daily, instrument, PLAIN, randomBars, randomTargets } from './markets.ts';

const ROWS = 500;
const SEEDS = 200;
const NONE = { journaled: 0, inner: 0, screened: 0, sharpes: 0, sharpeMean: 0, sharpeSquares: 0 };

/** The best of so many strategies that decide by lot, in a market without drift, judged by a count of trials. */
function bestOf(trials: number, seed: number, counted: number) {
  const leg = { instrument: instrument(daily(randomBars(seed, ROWS))), rows: { start: 1, end: ROWS } };
  const evaluate = pointEvaluator({ legs: [leg], rules: { ...PLAIN, allowShort: true }, perYear: 252 });
  const records = Array.from({ length: trials }, (_, trial) =>
    recordOf(evaluate([randomTargets(1000 * seed + trial, ROWS)])),
  ).filter((record) => record !== null);
  const best = records.reduce((one, other) => (other.sharpeRatio > one.sharpeRatio ? other : one));
  const sharpes = counted === 1 ? [] : records.map(({ sharpeRatio }) => sharpeRatio);
  return deflate(best, trialCounts(NONE, sharpes, counted, ROWS - 1))!;
}

const shareAbove95 = (trials: number, counted: number) =>
  Array.from({ length: SEEDS }, (_, seed) => bestOf(trials, seed + 1, counted)).filter(
    (deflated) => deflated > 0.95,
  ).length / SEEDS;

it.each([1, 5, 20])(
  'the best of %d strategies without skill exceeds a deflated 0.95 no more often than it should',
  (trials) => {
    // Of one trial it is one in twenty; three standard errors of that share over the seeds are let pass.
    expect(shareAbove95(trials, trials)).toBeLessThan(0.05 + 3 * Math.sqrt((0.05 * 0.95) / SEEDS));
  },
);

it('and does so far more often where the search is not counted', () => {
  expect(shareAbove95(20, 1)).toBeGreaterThan(0.4);
});
