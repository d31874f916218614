import { expect, test } from 'vitest';
import { sharpeStandardError, sharpeVarianceFactor } from '../../src/statistics/sharpe-standard-error.ts';

test.each([
  [{ sharpeRatio: 0.7079, observations: 134, skewness: -0.225, kurtosis: 2.957 }, 0.1028],
  [{ sharpeRatio: 0.8183, observations: 134, skewness: -1.4455, kurtosis: 7.0497 }, 0.155],
])('Bailey and Lopez de Prado 2012, monthly hedge fund indices: %j has %d', (record, expected) => {
  expect(sharpeStandardError(record)).toBeCloseTo(expected, 4);
});

// Lo divides by T where T - 1 is used here: one more observation gives his figure.
test.each([
  [0.5, [0.306, 0.217, 0.177, 0.153, 0.137, 0.095, 0.067, 0.047]],
  [1, [0.354, 0.25, 0.204, 0.177, 0.158, 0.11, 0.077, 0.055]],
])('Lo 2002, table 1, independent returns, Sharpe ratio %d', (ratio, row) => {
  const lengths = [12, 24, 36, 48, 60, 125, 250, 500];
  const errors = lengths.map((length) =>
    sharpeStandardError({ sharpeRatio: ratio, observations: length + 1, skewness: 0, kurtosis: 3 }),
  );
  expect(errors.map((error) => Number(error!.toFixed(3)))).toEqual(row);
});

test('two distinct values at the Sharpe ratio 2/g3 leave no variance', () => {
  // Shares 0.2 and 0.8: skewness 1.5, kurtosis 3.25.
  const record = { sharpeRatio: 2 / 1.5, observations: 100, skewness: 1.5, kurtosis: 3.25 };
  expect(sharpeVarianceFactor(record)).toBeNull();
  expect(sharpeStandardError(record)).toBeNull();
});
