import { expect, test } from 'vitest';
import { minimumTrackRecordLength } from '../../src/statistics/minimum-track-record-length.ts';

const record = (sharpeRatio: number, skewness = 0, kurtosis = 3) => ({
  sharpeRatio,
  observations: 134,
  skewness,
  kurtosis,
});

test.each([
  ['daily, 2 against 1 a year', record(2 / Math.sqrt(250)), 1 / Math.sqrt(250), 250, 2.7311878],
  ['weekly, 2 against 1 a year', record(2 / Math.sqrt(52)), 1 / Math.sqrt(52), 52, 2.8288336],
  [
    'monthly, 3 against 2.5 a year, skewed',
    record(3 / Math.sqrt(12), -0.72, 5.78),
    2.5 / Math.sqrt(12),
    12,
    27.3529202,
  ],
  ['monthly hedge fund index, against 0', record(0.7079, -0.225, 2.957), 0, 12, 0.7152],
  ['monthly fat-tailed index, against 0', record(0.8183, -1.4455, 7.0497), 0, 12, 1.1593],
])('Bailey and Lopez de Prado 2012, 95 %%, in years: %s', (_, track, benchmark, periods, years) => {
  const length = minimumTrackRecordLength(track, benchmark, 0.95)! / periods;
  expect(length).toBeCloseTo(years, years === 0.7152 || years === 1.1593 ? 4 : 6);
});

// Its default, ignore_kurtosis = TRUE, takes the kurtosis as a normal distribution's.
test.each([
  ['its default, which ignores kurtosis', 3, 52.3737],
  ['with kurtosis', 5.78, 59.8951],
])('PerformanceAnalytics 2.1.0, in observations: %s', (_, kurtosis, expected) => {
  const track = record(2 / Math.sqrt(12), -0.72, kurtosis);
  expect(minimumTrackRecordLength(track, 1 / Math.sqrt(12), 0.95)).toBeCloseTo(expected, 4);
});

test('rubenbriones/Probabilistic-Sharpe-Ratio: the fifty returns of its tests against 0.05 at 90 %', () => {
  const ratio = 0.24171729852769172;
  const kurtosis = 1 + (4 * (0.16466174867277414 ** 2 * 49 - 1)) / ratio ** 2;
  expect(minimumTrackRecordLength(record(ratio, 0, kurtosis), 0.05, 0.9)).toBeCloseTo(60.365085269027084, 10);
});

test.each([
  ['the ratio equals the benchmark', record(0.1), 0.1],
  ['the ratio is below the benchmark', record(0.1), 0.2],
  ['the ratio has no variance', record(2 / 1.5, 1.5, 3.25), 0],
])('null where %s', (_, track, benchmark) => {
  expect(minimumTrackRecordLength(track, benchmark, 0.95)).toBeNull();
});
