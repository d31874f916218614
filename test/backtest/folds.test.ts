import { describe, expect, it } from 'vitest';
import { cutFolds } from '../../src/backtest/folds.ts';

/** Bars of the times 0, 1, 2, ... */
const axis = (bars: number) => Float64Array.from({ length: bars }, (_, bar) => bar);
const INFINITY = Number.POSITIVE_INFINITY;

describe('cutFolds', () => {
  it.each([
    [
      'rolling',
      { folds: 3, trainBars: 40, isAnchored: false },
      [
        { trainFrom: 0, testFrom: 40, testTo: 60, trainBars: 40, testBars: 20 },
        { trainFrom: 20, testFrom: 60, testTo: 80, trainBars: 40, testBars: 20 },
        { trainFrom: 40, testFrom: 80, testTo: INFINITY, trainBars: 40, testBars: 20 },
      ],
    ],
    [
      'anchored',
      { folds: 3, trainBars: 40, isAnchored: true },
      [
        { trainFrom: 0, testFrom: 40, testTo: 60, trainBars: 40, testBars: 20 },
        { trainFrom: 0, testFrom: 60, testTo: 80, trainBars: 60, testBars: 20 },
        { trainFrom: 0, testFrom: 80, testTo: INFINITY, trainBars: 80, testBars: 20 },
      ],
    ],
  ] as const)(
    'puts every %s training before its test, and tests every bar after the first training once',
    (_scheme, plan, folds) => {
      expect(cutFolds(axis(100), plan)).toEqual(folds);
    },
  );

  it('gives what is left over to the last test', () => {
    const folds = cutFolds(axis(105), { folds: 3, trainBars: 40, isAnchored: false })!;
    expect(folds.map(({ testBars }) => testBars)).toEqual([21, 21, 23]);
  });

  it.each([
    [100, { folds: 3, trainBars: 41 }],
    [99, { folds: 3, trainBars: 40 }],
    [30, { folds: 2, trainBars: 100 }],
  ])('cuts nothing of %d bars where a test would say nothing', (bars, plan) => {
    expect(cutFolds(axis(bars), { ...plan, isAnchored: false })).toBeNull();
  });
});
