import { expect, test } from 'vitest';
import { adjustForSerialCorrelation } from '../../src/audit/lo-adjustment.ts';
import { collectNullReasons } from '../../src/audit/null-reasons.ts';
import { observationsOf } from '../../src/audit/observations.ts';
import { rNormal } from './r-random.ts';

const alternating = Array.from({ length: 100 }, (_, index) => (index % 2 === 0 ? 1 : -1));

test('an AR(1) series of autocorrelation .5: the monthly factor comes down from 3.46 towards 2.12 of Lo 2002', () => {
  const draw = rNormal(31);
  const series: number[] = [];
  for (let index = 0; index < 20_000; index++) series.push(0.5 * (series.at(-1) ?? 0) + draw());
  const nulls = collectNullReasons();
  const adjusted = adjustForSerialCorrelation(observationsOf(series), 0.1, 12, nulls);
  expect(adjusted.lags).toBe(11);
  expect(adjusted.annualisationFactor).toBeCloseTo(2.12, 1);
  expect(adjusted.adjustedSharpe).toBeCloseTo(0.1 * adjusted.annualisationFactor!, 12);
  expect(nulls.entries).toEqual([]);
});

test.each([
  [1, 0, 1],
  [2, 1, Number.NaN],
  [0.5, 0, Math.SQRT1_2],
])('%d periods to a year use %i lags', (periods, lags, factor) => {
  const adjusted = adjustForSerialCorrelation(
    observationsOf([1, 2, 3, 5, 4, 3, 2, 1, 0, 1]),
    1,
    periods,
    collectNullReasons(),
  );
  expect(adjusted.lags).toBe(lags);
  if (!Number.isNaN(factor)) expect(adjusted.annualisationFactor).toBeCloseTo(factor, 14);
});

test('a series that alternates, cut at an odd lag, implies no positive variance of the year', () => {
  const nulls = collectNullReasons();
  const adjusted = adjustForSerialCorrelation(observationsOf(alternating.slice(0, 60)), 0.1, 252, nulls);
  expect(adjusted).toMatchObject({ lags: 3, annualisationFactor: null, adjustedSharpe: null });
  expect(nulls.entries.map(({ field }) => field)).toEqual([
    'serialCorrelation.annualisationFactor',
    'serialCorrelation.adjustedSharpe',
  ]);
});

test('a series with every second entry dropped has no pairs', () => {
  const nulls = collectNullReasons();
  const gaps = alternating.map((value, index) => (index % 2 === 0 ? value + index : null));
  const adjusted = adjustForSerialCorrelation(observationsOf(gaps), 0.1, 252, nulls);
  expect(adjusted).toMatchObject({ autocorrelations: null, annualisationFactor: null });
  expect(nulls.entries).toHaveLength(3);
});
