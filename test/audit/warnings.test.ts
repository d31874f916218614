import { expect, test } from 'vitest';
import { auditBacktest } from '../../src/audit/audit-backtest.ts';
import type { AuditInput } from '../../src/audit/outcome.ts';
import { rNormal } from './r-random.ts';

const draw = rNormal(41);
const returns = Array.from({ length: 100 }, () => 0.001 + 0.01 * draw());
const matrix = returns.map((value) => [value, 0.01 * draw()]);

test.each<[string, Partial<AuditInput>, string[]]>([
  ['nothing to say', {}, []],
  [
    'dropped entries',
    { returns: [...returns, null, 'inf'] },
    ['2 of 102 returns are not finite: dropped, not filled.'],
  ],
  [
    'a short record',
    { returns: returns.slice(0, 12) },
    ['12 observations: probabilities rest on a normal approximation that is rough below 30.'],
  ],
  [
    'one trial',
    { trials: 1 },
    ['One trial: deflatedSharpeRatio is the probabilistic Sharpe ratio against 0.'],
  ],
  [
    'a frequency other than the stated one',
    { years: 8 },
    [
      '100 observations in 8 years are not 252 to a year, within 10 %: figures are annualised with periodsPerYear, years decides only whether the history suffices.',
    ],
  ],
  ['a frequency within a tenth', { years: 100 / 230 }, []],
  [
    'a matrix of other length, of fewer trials, with rows left over',
    { matrix: matrix.slice(0, 99), trials: 3 },
    [
      'returns is none of the columns of the matrix: pbo is of the choice among those.',
      'The matrix has 99 rows and returns has 100 entries.',
      'The matrix holds 2 of 3 trials: pbo is of the choice among those.',
      '3 rows at the end of the matrix were left out: 16 blocks of equal length use 96.',
    ],
  ],
  ['a matrix that divides', { matrix, trials: 2, cscvBlocks: 10 }, []],
  [
    'returns that are not the best column',
    { matrix: returns.map((value) => [value, value + 0.01]), trials: 2, cscvBlocks: 10 },
    [
      'returns is column 0 of the matrix, which has not the largest Sharpe ratio of all rows: pbo is of choosing the one that has.',
    ],
  ],
  [
    'returns that are no fractions',
    { returns: returns.map((value, at) => (at === 3 ? -2.5 : value)) },
    [
      '1 returns are below -1: a simple return, as a fraction, cannot lose more than all. Percent would look like this.',
    ],
  ],
])('%s', (_, change, warnings) => {
  const outcome = auditBacktest({ returns, trials: 10, ...change });
  expect(outcome.kind === 'result' && outcome.warnings).toEqual(warnings);
});

test('returns that follow each other are warned of, with what Lo makes of the ratio', () => {
  let last = 0;
  const trending = returns.map((value) => {
    last = 0.6 * last + value;
    return last;
  });
  const outcome = auditBacktest({ returns: trending, trials: 10 });
  expect(outcome.kind === 'result' && outcome.warnings).toEqual([
    expect.stringMatching(
      /^The returns are serially correlated \(0\.\d\d at one period\): .* Lo's correction takes the Sharpe ratio from \d/,
    ),
  ]);
});
