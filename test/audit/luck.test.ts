import { expect, test } from 'vitest';
import { luckSentence } from '../../src/audit/luck.ts';

const figures = {
  trials: 45,
  observations: 1260,
  sharpe: 1.5,
  expectedMaxSharpeNoSkill: 1.0002,
  deflatedSharpeRatio: 0.8671,
};

test.each([
  [
    'above the no-skill maximum',
    {},
    'The best of 45 configurations without skill is expected to show an annualised Sharpe ratio of 1.00 over 1,260 observations; this one shows 1.50, above it, and its deflated Sharpe ratio is 0.867.',
  ],
  [
    'below it, with many trials',
    { trials: 1e300, sharpe: -0.2, expectedMaxSharpeNoSkill: 16.575, deflatedSharpeRatio: 0 },
    'The best of 1e+300 configurations without skill is expected to show an annualised Sharpe ratio of 16.57 over 1,260 observations; this one shows -0.20, not above it, and its deflated Sharpe ratio is below 0.001.',
  ],
  [
    'one trial',
    { trials: 1, expectedMaxSharpeNoSkill: 0, deflatedSharpeRatio: 0.99999 },
    'One configuration was tried, so nothing is deducted for selection: the annualised Sharpe ratio is 1.50 over 1,260 observations, and the probability that the true one exceeds 0 is above 0.999.',
  ],
  [
    'a ratio that rounds to 0',
    { sharpe: -0.001, deflatedSharpeRatio: 0.02 },
    'The best of 45 configurations without skill is expected to show an annualised Sharpe ratio of 1.00 over 1,260 observations; this one shows 0.00, not above it, and its deflated Sharpe ratio is 0.020.',
  ],
  [
    'no deflated ratio',
    { deflatedSharpeRatio: null },
    'The best of 45 configurations without skill is expected to show an annualised Sharpe ratio of 1.00 over 1,260 observations; this one shows 1.50, above it, and its deflated Sharpe ratio is undefined.',
  ],
])('%s', (_, change, expected) => {
  expect(luckSentence({ ...figures, ...change })).toBe(expected);
});
