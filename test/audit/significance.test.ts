import { expect, test } from 'vitest';
import { collectNullReasons } from '../../src/audit/null-reasons.ts';
import { significanceOf } from '../../src/audit/significance.ts';

test('Bailey and Lopez de Prado 2014: the worked example, annualised with 250', () => {
  const record = { sharpeRatio: 2.5 / Math.sqrt(250), observations: 1250, skewness: -3, kurtosis: 10 };
  const significance = significanceOf(
    record,
    { trials: 100, sharpeVariance: 0.5 / 250 },
    250,
    collectNullReasons(),
  );
  expect(significance.expectedMaxSharpeNoSkill).toBeCloseTo(1.7894, 4);
  expect(significance.deflatedSharpeRatio).toBeCloseTo(0.9004, 4);
  expect(significance.probabilisticSharpeRatio).toBeGreaterThan(0.999);
  // sqrt((1 + 3 x .1581 + 9/4 x .025) / 1249) a day.
  expect(significance.sharpeStandardError).toBeCloseTo(
    Math.sqrt((1 + 3 * record.sharpeRatio + 2.25 * 0.025) / 1249) * Math.sqrt(250),
    12,
  );
});

test('without variance each figure that needs it is null with the reason', () => {
  const record = { sharpeRatio: 2 / 1.5, observations: 100, skewness: 1.5, kurtosis: 3.25 };
  const nulls = collectNullReasons();
  const significance = significanceOf(record, { trials: 10, sharpeVariance: 1 / 99 }, 12, nulls);
  expect(significance).toMatchObject({
    deflatedSharpeRatio: null,
    probabilisticSharpeRatio: null,
    sharpeStandardError: null,
  });
  expect(nulls.entries.map(({ field }) => field).toSorted()).toEqual([
    'deflatedSharpeRatio',
    'probabilisticSharpeRatio',
    'sharpeStandardError',
  ]);
});
