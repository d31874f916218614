import { dayAt, midnight, nthWeekday, yearOf } from './calendar.ts';

const MILLISECONDS_PER_MINUTE = 60_000;
const SUNDAY = 0;

let known = { day: Number.NaN, hours: 0 };

/** Hours that New York is behind UTC on a day, from its clocks' change in the night on: 4 in summer, else 5. */
function hoursBehind(day: number): number {
  // Rows come a session at a time, so that the day is mostly the one that was asked for last.
  if (day !== known.day) known = { day, hours: hoursBehindByLaw(day) };
  return known.hours;
}

function hoursBehindByLaw(day: number): number {
  const year = yearOf(day);
  // The Energy Policy Act of 2005 moved both changes, from 2007 on.
  const [spring, autumn] =
    year >= 2007
      ? [nthWeekday(year, 3, SUNDAY, 2), nthWeekday(year, 11, SUNDAY, 1)]
      : [nthWeekday(year, 4, SUNDAY, 1), nthWeekday(year, 10, SUNDAY, -1)];
  return day >= spring && day < autumn ? 4 : 5;
}

/**
 * The instant, in milliseconds since 1970, at which clocks in New York show `minute` minutes after midnight of a day
 * number. For years from 1987 on, and minutes after the night in which clocks change.
 */
export function newYorkInstant(day: number, minute: number): number {
  return midnight(day) + (hoursBehind(day) * 60 + minute) * MILLISECONDS_PER_MINUTE;
}

/** The day and the minute after midnight that clocks in New York show at an instant of a session. */
export function newYorkClock(instant: number): { readonly day: number; readonly minute: number } {
  // Sessions lie between 13:30 and 21:00 UTC, within the same day in both places.
  const day = dayAt(instant);
  return { day, minute: (instant - midnight(day)) / MILLISECONDS_PER_MINUTE - hoursBehind(day) * 60 };
}
