import { expect, test } from 'vitest';
import { calendarDaysBetween, isIsoDay } from '../../src/market/calendar.ts';

test.each([
  ['2020-02-29', true],
  ['2019-02-29', false],
  ['2020-13-01', false],
  ['2020-1-01', false],
  ['2020-01-01T00:00', false],
  ['', false],
])('%s is a day: %s', (text, expected) => {
  expect(isIsoDay(text)).toBe(expected);
});

test('a day is one that the language knows, in common years, leap years and centuries', () => {
  for (const year of ['0000', '1900', '2000', '2019', '2024', '9999'])
    for (let month = 0; month <= 13; month++)
      for (let day = 0; day <= 32; day++) {
        const text = `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;
        const time = Date.parse(text);
        const known = Number.isFinite(time) && new Date(time).toISOString().startsWith(text);
        expect(isIsoDay(text), text).toBe(known);
      }
});

test.each([
  ['2020-04-17', '2020-04-17', 0],
  ['2020-04-16', '2020-04-17', 1],
  ['2018-04-18', '2020-04-17', 730],
  ['2020-03-01', '2020-02-28', -2],
])('from %s to %s are %d days', (from, to, days) => {
  expect(calendarDaysBetween(from, to)).toBe(days);
});
