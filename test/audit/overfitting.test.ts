import { expect, test } from 'vitest';
import { readConfigurationMatrix } from '../../src/audit/configuration-matrix.ts';
import { measureOverfitting } from '../../src/audit/overfitting.ts';
import { rNormal } from './r-random.ts';

function measure(matrix: number[][], blocks: number) {
  const read = readConfigurationMatrix(matrix, 0);
  if (read.kind === 'refusal') throw new Error(read.code);
  const measured = measureOverfitting(read.configurations, read.rows, blocks);
  if (measured.kind === 'refusal') throw new Error(measured.code);
  return measured.overfitting;
}

test('one configuration with skill among nine without: the choice holds out of sample', () => {
  const draw = rNormal(21);
  const matrix = Array.from({ length: 483 }, () =>
    Array.from({ length: 10 }, (_, column) => 0.01 * draw() + (column === 4 ? 0.01 : 0)),
  );
  expect(measure(matrix, 8)).toEqual({
    probabilityOfBacktestOverfitting: 0,
    probabilityOfLoss: 0,
    degradationSlope: expect.any(Number),
    medianLogit: Math.log(10),
    configurations: 10,
    blocks: 8,
    splits: 70,
    rowsUsed: 480,
    rowsDropped: 3,
  });
});

test('two opposite configurations: the better in sample is the worse out of sample, or carries over', () => {
  const draw = rNormal(22);
  const matrix = Array.from({ length: 40 }, () => {
    const value = draw();
    return [value, -value];
  });
  const { probabilityOfBacktestOverfitting, probabilityOfLoss, medianLogit } = measure(matrix, 4);
  // The chosen one's rank is 1 of 2 exactly where it loses out of sample: logits -ln 2 and ln 2.
  expect(probabilityOfBacktestOverfitting).toBe(probabilityOfLoss);
  expect(Math.abs(medianLogit)).toBeLessThanOrEqual(Math.LN2 + 1e-12);
});

test('the slope is null where every split looks the same in sample', () => {
  const matrix = Array.from({ length: 8 }, (_, row) => (row % 2 === 0 ? [1, 3] : [2, -1]));
  expect(measure(matrix, 4).degradationSlope).toBeNull();
});
