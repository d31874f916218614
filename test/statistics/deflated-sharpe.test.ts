import { expect, test } from 'vitest';
import { deflatedSharpeRatio, noSkillMaximum } from '../../src/statistics/deflated-sharpe.ts';
import { probabilisticSharpeRatio } from '../../src/statistics/probabilistic-sharpe.ts';

// Annual Sharpe ratio 2.5 and annual variance 0.5 across trials, of daily returns with 250 days to the year.
const record = { sharpeRatio: 2.5 / Math.sqrt(250), observations: 1250, skewness: -3, kurtosis: 10 };
const search = { trials: 100, sharpeVariance: 0.5 / 250 };

test('Bailey and Lopez de Prado 2014: no-skill maximum .1132 a day', () => {
  expect(noSkillMaximum(search)).toBeCloseTo(0.1132, 4);
  expect(noSkillMaximum(search) * Math.sqrt(250)).toBeCloseTo(1.7894, 4);
});

test('Bailey and Lopez de Prado 2014: deflated Sharpe ratio .9004, to pypbo digits', () => {
  expect(deflatedSharpeRatio(record, search)).toBeCloseTo(0.9003968344493902, 12);
});

test.each([
  ['46 trials', record, 46, 0.950502],
  ['88 trials and normal returns', { ...record, skewness: 0, kurtosis: 3 }, 88, 0.950491],
])('Bailey and Lopez de Prado 2014, sensitivity: %s give .9505', (_, sensitive, trials, expected) => {
  expect(deflatedSharpeRatio(sensitive, { ...search, trials })).toBeCloseTo(expected, 6);
});

test('one trial leaves the probabilistic Sharpe ratio against 0', () => {
  expect(deflatedSharpeRatio(record, { ...search, trials: 1 })).toBe(probabilisticSharpeRatio(record, 0));
});
