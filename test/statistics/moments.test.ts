import { describe, expect, test } from 'vitest';
import {
  mean,
  populationSkewness,
  rawKurtosis,
  sampleStandardDeviation,
} from '../../src/statistics/moments.ts';

// Twelve monthly returns whose moments scipy and numpy give under each convention.
const RETURNS = [0.0089, 0.0012, -0.002, 0.01, -0.0002, 0.02, 0.03, 0.01, -0.003, 0.01, 0.0102, -0.01];

test.each([
  ['sample standard deviation, ddof 1 (numpy std)', sampleStandardDeviation, 0.01084699022631149],
  ['population skewness (scipy skew, bias=True)', populationSkewness, 0.5147259307304012],
  ['raw population kurtosis (scipy kurtosis, fisher=False)', rawKurtosis, 2.9377061316899584],
])('%s', (_, moment, expected) => {
  expect(moment(RETURNS)).toBeCloseTo(expected, 14);
});

test.each([
  [[1, 2, 3, 6], 3],
  [[-5], -5],
])('mean of %j is %d', (values, expected) => {
  expect(mean(values)).toBe(expected);
});

describe('extremes', () => {
  test('two distinct values in equal shares have kurtosis 1 and no skewness', () => {
    expect(rawKurtosis([1, -1, 1, -1])).toBe(1);
    expect(populationSkewness([1, -1, 1, -1])).toBe(0);
  });

  test.each([3, 10, 24])('the kurtosis of %i values is at most n - 2 + 1/(n - 1)', (count) => {
    const spike = Array.from({ length: count }, (_, index) => (index === 0 ? 1 : 0));
    expect(rawKurtosis(spike)).toBeCloseTo(count - 2 + 1 / (count - 1), 12);
  });
});
