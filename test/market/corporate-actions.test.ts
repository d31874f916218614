import { expect, test } from 'vitest';
import { emptyBars, sliceBars } from '../../src/market/bars.ts';
import { dayNumber, midnight } from '../../src/market/calendar.ts';
import { adjustDividends, adjustForSplits } from '../../src/market/corporate-actions.ts';

const days = ['2024-01-02', '2024-01-03', '2024-01-04', '2024-01-05'].map(dayNumber);
const bars = emptyBars(4);
bars.times.set(days.map(midnight));
bars.closes.set([400, 404, 101, 50]);
bars.volumes.set([10, 10, 40, 80]);
const splits = [
  { day: days[2]!, ratio: 4 },
  { day: days[3]!, ratio: 2 },
];

test('prices before an ex-day are divided by the ratio, and volumes multiplied', () => {
  const adjusted = adjustForSplits(bars, splits);
  expect([...adjusted.closes]).toEqual([50, 50.5, 50.5, 50]);
  expect([...adjusted.volumes]).toEqual([80, 80, 80, 80]);
  expect([...bars.closes]).toEqual([400, 404, 101, 50]);
});

test('a split after the last row was not known there', () => {
  expect([...adjustForSplits(sliceBars(bars, 0, 2), splits).closes]).toEqual([400, 404]);
  expect([...adjustForSplits(sliceBars(bars, 0, 3), splits).closes]).toEqual([100, 101, 101]);
});

test('dividends follow, for the shares held before', () => {
  const dividends = [
    { day: days[1]!, amount: 8 },
    { day: days[2]!, amount: 4 },
    { day: days[3]!, amount: 1 },
  ];
  const actions = { splits, dividends, delisting: null };
  expect(adjustDividends(actions, days[3]!).map(({ amount }) => amount)).toEqual([1, 0.5, 0.5]);
  expect(adjustDividends(actions, days[1]!).map(({ amount }) => amount)).toEqual([8]);
});
