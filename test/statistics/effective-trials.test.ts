import { expect, it } from 'vitest';
import { effectiveTrials } from '../../src/statistics/effective-trials.ts';

// rho + (1 - rho) M, Bailey and Lopez de Prado, "The Deflated Sharpe Ratio", 2014, appendix 3.
it.each([
  [100, 0, 100],
  [100, 1, 1],
  [100, 0.9, 10.9],
  [2, 0.5, 1.5],
  // No more than there are.
  [10, -0.1, 10],
])('%d trials of a mean correlation of %d are worth %d', (trials, average, expected) => {
  expect(effectiveTrials(trials, average)).toBeCloseTo(expected, 12);
});
