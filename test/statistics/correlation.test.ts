import { seededRandom } from 'toolwright-runtime';
import { describe, expect, it } from 'vitest';
import { averageCorrelation, correlation } from '../../src/statistics/correlation.ts';

const series = (...values: number[]) => Float64Array.from(values);

describe('correlation', () => {
  // Anscombe's first data set (The American Statistician, 1973): 0.816.
  const x = series(10, 8, 13, 9, 11, 14, 6, 4, 12, 7, 5);
  const y = series(8.04, 6.95, 7.58, 8.81, 8.33, 9.96, 7.24, 4.26, 10.84, 4.82, 5.68);

  it("is that of Anscombe's first data set", () => {
    expect(correlation(x, y)).toBeCloseTo(0.81642051634484, 12);
  });

  it('is 1 with itself, and -1 with its opposite', () => {
    expect(
      correlation(
        x,
        x.map((value) => 3 + 2 * value),
      ),
    ).toBeCloseTo(1, 12);
    expect(
      correlation(
        x,
        x.map((value) => -value),
      ),
    ).toBeCloseTo(-1, 12);
  });

  it('is null with what does not move', () => {
    expect(
      correlation(
        x,
        x.map(() => 0.001),
      ),
    ).toBeNull();
  });
});

describe('averageCorrelation', () => {
  it('is the mean over all pairs', () => {
    const random = seededRandom(1);
    const many = Array.from({ length: 7 }, () => Float64Array.from({ length: 50 }, random));
    const pairs = many.flatMap((one, at) => many.slice(at + 1).map((other) => correlation(one, other)!));
    const found = averageCorrelation(many)!;
    expect(found.series).toBe(7);
    expect(found.average).toBeCloseTo(pairs.reduce((sum, value) => sum + value, 0) / pairs.length, 12);
  });

  it('leaves out what does not move, and is null without a pair', () => {
    const flat = series(1, 1, 1);
    expect(averageCorrelation([series(1, 2, 3), flat, series(3, 2, 1)])).toEqual({
      average: expect.closeTo(-1, 12),
      series: 2,
    });
    expect(averageCorrelation([series(1, 2, 3), flat])).toBeNull();
  });
});
