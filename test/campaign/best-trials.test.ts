import { expect, it } from 'vitest';
import { bestTrials, type RankBy } from '../../src/campaign/best-trials.ts';
import { memoryTrials } from '../fixtures/memory-trials.ts';
import { AS_OF, trialEntry } from './trials.ts';

const journal = memoryTrials(() => [
  trialEntry(1, { sharpe_per_period: 0.09, total_return: 0.2, max_drawdown: 0.5 }),
  trialEntry(2, {
    sharpe_per_period: null,
    skewness: null,
    kurtosis: null,
    total_return: 0,
    max_drawdown: 0,
  }),
  // The same ratio, of a family that tried a thousand points.
  trialEntry(3, {
    family: 'b 1D X',
    strategy: 'b',
    kind: 'walk_forward',
    inner_points: 1000,
    sharpe_per_period: 0.1,
  }),
  trialEntry(4, { sharpe_per_period: 0.01, total_return: 0.9, periods_per_year: 252 * 400 }),
]);

const best = (rank_by: RankBy, more: object = {}) =>
  bestTrials(journal, { rank_by, limit: 10, ...more }, AS_OF);

it.each([
  ['deflated_sharpe_ratio', ['run1.1', 'run4.1', 'run3.1', 'run2.1']],
  // Ratios of different frequencies are annualised first.
  ['sharpe_ratio', ['run4.1', 'run3.1', 'run1.1', 'run2.1']],
  ['total_return', ['run4.1', 'run1.1', 'run3.1', 'run2.1']],
  ['max_drawdown', ['run2.1', 'run3.1', 'run4.1', 'run1.1']],
] as const)('ranks by %s', async (rankBy, ids) => {
  const { trials } = await best(rankBy);
  expect(trials.map((trial) => trial.trial_id)).toEqual(ids);
});

it('shows what the count of a family is made of', async () => {
  const { families } = await best('sharpe_ratio', { strategy: 'b' });
  expect(families).toMatchObject([
    { family: 'b 1D X', journaled: 1, screened: 0, inner_walk_forward: 1000, n_trials: 1001 },
  ]);
});

it('knows of no trial that was recorded after the call began, nor of its own', async () => {
  const asOf = { now: new Date(Date.UTC(2026, 0, 1, 0, 0, 3)), runId: 'run3' };
  const { trials } = await bestTrials(journal, { rank_by: 'sharpe_ratio', limit: 10 }, asOf);
  expect(trials.map((trial) => trial.trial_id)).toEqual(['run1.1', 'run2.1']);
});
