import { describe, expect, test } from 'vitest';
import { dayNumber, isoDay } from '../../src/market/calendar.ts';
import {
  closeInstant,
  closeMinute,
  isSession,
  nextSession,
  openInstant,
  previousSession,
  sessionsBetween,
} from '../../src/market/exchange-calendar.ts';
import { newYorkClock } from '../../src/market/new-york-time.ts';
import { sampleBars } from '../data/sample-bars.ts';

test('the sessions from 2000 to April 2020 are those of the embedded sample, day by day', () => {
  const { dates } = sampleBars();
  const sessions = sessionsBetween(dayNumber(dates[0]!), dayNumber(dates.at(-1)!));
  expect(sessions.map(isoDay)).toEqual(dates);
});

describe('holidays after the sample', () => {
  test.each([
    ['2021-12-31', true, "New Year's Day on a Saturday is not kept"],
    ['2022-06-20', false, 'Juneteenth on a Sunday, kept on Monday'],
    ['2021-06-18', true, 'Juneteenth before it was a holiday'],
    ['2023-01-02', false, "New Year's Day on a Sunday"],
    ['2024-03-29', false, 'Good Friday'],
    ['2025-01-09', false, 'a day of mourning'],
    ['2026-07-03', false, '4 July on a Saturday'],
    ['2026-12-25', false, 'Christmas'],
    ['2026-12-26', false, 'a Saturday'],
  ])('%s: open %s (%s)', (day, open) => {
    expect(isSession(dayNumber(day))).toBe(open);
  });
});

test.each([
  ['2023-11-24', 780],
  ['2024-07-03', 780],
  ['2024-12-24', 780],
  ['2021-11-26', 780],
  ['2012-07-03', 780],
  ['2002-07-05', 780],
  ['2002-07-03', 960],
  ['2013-07-03', 780],
  ['2015-07-02', 960],
  ['2024-12-26', 960],
])('%s closes %i minutes after midnight', (day, minute) => {
  expect(closeMinute(dayNumber(day))).toBe(minute);
});

test('the sessions around Christmas 2026', () => {
  expect(isoDay(nextSession(dayNumber('2026-12-24')))).toBe('2026-12-28');
  expect(isoDay(previousSession(dayNumber('2026-12-28')))).toBe('2026-12-24');
});

test('opens and closes are at 9:30 and 16:00 on the clocks of New York, in every session of 36 years', () => {
  const newYork = new Intl.DateTimeFormat('en-GB', {
    timeZone: 'America/New_York',
    dateStyle: 'short',
    timeStyle: 'short',
  });
  for (const session of sessionsBetween(dayNumber('2000-01-01'), dayNumber('2035-12-31'))) {
    const [year, month, day] = isoDay(session).split('-');
    expect(newYork.format(openInstant(session))).toBe(`${day}/${month}/${year}, 09:30`);
    expect(newYorkClock(closeInstant(session))).toEqual({ day: session, minute: closeMinute(session) });
  }
});
