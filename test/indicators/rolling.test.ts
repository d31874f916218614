import fc from 'fast-check';
import { expect, test } from 'vitest';
import { rollingDeviation } from '../../src/indicators/rolling-deviation.ts';
import { rollingMaximum, rollingMinimum, rowsSinceMaximum } from '../../src/indicators/rolling-extremes.ts';
import { rollingMean, rollingRankedSum, rollingSum } from '../../src/indicators/rolling-sums.ts';

type Window = readonly number[];
const sum = (window: Window) => window.reduce((a, b) => a + b, 0);
const deviation = (freedom: number) => (window: Window) => {
  const mean = sum(window) / window.length;
  return Math.sqrt(sum(window.map((value) => (value - mean) ** 2)) / (window.length - freedom));
};

/** Each linear pass beside what it means, window by window. */
const PASSES: readonly [
  string,
  (values: Float64Array, length: number) => Float64Array,
  (w: Window) => number,
][] = [
  ['sum', rollingSum, sum],
  ['mean', rollingMean, (window) => sum(window) / window.length],
  ['ranked sum', rollingRankedSum, (window) => sum(window.map((value, place) => (place + 1) * value))],
  ['maximum', rollingMaximum, (window) => Math.max(...window)],
  ['minimum', rollingMinimum, (window) => Math.min(...window)],
  [
    'rows since the maximum',
    rowsSinceMaximum,
    (window) => window.length - 1 - window.lastIndexOf(Math.max(...window)),
  ],
  ['population deviation', (values, length) => rollingDeviation(values, length, 0), deviation(0)],
  ['sample deviation', (values, length) => rollingDeviation(values, length, 1), deviation(1)],
];

test.each(PASSES)('%s: the same as window by window', (_, pass, meaning) => {
  fc.assert(
    fc.property(
      fc.array(fc.integer({ min: -9, max: 9 }), { maxLength: 60 }),
      fc.integer({ min: 2, max: 12 }),
      (values, length) => {
        const result = pass(Float64Array.from(values), length);
        expect(result).toHaveLength(values.length);
        result.forEach((value, row) => {
          if (row < length - 1) expect(value).toBeNaN();
          else expect(value).toBeCloseTo(meaning(values.slice(row - length + 1, row + 1)), 9);
        });
      },
    ),
  );
});

test.each(PASSES.filter(([name]) => name !== 'rows since the maximum'))(
  '%s: a NaN spoils the windows that hold it and no other',
  (_, pass) => {
    const values = Float64Array.of(1, 2, Number.NaN, 4, 5, 6, 7, 8);
    expect([...pass(values, 3)].map(Number.isNaN)).toEqual([
      true,
      true,
      true,
      true,
      true,
      false,
      false,
      false,
    ]);
  },
);

test('deviations keep their digits far from zero', () => {
  const values = Float64Array.from({ length: 40 }, (_, row) => 1e9 + (row % 2));
  for (const value of rollingDeviation(values, 4, 0).slice(3)) expect(value).toBeCloseTo(0.5, 7);
});
