import { dayNumber, dayOf, nthWeekday, weekday, yearOf } from './calendar.ts';

const SUNDAY = 0;
const MONDAY = 1;
const WEDNESDAY = 3;
const THURSDAY = 4;
const SATURDAY = 6;

/** Full days on which the exchange stayed closed outside of its rules: mourning, attacks, a hurricane. */
const CLOSED_ONCE = [
  '2001-09-11',
  '2001-09-12',
  '2001-09-13',
  '2001-09-14',
  '2004-06-11',
  '2007-01-02',
  '2012-10-29',
  '2012-10-30',
  '2018-12-05',
  '2025-01-09',
].map(dayNumber);

/**
 * Holidays of the New York Stock Exchange in a year from 2000 on, by its rules: a holiday on a Sunday is kept on
 * Monday, one on a Saturday on Friday, except New Year's Day, which is then not kept. Special closures are listed by day.
 *
 * Source: NYSE Rule 7.2 and the exchange's published calendars; the sessions of the embedded sample agree day by day.
 */
export function holidaysOf(year: number): ReadonlySet<number> {
  const newYear = dayOf(year, 1, 1);
  const holidays = [
    weekday(newYear) === SUNDAY ? newYear + 1 : newYear,
    nthWeekday(year, 1, MONDAY, 3),
    nthWeekday(year, 2, MONDAY, 3),
    easterSunday(year) - 2,
    nthWeekday(year, 5, MONDAY, -1),
    ...(year >= 2022 ? [observed(dayOf(year, 6, 19))] : []),
    observed(dayOf(year, 7, 4)),
    nthWeekday(year, 9, MONDAY, 1),
    nthWeekday(year, 11, THURSDAY, 4),
    observed(dayOf(year, 12, 25)),
    ...CLOSED_ONCE.filter((day) => yearOf(day) === year),
  ];
  return new Set(holidays);
}

/**
 * Days of a year on which the exchange closes at 13:00: the day after Thanksgiving; Christmas Eve from Monday to
 * Thursday; 3 July on Monday, Tuesday and Thursday, and since 2013 on Wednesday, where before it was the Friday after
 * the holiday. A day that is a holiday itself is not among the sessions.
 */
export function earlyClosesOf(year: number): ReadonlySet<number> {
  const eve = dayOf(year, 7, 3);
  const christmasEve = dayOf(year, 12, 24);
  const days = [nthWeekday(year, 11, THURSDAY, 4) + 1];
  if (isBetween(weekday(christmasEve), MONDAY, THURSDAY)) days.push(christmasEve);
  if (weekday(eve) === WEDNESDAY && year < 2013) days.push(eve + 2);
  else if (isBetween(weekday(eve), MONDAY, THURSDAY)) days.push(eve);
  return new Set(days);
}

function observed(day: number): number {
  if (weekday(day) === SATURDAY) return day - 1;
  return weekday(day) === SUNDAY ? day + 1 : day;
}

function isBetween(value: number, lowest: number, highest: number): boolean {
  return value >= lowest && value <= highest;
}

/** Easter Sunday of the Gregorian calendar (Meeus, Astronomical Algorithms, chapter 8). */
function easterSunday(year: number): number {
  const a = year % 19;
  const b = Math.floor(year / 100);
  const c = year % 100;
  const d = b >> 2;
  const g = Math.floor((8 * b + 13) / 25);
  const h = (19 * a + b - d - g + 15) % 30;
  const l = (32 + 2 * (b % 4) + 2 * (c >> 2) - h - (c % 4)) % 7;
  const m = Math.floor((a + 11 * h + 22 * l) / 451);
  const month = Math.floor((h + l - 7 * m + 114) / 31);
  return dayOf(year, month, ((h + l - 7 * m + 114) % 31) + 1);
}
