import { dayOf, weekday, yearOf } from './calendar.ts';
import { earlyClosesOf, holidaysOf } from './holidays.ts';
import { newYorkInstant } from './new-york-time.ts';

/** The regular open, 9:30 in New York, in minutes after midnight. */
export const OPEN_MINUTE = 570;
const CLOSE_MINUTE = 960;
const EARLY_CLOSE_MINUTE = 780;

/** The first day that the calendar knows. */
export const CALENDAR_START = dayOf(2000, 1, 1);

interface Year {
  readonly holidays: ReadonlySet<number>;
  readonly earlyCloses: ReadonlySet<number>;
}

const years = new Map<number, Year>();

function calendarYear(day: number): Year {
  const number = yearOf(day);
  let year = years.get(number);
  if (year === undefined) {
    year = { holidays: holidaysOf(number), earlyCloses: earlyClosesOf(number) };
    years.set(number, year);
  }
  return year;
}

/** Whether the exchange is open on a day number, from 2000 on. */
export function isSession(day: number): boolean {
  const dayOfWeek = weekday(day);
  return dayOfWeek !== 0 && dayOfWeek !== 6 && !calendarYear(day).holidays.has(day);
}

/** Minute after midnight, in New York, at which the exchange closes on a session: 960, or 780 where it closes early. */
export function closeMinute(session: number): number {
  return calendarYear(session).earlyCloses.has(session) ? EARLY_CLOSE_MINUTE : CLOSE_MINUTE;
}

/** Minutes that a session lasts: 390, or 210 where it closes early. */
export function sessionMinutes(session: number): number {
  return closeMinute(session) - OPEN_MINUTE;
}

/** The instant at which a session opens, in milliseconds since 1970. */
export function openInstant(session: number): number {
  return newYorkInstant(session, OPEN_MINUTE);
}

/** The instant at which a session closes, in milliseconds since 1970. */
export function closeInstant(session: number): number {
  return newYorkInstant(session, closeMinute(session));
}

/** All sessions from one day to another, both included, as day numbers. */
export function sessionsBetween(from: number, to: number): number[] {
  const sessions: number[] = [];
  for (let day = from; day <= to; day++) if (isSession(day)) sessions.push(day);
  return sessions;
}

/** The first session after a day. */
export function nextSession(day: number): number {
  let next = day + 1;
  while (!isSession(next)) next++;
  return next;
}

/** The last session before a day. */
export function previousSession(day: number): number {
  let previous = day - 1;
  while (!isSession(previous)) previous--;
  return previous;
}
