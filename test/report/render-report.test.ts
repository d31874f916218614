import { createHash } from 'node:crypto';
import { HtmlValidate } from 'html-validate';
import { describe, expect, it, test } from 'vitest';
import { reportTrial } from '../../src/report/report-trial.ts';
import type { Trial } from '../../src/trials/trial.ts';
import { pointOf, trialOf } from './trials.ts';

const HOSTILE = `"'><script>alert(1)</script><img src=x onerror=alert(2)>&amp;\u202E\u0000`;

const fold: NonNullable<Trial['folds']>[number] = {
  fold: 1,
  train_first: '2020-01-01',
  train_bars: 200,
  test_first: '2020-08-01',
  test_last: '2020-12-31',
  test_bars: 100,
  parameters: { fast: 10, slow: 60 },
  train_sharpe_per_year: 1.5,
  test_sharpe_per_year: null,
  test_return: 0.1,
  holding_return: 0.2,
  excess_return: -0.1,
  closed_trades: 3,
};
const trade: NonNullable<Trial['trades']>[number] = {
  symbol: 'SYN001',
  side: 'long',
  entry_day: '2020-01-02',
  entry_price: 50,
  entry_shares: 0.02,
  exit_day: '2020-02-03',
  exit_price: 55,
  bars: 22,
  profit: 0.1,
  return: 0.1,
  exit_reason: 'stop_loss',
};
const POINTS = [pointOf(10, 60, 0.1), pointOf(20, 60, -0.1), pointOf(10, 90, null), pointOf(20, 90, 0.2)];

async function documentOf(trial: Trial, points: readonly Trial[] = POINTS, title?: string) {
  const outcome = await reportTrial(
    {
      find: async (id) => ({
        id,
        runId: 'run-1',
        tool: 'run_backtest',
        recordedAt: '2026-01-01T00:00:00.000Z',
        trial,
      }),
      points: async () => points,
      tally: async () => ({
        journaled: 5,
        inner: 40,
        screened: 7,
        sharpes: 4,
        sharpeMean: 0.1,
        sharpeSquares: 0.1,
      }),
    },
    { trial_id: 'run-1.1', ...(title !== undefined && { title }) },
  );
  if (outcome.kind === 'refusal') throw new Error(outcome.code);
  return outcome;
}

const whole = trialOf({ kind: 'walk_forward', folds: [fold], trades: Array(250).fill(trade) });

const validator = new HtmlValidate({
  extends: ['html-validate:standard', 'html-validate:a11y'],
  rules: {
    'long-title': 'off',
    'prefer-native-element': ['error', { exclude: ['group'] }],
    'require-sri': 'off',
  },
});

describe.each([
  ['with all parts', whole],
  ['of a point', trialOf({ kind: 'optimization_point', series: undefined } as never)],
  [
    'of hostile names',
    trialOf({
      strategy: HOSTILE,
      symbols: [HOSTILE],
      family: HOSTILE,
      trades: [{ ...trade, symbol: HOSTILE }],
    }),
  ],
  [
    'of a single return',
    trialOf({ series: { days: ['2020-01-01'], returns: [0] }, sharpe_per_period: null }),
  ],
])('a report %s', (_what, trial) => {
  it('is sound HTML', async () => {
    const { document } = await documentOf(trial);
    const { results } = await validator.validateString(document);
    expect(
      results.flatMap(({ messages }) =>
        messages.map(({ ruleId, message, line }) => `${line}: ${ruleId}: ${message}`),
      ),
    ).toEqual([]);
  });

  it('runs nothing, loads nothing and has no markup from a name', async () => {
    const { document } = await documentOf(trial, POINTS, HOSTILE);
    const tags = document.match(/<[a-z][^>]*>/gi)!;
    expect(
      tags.filter((tag) => /^<(script|img|link|iframe|b)\b|\s(on\w+|src|href|style)=/i.test(tag)),
    ).toEqual([]);
    expect(document).not.toMatch(/url\(|@import|NaN|Infinity|undefined|\[object/);
    expect(document.split('\u0000').length + document.split('\u202E').length).toBe(2);
  });

  it('has a style whose hash its policy allows, and nothing else', async () => {
    const { document } = await documentOf(trial);
    const style = /<style>([\s\S]*)<\/style>/.exec(document)![1]!;
    const hash = createHash('sha256').update(style).digest('base64');
    expect(document).toContain(
      `content="default-src 'none'; style-src 'sha256-${hash}'; base-uri 'none'; form-action 'none'"`,
    );
  });

  it('has the deflated ratio and the trials wherever it says Sharpe', async () => {
    const { document } = await documentOf(trial);
    for (const part of document.split(/<section|<dl>/).slice(1))
      if (part.includes('Sharpe')) expect(part).toMatch(/[Dd]eflated Sharpe ratio[\s\S]*52/);
  });
});

test('holding is drawn beside the equity, and said to be missing where a trial has none', async () => {
  const { document } = await documentOf(whole);
  expect(document.match(/<polyline class="beside"/g)).toHaveLength(1);
  // 0.1 % on each of 500 days.
  expect(document).toContain('over the same bars without costs, 64.83 % in all');
  const { holding: _, ...without } = whole.series!;
  const older = (await documentOf({ ...whole, series: without })).document;
  expect(older).not.toContain('<polyline class="beside"');
  expect(older).toContain('Holding is not drawn beside it');
});

test('equal trials give equal bytes', async () => {
  expect((await documentOf(whole)).document).toBe((await documentOf(whole)).document);
});

test('the result names the parts, and why others are missing', async () => {
  expect((await documentOf(whole)).result).toMatchObject({
    sections: ['equity', 'drawdown', 'monthly', 'folds', 'parameters', 'trades'],
    omitted: [],
    n_trials: 52,
  });
  const { result } = await documentOf(trialOf(), []);
  expect(result.sections).toEqual(['equity', 'drawdown', 'monthly']);
  expect(result.omitted.map(({ section }) => section)).toEqual(['folds', 'parameters', 'trades']);
});

test('many trades are cut, and counted', async () => {
  const { document } = await documentOf(whole);
  expect(document).toContain('The first 200 of 250');
  expect(document.match(/>stop loss</g)).toHaveLength(200);
});
