import { describe, expect, test } from 'vitest';
import { collectNullReasons } from '../../src/audit/null-reasons.ts';
import { requiredLengths } from '../../src/audit/required-lengths.ts';

const annual = (sharpe: number) => ({
  sharpeRatio: sharpe / Math.sqrt(252),
  observations: 1260,
  skewness: 0,
  kurtosis: 3,
});
const search = (trials: number) => ({ trials, sharpeVariance: 1 / 1259 });
const lengths = (sharpe: number, trials: number, years: number) => {
  const nulls = collectNullReasons();
  const required = requiredLengths(annual(sharpe), search(trials), { years, periodsPerYear: 252 }, nulls);
  return { required, reasons: Object.fromEntries(nulls.entries.map((entry) => [entry.field, entry.reason])) };
};

describe('Bailey, Borwein, Lopez de Prado, Zhu 2014: five years allow 45 trials at a Sharpe ratio of 1', () => {
  test.each([
    [45, 5, true],
    [46, 5, false],
    [45, 4.9, false],
  ])('%i trials in %d years: %s', (trials, years, sufficient) => {
    expect(lengths(1, trials, years).required.historySufficientForTrialCount).toBe(sufficient);
  });
});

test('the two record lengths hold their benchmarks fixed', () => {
  const { required } = lengths(2, 10, 5);
  const ratio = 2 / Math.sqrt(252);
  const factor = 1 + ratio ** 2 / 2;
  const z = 1.6448536269514729;
  const bar = 1.57459830134575 / Math.sqrt(1259);
  expect(required.minTrlVsZeroYears).toBeCloseTo((1 + factor * (z / ratio) ** 2) / 252, 10);
  expect(required.minTrlVsSelectionYears).toBeCloseTo((1 + factor * (z / (ratio - bar)) ** 2) / 252, 10);
  expect(required.minTrlConfidence).toBe(0.95);
});

test.each([
  ['a loss', -1, 10, 3],
  ['nothing', 0, 10, 3],
  ['less than the no-skill maximum', 0.1, 1000, 1],
])('%s needs what no length gives, and says so', (_, sharpe, trials, nulls) => {
  const { required, reasons } = lengths(sharpe, trials, 5);
  expect(required.historySufficientForTrialCount).toBe(false);
  expect(Object.keys(reasons)).toHaveLength(nulls);
  expect(reasons['minTrlVsSelectionYears']).toBe('the Sharpe ratio does not exceed the no-skill maximum');
});

test('one trial needs no backtest length', () => {
  expect(lengths(0.5, 1, 0.1).required).toMatchObject({
    minimumBacktestLengthYears: 0,
    historySufficientForTrialCount: true,
  });
});
