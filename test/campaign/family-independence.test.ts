import { expect, it } from 'vitest';
import { independenceOf } from '../../src/campaign/family-independence.ts';
import type { ReturnSeries } from '../../src/trials/trial.ts';
import { memoryTrials } from '../fixtures/memory-trials.ts';
import { AS_OF, days, trialEntry } from './trials.ts';

const series = (returns: number[], from = 0): ReturnSeries => ({ days: days(returns.length, from), returns });
const UP = [0.01, -0.01, 0.02, -0.02];
const DOWN = UP.map((value) => -value);
const ASIDE = [0.01, 0.01, -0.01, -0.01];

const of = (...made: (ReturnSeries | undefined)[]) =>
  independenceOf(
    memoryTrials(() => made.map((each, at) => trialEntry(at, each === undefined ? {} : { series: each }))),
    'a 1D X',
    AS_OF,
  );

it.each([
  ['are alike', [series(UP), series(UP)], { estimate: 1, average_correlation: 1, trials: 2, bars: 4 }],
  ['are opposite', [series(UP), series(DOWN)], { estimate: 2, average_correlation: -1, trials: 2, bars: 4 }],
  [
    'are of other days, but for most',
    [series(UP, 9), series(UP), series(UP), series(ASIDE), undefined],
    {
      trials: 3,
      bars: 4,
      average_correlation: expect.closeTo(1 / 3, 12),
      estimate: expect.closeTo(7 / 3, 12),
    },
  ],
])('estimates the worth of trials whose returns %s', async (_case, made, expected) => {
  const { effective_trials, effective_trials_unavailable } = await of(...made);
  expect(effective_trials).toMatchObject(expected);
  expect(effective_trials!.source).toContain('Deflated Sharpe Ratio');
  expect(effective_trials_unavailable).toBeNull();
});

it.each([
  ['none keeps returns', [undefined, undefined], 'on the same days'],
  ['one does', [series(UP), undefined], 'on the same days'],
  ['they are of different days', [series(UP), series(UP, 1)], 'on the same days'],
  ['they do not vary', [series([0, 0, 0, 0]), series(UP)], 'vary'],
])('says that there is no estimate where %s', async (_case, made, reason) => {
  const { effective_trials, effective_trials_unavailable } = await of(...made);
  expect(effective_trials).toBeNull();
  expect(effective_trials_unavailable).toContain(reason);
});
