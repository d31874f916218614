import { expect, it } from 'vitest';
import { compareTrials } from '../../src/campaign/compare-trials.ts';
import type { Trial } from '../../src/trials/trial.ts';
import { memoryTrials } from '../fixtures/memory-trials.ts';
import { days, trialEntry } from './trials.ts';

const wave = (count: number, from = 0): Partial<Trial> => ({
  series: {
    days: days(count, from),
    returns: Array.from({ length: count }, (_, day) => Math.sin((from + day) ** 2)),
  },
});

const compare = (made: readonly Partial<Trial>[], extra: readonly string[] = []) =>
  compareTrials(
    memoryTrials(() => made.map((fields, at) => trialEntry(at, fields))),
    { trial_ids: [...made.map((_, at) => `run${at}.1`), ...extra] },
  );

it.each([
  ['of the same days', wave(100), wave(100), 100],
  ['of as many days as are needed', wave(119), wave(100, 59), 60],
  ['on the days that they share', wave(300), wave(400, 100), 200],
])('compares series %s', async (_case, first, second, shared) => {
  expect(await compare([first, second])).toMatchObject({
    result: {
      pairs: [{ shared_days: shared, correlation: expect.closeTo(1, 12) }],
      effective_bets: expect.closeTo(1, 9),
    },
  });
});

it.each([
  ['fewer than sixty shared days', [wave(100), wave(100, 41)], 'THIN_OVERLAP', { days: 59, needed: 60 }],
  [
    'less than half of the shorter one',
    [wave(300), wave(300, 160)],
    'THIN_OVERLAP',
    { days: 140, needed: 150 },
  ],
  ['another frequency', [wave(100), { ...wave(100), timeframe: '1W' }], 'MIXED_ACCOUNTING', {}],
  [
    'another accounting',
    [wave(100), { ...wave(100), accounting: 'closed trades' as never }],
    'MIXED_ACCOUNTING',
    {},
  ],
  ['no series', [wave(100), {}], 'NO_SERIES', { trials: 'run1.1' }],
  ['one known trial', [wave(100)], 'TOO_FEW_TRIALS', { known: 1, unknown: 'gone' }],
] as const)('refuses %s', async (_case, made, code, params) => {
  expect(await compare(made, made.length === 1 ? ['gone'] : [])).toMatchObject({
    kind: 'refusal',
    code,
    params,
  });
});

it('gives no mean where a series did not move, and names unknown ids', async () => {
  const flat = { series: { days: days(100), returns: Array(100).fill(0) } };
  expect(await compare([wave(100), flat], ['gone'])).toMatchObject({
    result: {
      pairs: [{ correlation: null }],
      average_correlation: null,
      effective_bets: null,
      unknown_trial_ids: ['gone'],
    },
  });
});
