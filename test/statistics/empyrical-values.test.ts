import { describe, expect, it } from 'vitest';
import { annualReturn } from '../../src/statistics/annual-return.ts';
import { maximumDrawdown } from '../../src/statistics/maximum-drawdown.ts';
import { sampleStandardDeviation } from '../../src/statistics/moments.ts';
import { omegaRatio } from '../../src/statistics/omega-ratio.ts';
import { sharpeRatio } from '../../src/statistics/sharpe-ratio.ts';
import { sortinoRatio } from '../../src/statistics/sortino-ratio.ts';

// `mixed_returns` of the tests of empyrical (Quantopian, empyrical/tests/test_stats.py), in which a first row without a
// return counts as a period of the year, and nowhere else.
const RETURNS = [0.01, 0.1, -0.04, 0.02, 0.03, 0.02, 0.01, -0.1];
const PERIODS = 9;
const EQUITY = [1];
for (const value of RETURNS) EQUITY.push(EQUITY.at(-1)! * (1 + value));

describe('the figures of a backtest are those that empyrical publishes', () => {
  const annual = annualReturn(EQUITY.at(-1)!, PERIODS, 252);

  it.each([
    ['annual return', annual, 1.9135925373194231],
    ['volatility', sampleStandardDeviation(RETURNS) * Math.sqrt(252), 0.9136465399704637],
    ['Sharpe ratio', sharpeRatio(RETURNS, 0)! * Math.sqrt(252), 1.7238613961706866],
    ['Sortino ratio', sortinoRatio(RETURNS, 0, 252), 2.605531251673693],
    ['maximum drawdown', maximumDrawdown(EQUITY), 0.1],
    ['Calmar ratio', annual / maximumDrawdown(EQUITY), 19.135925373194233],
    // Its required return is 10 a year, which is compounded to a day's.
    ['omega ratio', omegaRatio(RETURNS, 11 ** (1 / 252) - 1), 0.8335426349755793],
  ])('%s', (_name, computed, published) => {
    expect(computed).toBeCloseTo(published, 12);
  });
});

it('has no ratio to a shortfall that never was', () => {
  expect(sortinoRatio([0.01, 0.02], 0, 252)).toBeNull();
  expect(omegaRatio([0.01, 0.02], 0)).toBeNull();
});
