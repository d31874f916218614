import { describe, expect, test } from 'vitest';
import { auditBacktest } from '../../src/audit/audit-backtest.ts';
import type { AuditInput, AuditResult, MaybeNumber } from '../../src/audit/outcome.ts';
import { rNormal } from './r-random.ts';

function resultOf(input: AuditInput): AuditResult & { warnings: readonly string[] } {
  const outcome = auditBacktest(input);
  if (outcome.kind === 'refusal') throw new Error(outcome.code);
  return { ...outcome.result, warnings: outcome.warnings };
}

function series(seed: number, length: number, centre = 0.0008): number[] {
  const draw = rNormal(seed);
  return Array.from({ length }, () => centre + 0.01 * draw());
}

// Twelve monthly returns; moments from scipy and numpy.
const MONTHS = [0.0089, 0.0012, -0.002, 0.01, -0.0002, 0.02, 0.03, 0.01, -0.003, 0.01, 0.0102, -0.01];

test('twelve months, ten trials, every figure worked out with scipy', () => {
  const audit = resultOf({ returns: MONTHS, trials: 10, periodsPerYear: 12, riskFreeAnnual: 0.012 });
  expect(audit).toMatchObject({
    nObs: 12,
    nDropped: 0,
    years: 1,
    periodsPerYear: 12,
    nTrials: 10,
    trialsSource: 'caller-supplied',
    historySufficientForTrialCount: true,
    minTrlConfidence: 0.95,
    pbo: null,
  });
  const close: [keyof AuditResult, number][] = [
    ['sharpe', 1.9454384947903276],
    ['skewness', 0.5147259307304012],
    ['kurtosisRaw', 2.9377061316899584],
    ['sharpeStandardError', 0.9706878923125204],
    ['probabilisticSharpeRatio', 0.9774748976474851],
    ['expectedMaxSharpeNoSkill', 1.6446142882205503],
    ['deflatedSharpeRatio', 0.6216846436143926],
    ['minimumBacktestLengthYears', 0.6550953956474144],
    ['minTrlVsSelectionYears', 25.905912526965007],
    ['minTrlVsZeroYears', 0.7007668026269348],
  ];
  for (const [field, expected] of close) expect(audit[field], field).toBeCloseTo(expected, 10);
  expect(audit.trialSharpeVariance).toEqual({
    law: 'zero-skill-sampling',
    value: 1 / 11,
    matrixCrossSectional: null,
  });
});

describe('refusals', () => {
  const returns = series(1, 60);
  const draw = rNormal(2);
  const matrix = Array.from({ length: 64 }, () => [draw(), draw(), draw()]);
  const still = matrix.map((row, index) => (index < 4 ? [row[0]!, 0.5, row[2]!] : row));

  test.each<[string, Partial<AuditInput>, string, object]>([
    [
      'nine finite returns',
      { returns: [...returns.slice(0, 9), null, 'nan'] },
      'too-few-observations',
      { observations: 9, dropped: 2, minimum: 10 },
    ],
    [
      'a constant',
      { returns: Array(20).fill(0.001) },
      'sharpe-undefined',
      { observations: 20, standardDeviation: expect.closeTo(0, 15), largestAbsoluteReturn: 0.001 },
    ],
    [
      'zeros',
      { returns: Array(20).fill(0), riskFreeAnnual: 0.03 },
      'sharpe-undefined',
      { observations: 20, standardDeviation: 0, largestAbsoluteReturn: 0 },
    ],
    ['one configuration', { matrix: [[1], [2]] }, 'matrix-too-small', { columns: 1, minimum: 2 }],
    [
      '201 configurations',
      { matrix: [Array(201).fill(1)] },
      'matrix-too-large',
      { columns: 201, maximum: 200 },
    ],
    ['unequal rows', { matrix: [[1, 2], [3]] }, 'matrix-ragged', { row: 1, expected: 2, actual: 1 }],
    [
      'a hole',
      {
        matrix: [
          [1, 2],
          [null, 3],
        ],
      },
      'matrix-cell-not-finite',
      { row: 1, column: 0 },
    ],
    ['fewer trials than columns', { matrix, trials: 2 }, 'trials-below-matrix', { trials: 2, columns: 3 }],
    [
      'an odd block count',
      { matrix, cscvBlocks: 7 },
      'cscv-split-impossible',
      { blocks: 7, rows: 64, requirement: 'the number of blocks is even' },
    ],
    ['a block that stands still', { matrix: still }, 'cscv-zero-variance', { column: 1, block: 0 }],
  ])('%s', (_, change, code, params) => {
    expect(auditBacktest({ returns, trials: 10, ...change })).toEqual({ kind: 'refusal', code, params });
  });
});

test('with a matrix: its overfitting, and its variance beside the one that is used', () => {
  const draw = rNormal(852);
  const matrix = Array.from({ length: 200 }, () => Array.from({ length: 40 }, draw));
  const returns = matrix.map((row) => row[0]!);
  const audit = resultOf({ returns, trials: 40, matrix, cscvBlocks: 4, riskFreeAnnual: 0.03 });
  // CRAN pbo, its test with this seed: phi .5, probability of loss .5.
  expect(audit.pbo).toMatchObject({
    probabilityOfBacktestOverfitting: 0.5,
    probabilityOfLoss: 0.5,
    splits: 6,
  });
  expect(audit.trialSharpeVariance.value).toBe(1 / 199);
  expect(audit.trialSharpeVariance.matrixCrossSectional).toBeCloseTo(1 / 199, 2);
  expect(audit.warnings).toEqual([
    expect.stringContaining('returns are below -1'),
    expect.stringContaining('returns is column 0 of the matrix'),
  ]);
});

test('a given variance of trial Sharpe ratios replaces the law, and is named', () => {
  const returns = series(4, 500);
  const given = resultOf({ returns, trials: 100, trialSharpeVariance: 0.002 });
  expect(given.trialSharpeVariance).toMatchObject({ law: 'given', value: 0.002 });
  expect(given.expectedMaxSharpeNoSkill).toBeCloseTo(Math.sqrt(0.002 * 252) * 2.530602893201682, 12);
});

test('one trial: the deflated ratio is the probabilistic ratio against 0, and a warning says so', () => {
  const audit = resultOf({ returns: series(5, 300), trials: 1 });
  expect(audit.deflatedSharpeRatio).toBe(audit.probabilisticSharpeRatio);
  expect(audit.minTrlVsSelectionYears).toBe(audit.minTrlVsZeroYears);
  expect(audit.expectedMaxSharpeNoSkill).toBe(0);
  expect(audit.warnings).toEqual([
    'One trial: deflatedSharpeRatio is the probabilistic Sharpe ratio against 0.',
  ]);
});

test('years touches only the sufficiency of the history', () => {
  const returns = series(6, 504);
  const { years, historySufficientForTrialCount, warnings, ...rest } = resultOf({ returns, trials: 10 });
  const longer = resultOf({ returns, trials: 10, years: 40 });
  expect(years).toBe(2);
  expect(longer.years).toBe(40);
  expect(warnings).toEqual([]);
  expect(historySufficientForTrialCount).toBe(false);
  expect(longer).toEqual({
    ...rest,
    years: 40,
    historySufficientForTrialCount: true,
    warnings: longer.warnings,
  });
  expect(longer.warnings).toHaveLength(1);
});

test('dropped entries move nothing but the count and the pairs of returns', () => {
  const returns = series(7, 250);
  const holes: MaybeNumber[] = [...returns.slice(0, 100), null, 'nan', ...returns.slice(100), '-inf'];
  const { serialCorrelation, nDropped, warnings, ...rest } = resultOf({ returns: holes, trials: 20 });
  const whole = resultOf({ returns, trials: 20 });
  expect(nDropped).toBe(3);
  expect(warnings).toEqual(['3 of 253 returns are not finite: dropped, not filled.']);
  expect(serialCorrelation).not.toEqual(whole.serialCorrelation);
  expect(rest).toEqual({
    ...rest,
    ...Object.fromEntries(Object.entries(whole).filter(([field]) => field in rest)),
  });
});

test('the label is carried through, and absent where none is given', () => {
  const returns = series(8, 100);
  expect(resultOf({ returns, trials: 2, label: 'momentum' }).label).toBe('momentum');
  expect('label' in resultOf({ returns, trials: 2 })).toBe(false);
});

test('scaling the returns and the risk-free rate together changes nothing', () => {
  const returns = series(9, 260);
  const once = resultOf({ returns, trials: 50, riskFreeAnnual: 0.02 });
  const fourfold = resultOf({ returns: returns.map((value) => 4 * value), trials: 50, riskFreeAnnual: 0.08 });
  expect(fourfold).toEqual(once);
});
