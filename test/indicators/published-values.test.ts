import { expect, test } from 'vitest';
import { averageTrueRange } from '../../src/indicators/average-true-range.ts';
import { exponentialMovingAverage } from '../../src/indicators/exponential-moving-average.ts';
import { relativeStrengthIndex } from '../../src/indicators/relative-strength-index.ts';
import { simpleMovingAverage } from '../../src/indicators/simple-moving-average.ts';
import { sampleBars } from '../data/sample-bars.ts';
import { MOVING_AVERAGE_CLOSES, RSI_CLOSES } from './stockcharts.ts';

test('relative strength index: StockCharts spreadsheet, 14 days', () => {
  const index = relativeStrengthIndex(RSI_CLOSES, 14);
  expect(index.slice(0, 14).every(Number.isNaN)).toBe(true);
  expect([...index.slice(14)].map((value) => value.toFixed(2))).toEqual([
    '70.53',
    '66.32',
    '66.55',
    '69.41',
    '66.36',
    '57.97',
    '62.93',
    '63.26',
    '56.06',
    '62.38',
    '54.71',
    '50.42',
    '39.99',
    '41.46',
    '41.87',
    '45.46',
    '37.30',
    '33.08',
    '37.77',
  ]);
  expect(index[14]).toBeCloseTo(70.53278948, 8);
  expect(index[32]).toBeCloseTo(37.77295211, 8);
});

test('exponential moving average: StockCharts spreadsheet, 10 days', () => {
  const average = exponentialMovingAverage(MOVING_AVERAGE_CLOSES, 10);
  expect(average.slice(0, 9).every(Number.isNaN)).toBe(true);
  expect([...average.slice(9)].map((value) => value.toFixed(4))).toEqual([
    '22.2210',
    '22.2081',
    '22.2412',
    '22.2664',
    '22.3289',
    '22.5164',
    '22.7952',
    '22.9688',
    '23.1254',
    '23.2753',
    '23.3398',
    '23.4271',
    '23.5076',
    '23.5335',
    '23.4711',
    '23.4036',
    '23.3902',
    '23.2611',
    '23.2318',
    '23.0806',
    '22.9150',
  ]);
});

test('exponential moving average of 0 to 9 over 3: TA-Lib', () => {
  const average = exponentialMovingAverage(
    Float64Array.from({ length: 10 }, (_, row) => row),
    3,
  );
  expect([...average]).toEqual([Number.NaN, Number.NaN, 1, 2, 3, 4, 5, 6, 7, 8]);
});

test.each([
  ['2000-03-28', 64.4723445023, 1452.95774961, 30.4833917139, 1433.7934875],
  ['2009-12-31', 53.9741275902, 1112.53760044, 10.484964862, 1110.51049805],
])('R TTR 0.24.3 on the embedded S&P 500, %s', (date, rsi, ema, atr, sma) => {
  const bars = sampleBars();
  const row = bars.dates.indexOf(date);
  expect(relativeStrengthIndex(bars.closes, 14)[row]).toBeCloseTo(rsi, 8);
  expect(exponentialMovingAverage(bars.closes, 20)[row]).toBeCloseTo(ema, 6);
  expect(averageTrueRange(bars, 14)[row]).toBeCloseTo(atr, 8);
  expect(simpleMovingAverage(bars.closes, 20)[row]).toBeCloseTo(sma, 6);
});

test('simple moving average over 50, R TTR 0.24.3, 2009-12-31', () => {
  const bars = sampleBars();
  expect(simpleMovingAverage(bars.closes, 50)[2514]).toBeCloseTo(1094.37780024, 6);
});
