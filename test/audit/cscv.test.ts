import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readConfigurationMatrix } from '../../src/audit/configuration-matrix.ts';
import { type CscvSplits, crossValidate } from '../../src/audit/cscv.ts';
import { reduceToBlocks } from '../../src/audit/cscv-blocks.ts';
import { leastSquaresSlope } from '../../src/statistics/least-squares.ts';
import { mean, sampleStandardDeviation } from '../../src/statistics/moments.ts';
import { naiveCrossValidation } from './naive-cscv.ts';
import { rNormal } from './r-random.ts';

function splitsOf(matrix: readonly (readonly number[])[], blocks: number, riskFree: number): CscvSplits {
  const read = readConfigurationMatrix(matrix, riskFree);
  if (read.kind === 'refusal') throw new Error(read.code);
  const reduced = reduceToBlocks(read.configurations, read.rows, blocks);
  if (reduced.kind === 'refusal') throw new Error(reduced.code);
  return crossValidate(reduced);
}

const ascending = (values: Iterable<number>) => [...values].sort((a, b) => a - b);

describe('CRAN pbo, its test: set.seed(852), 200 by 40 standard normals, Sharpe ratio over .03/252', () => {
  const draw = rNormal(852);
  const matrix = Array.from({ length: 200 }, () => Array.from({ length: 40 }, draw));
  const four = splitsOf(matrix, 4, 0.03 / 252);

  test('phi .5 and probability of loss .5 on six splits', () => {
    expect(four.logit).toHaveLength(6);
    expect(mean(four.overfitted)).toBe(0.5);
    expect(mean(four.lost)).toBe(0.5);
  });

  test('logits, from rank / (N + 1)', () => {
    const expected = [-2.970414, -0.65678, -0.65678, 0.767255, 1.58045, 2.538974];
    expect(ascending(four.logit).map((logit) => Number(logit.toFixed(6)))).toEqual(expected);
  });

  test('logits as it defines them, from rank / N', () => {
    const expected = [-2.944439, -0.619039, -0.619039, 0.847298, 1.734601, 2.944439];
    const itsOwn = ascending(four.logit).map((logit) => {
      const rank = 41 / (1 + Math.exp(-logit));
      return Number(Math.log(rank / (40 - rank)).toFixed(6));
    });
    expect(itsOwn).toEqual(expected);
  });

  test('its field "slope", the intercept of in-sample on out-of-sample, is between .19 and .20', () => {
    const slope = leastSquaresSlope(four.outOfSample, four.inSample)!;
    const intercept = mean(four.inSample) - slope * mean(four.outOfSample);
    expect(intercept).toBeGreaterThan(0.19);
    expect(intercept).toBeLessThan(0.2);
  });

  test('eight blocks: phi .385714', () => {
    expect(mean(splitsOf(matrix, 8, 0.03 / 252).overfitted)).toBeCloseTo(0.385714286, 9);
  });
});

test.each([4, 8])(
  'CRAN pbo, its vignette: seed 765, 2400 by 100 all re-centred, %i blocks: phi 1',
  (blocks) => {
    const draw = rNormal(765);
    const columns = Array.from({ length: 100 }, () => {
      const column = Array.from({ length: 2400 }, draw);
      const factor = 1 / Math.sqrt(252) / sampleStandardDeviation(column);
      const centre = mean(column) * factor;
      return column.map((value) => value * factor - centre);
    });
    const matrix = Array.from({ length: 2400 }, (_, row) => columns.map((column) => column[row]!));
    const splits = splitsOf(matrix, blocks, 0.03 / 252);
    expect(mean(splits.overfitted)).toBe(1);
    expect(mean(splits.lost)).toBe(1);
    const slope = leastSquaresSlope(splits.outOfSample, splits.inSample)!;
    const intercept = mean(splits.inSample) - slope * mean(splits.outOfSample);
    expect(intercept).toBeCloseTo(blocks === 8 ? -0.003046 : -0.005909, 6);
  },
);

test.each([
  [2, 2],
  [4, 6],
  [6, 20],
  [10, 252],
])('%i blocks have %i splits', (blocks, splits) => {
  const draw = rNormal(blocks);
  const matrix = Array.from({ length: 2 * blocks }, () => [draw(), draw(), draw()]);
  expect(splitsOf(matrix, blocks, 0).logit).toHaveLength(splits);
});

/** Small matrices with some columns repeated, so that ties arise in sample and out of sample. */
const matrices = fc
  .record({
    blocks: fc.constantFrom(2, 4, 6),
    rowsPerBlock: fc.integer({ min: 2, max: 4 }),
    leftOver: fc.integer({ min: 0, max: 1 }),
    columns: fc.integer({ min: 1, max: 5 }),
    repeated: fc.integer({ min: 1, max: 3 }),
    seed: fc.integer({ min: 0, max: 1e6 }),
  })
  .map(({ blocks, rowsPerBlock, leftOver, columns, repeated, seed }) => {
    const draw = rNormal(seed);
    const matrix = Array.from({ length: blocks * rowsPerBlock + leftOver }, () => {
      const row = Array.from({ length: columns }, () => 0.0005 + 0.01 * draw());
      return [...row, ...row.slice(0, repeated)];
    });
    return { matrix, blocks };
  });

const FIELDS = ['inSample', 'outOfSample', 'logit', 'overfitted', 'lost'] as const;

test('equals cross-validation by the book, odd numbers of configurations and ties included', () => {
  fc.assert(
    fc.property(matrices, fc.constantFrom(0, 0.0002), ({ matrix, blocks }, riskFree) => {
      const fast = splitsOf(matrix, blocks, riskFree);
      const naive = naiveCrossValidation(matrix, blocks, riskFree);
      for (const field of FIELDS) {
        const expected = ascending(naive.map((split) => split[field]));
        const actual = ascending(fast[field]);
        expect(actual).toHaveLength(expected.length);
        for (const [index, value] of expected.entries()) expect(actual[index]).toBeCloseTo(value, 9);
      }
    }),
    { numRuns: 150, seed: 1 },
  );
});

test('sixteen blocks equal cross-validation by the book', () => {
  const draw = rNormal(16);
  const matrix = Array.from({ length: 32 }, () => [draw(), draw(), draw()]);
  const fast = splitsOf(matrix, 16, 0);
  const naive = naiveCrossValidation(matrix, 16, 0);
  expect(fast.logit).toHaveLength(12_870);
  for (const field of FIELDS) {
    expect(mean(fast[field])).toBeCloseTo(mean(naive.map((split) => split[field])), 10);
  }
});

test('neighbouring splits are each other with sample and rest exchanged', () => {
  const draw = rNormal(7);
  // Two configurations: the rest's ratio of the chosen one is at most the best of the rest.
  const matrix = Array.from({ length: 24 }, () => [draw(), draw()]);
  const { inSample, outOfSample } = splitsOf(matrix, 4, 0);
  for (let pair = 0; pair < inSample.length; pair += 2) {
    expect(outOfSample[pair]!).toBeLessThanOrEqual(inSample[pair + 1]! + 1e-12);
    expect(outOfSample[pair + 1]!).toBeLessThanOrEqual(inSample[pair]! + 1e-12);
  }
});

test.each([
  ['reversing the rows', (matrix: number[][]) => matrix.toReversed()],
  ['reversing the columns', (matrix: number[][]) => matrix.map((row) => row.toReversed())],
  ['scaling the returns by 3', (matrix: number[][]) => matrix.map((row) => row.map((cell) => 3 * cell))],
])('%s changes no logit', (_, change) => {
  const draw = rNormal(11);
  const matrix = Array.from({ length: 36 }, () => Array.from({ length: 7 }, draw));
  const before = ascending(splitsOf(matrix, 6, 0).logit);
  expect(ascending(splitsOf(change(matrix), 6, 0).logit)).toEqual(before);
});

test('identical configurations tie everywhere: a logit of 0, which counts as overfitted', () => {
  const draw = rNormal(3);
  const matrix = Array.from({ length: 16 }, () => Array<number>(4).fill(draw()));
  const splits = splitsOf(matrix, 4, 0);
  expect([...splits.logit]).toEqual(Array(6).fill(0));
  expect(mean(splits.overfitted)).toBe(1);
});

test('columns that tie in exact arithmetic tie in floating point: the order of rows in a block is nothing', () => {
  const draw = rNormal(5);
  const rows = Array.from({ length: 24 }, () => 0.1 + 0.01 * draw());
  const swapped = rows.map((_, index) => rows[index ^ 1]!);
  const matrix = rows.map((value, index) => [value, swapped[index]!, draw()]);
  for (const logit of splitsOf(matrix, 4, 0).logit) {
    // Of three configurations two tie: mid-ranks 1.5 and 2.5, or rank 1 or 3 of the other.
    const rank = 4 / (1 + Math.exp(-logit));
    expect([1, 1.5, 2.5, 3].some((possible) => Math.abs(possible - rank) < 1e-9)).toBe(true);
  }
});

test('a mean far above the standard deviation does not cancel', () => {
  const draw = rNormal(9);
  const matrix = Array.from({ length: 32 }, () => [1e6 + draw(), 1e6 + draw(), 1e6 + draw()]);
  const fast = splitsOf(matrix, 4, 0);
  const naive = naiveCrossValidation(matrix, 4, 0);
  const expected = ascending(naive.map((split) => split.inSample));
  for (const [index, value] of ascending(fast.inSample).entries()) {
    expect(value / expected[index]!).toBeCloseTo(1, 9);
  }
});
