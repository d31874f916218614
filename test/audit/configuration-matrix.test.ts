import { describe, expect, test } from 'vitest';
import {
  configurationRatios,
  crossSectionalSharpeVariance,
  readConfigurationMatrix,
} from '../../src/audit/configuration-matrix.ts';

describe('refuses, naming the first offender', () => {
  test.each([
    ['no rows', [], 'matrix-too-small', { columns: 0, minimum: 2 }],
    ['one column', [[1], [2]], 'matrix-too-small', { columns: 1, minimum: 2 }],
    ['201 columns', [Array<number>(201).fill(1)], 'matrix-too-large', { columns: 201, maximum: 200 }],
    ['a short row', [[1, 2], [3], [4]], 'matrix-ragged', { row: 1, expected: 2, actual: 1 }],
    [
      'a long row',
      [
        [1, 2],
        [3, 4, 5],
      ],
      'matrix-ragged',
      { row: 1, expected: 2, actual: 3 },
    ],
    [
      'null',
      [
        [1, 2],
        [3, null],
        [null, 1],
      ],
      'matrix-cell-not-finite',
      { row: 1, column: 1 },
    ],
    ['a named infinity', [['inf', 2]], 'matrix-cell-not-finite', { row: 0, column: 0 }],
    ['a NaN', [[1, Number.NaN]], 'matrix-cell-not-finite', { row: 0, column: 1 }],
  ] as const)('%s', (_, matrix, code, params) => {
    expect(readConfigurationMatrix(matrix, 0)).toEqual({ kind: 'refusal', code, params });
  });
});

test('columns are scaled by their largest absolute return, the risk-free return with them', () => {
  const read = readConfigurationMatrix(
    [
      [1, 0],
      [-4, 0],
      [2, 0],
    ],
    0.5,
  );
  expect(read).toEqual({
    kind: 'matrix',
    rows: 3,
    configurations: [
      { returns: Float64Array.of(0.25, -1, 0.5), riskFree: 0.125 },
      { returns: Float64Array.of(0, 0, 0), riskFree: 0.5 },
    ],
  });
});

test('the cross-sectional variance is the sample variance of the Sharpe ratios', () => {
  const read = readConfigurationMatrix(
    [
      [1, 3, 2],
      [2, 5, 0],
      [3, 7, -2],
    ],
    0,
  );
  // Ratios 2, 2.5 and 0: mean 1.5, squares .25 + 1 + 2.25 over 2.
  expect(
    read.kind === 'matrix' && crossSectionalSharpeVariance(configurationRatios(read.configurations)),
  ).toBeCloseTo(1.75, 12);
});

test('it is null where a configuration has no usable variance', () => {
  const read = readConfigurationMatrix(
    [
      [1, 3],
      [1, 5],
    ],
    0,
  );
  expect(
    read.kind === 'matrix' && crossSectionalSharpeVariance(configurationRatios(read.configurations)),
  ).toBeNull();
});
