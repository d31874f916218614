import { expect, test } from 'vitest';
import { probabilisticSharpeRatio } from '../../src/statistics/probabilistic-sharpe.ts';
import { sharpeStandardError } from '../../src/statistics/sharpe-standard-error.ts';

const normal = { skewness: 0, kurtosis: 3 };

test.each([
  ['normal', { sharpeRatio: 0.458, observations: 24, ...normal }, 0.982],
  ['skewed', { sharpeRatio: 0.458, observations: 24, skewness: -2.448, kurtosis: 10.164 }, 0.913],
])('Bailey and Lopez de Prado 2012, two years of a hedge fund, %s returns', (_, record, expected) => {
  expect(probabilisticSharpeRatio(record, 0)).toBeCloseTo(expected, 3);
});

test('the same fund from its annual ratio, recomputed with scipy', () => {
  const record = {
    sharpeRatio: 1.585 / Math.sqrt(12),
    observations: 24,
    skewness: -2.448,
    kurtosis: 10.164,
  };
  expect(probabilisticSharpeRatio(record, 0)).toBeCloseTo(0.91323430688486, 12);
});

// Its default, ignore_kurtosis = TRUE, takes the kurtosis as a normal distribution's.
test.each([
  ['its default, which ignores kurtosis', 3, 0.9597],
  ['with kurtosis', 5.78, 0.94869],
])('PerformanceAnalytics 2.1.0: %s', (_, kurtosis, expected) => {
  const record = { sharpeRatio: 2 / Math.sqrt(12), observations: 59, skewness: -0.72, kurtosis };
  expect(probabilisticSharpeRatio(record, 1 / Math.sqrt(12))).toBeCloseTo(expected, 4);
});

test('rubenbriones/Probabilistic-Sharpe-Ratio: the fifty returns of its tests against 0.05', () => {
  // Its test data has Sharpe ratio .2417 and standard error .1647; normal moments with the same error stand in.
  const ratio = 0.24171729852769172;
  const kurtosis = 1 + (4 * (0.16466174867277414 ** 2 * 49 - 1)) / ratio ** 2;
  const record = { sharpeRatio: ratio, observations: 50, skewness: 0, kurtosis };
  expect(sharpeStandardError(record)).toBeCloseTo(0.16466174867277414, 14);
  expect(probabilisticSharpeRatio(record, 0.05)).toBeCloseTo(0.877850770122146, 12);
});

test('null where the ratio has no variance', () => {
  const record = { sharpeRatio: 2 / 1.5, observations: 100, skewness: 1.5, kurtosis: 3.25 };
  expect(probabilisticSharpeRatio(record, 0)).toBeNull();
});
