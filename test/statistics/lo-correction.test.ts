import { describe, expect, test } from 'vitest';
import { loAnnualisationFactor } from '../../src/statistics/lo-correction.ts';

const PERIODS = [2, 3, 4, 6, 12, 24, 36, 48, 125, 250];

// Lo's closed form for returns that follow an AR(1) process.
const closedForm = (periods: number, rho: number) =>
  Math.sqrt(periods) /
  Math.sqrt(1 + ((2 * rho) / (1 - rho)) * (1 - (1 - rho ** periods) / (periods * (1 - rho))));

describe.each([
  [0.9, [1.03, 1.05, 1.07, 1.1, 1.21, 1.41, 1.6, 1.77, 2.67, 3.7]],
  [0.5, [1.15, 1.28, 1.39, 1.6, 2.12, 2.91, 3.53, 4.06, 6.49, 9.15]],
  [0.2, [1.29, 1.52, 1.73, 2.07, 2.88, 4.04, 4.93, 5.68, 9.14, 12.92]],
  [0, [1.41, 1.73, 2, 2.45, 3.46, 4.9, 6, 6.93, 11.18, 15.81]],
  [-0.2, [1.58, 1.99, 2.33, 2.9, 4.17, 5.95, 7.31, 8.45, 13.67, 19.35]],
])('Lo 2002, table 2, first-order autocorrelation %d', (rho, row) => {
  test('from the autocorrelations', () => {
    const factors = PERIODS.map((periods) => {
      const geometric = Array.from({ length: periods - 1 }, (_, index) => rho ** (index + 1));
      return Number(loAnnualisationFactor(periods, geometric)!.toFixed(2));
    });
    expect(factors).toEqual(row);
  });

  test('from the closed form', () => {
    expect(PERIODS.map((periods) => Number(closedForm(periods, rho).toFixed(2)))).toEqual(row);
    for (const periods of PERIODS) {
      const geometric = Array.from({ length: periods - 1 }, (_, index) => rho ** (index + 1));
      expect(loAnnualisationFactor(periods, geometric)).toBeCloseTo(closedForm(periods, rho), 10);
    }
  });
});

test.each([
  ['no autocorrelation leaves sqrt(q)', 256, [], 16],
  ['lags of q and above do not count', 2, [0.5, 0.9], 2 / Math.sqrt(3)],
  ['a variance of zero gives none', 2, [-1], null],
  ['a negative variance gives none', 12, [-0.9], null],
])('%s', (_, periods, correlations, expected) => {
  expect(loAnnualisationFactor(periods, correlations)).toBe(expected);
});
