import { isoDay } from '../market/calendar.ts';
import { CALENDAR_START, isSession } from '../market/exchange-calendar.ts';

/** The sessions of a span of days, laid out so that a long series is compared with them in one walk. */
export interface SessionCalendar {
  readonly has: (day: number) => boolean;
  /** Sessions from a day to another, both included. */
  readonly count: (from: number, to: number) => number;
}

/** Day numbers, both included. Days before the first that the exchange's calendar knows are no sessions. */
export function sessionCalendar(from: number, to: number): SessionCalendar {
  const before = new Int32Array(Math.max(0, to - from) + 2);
  for (let day = from; day <= to; day++)
    before[day - from + 1] = before[day - from]! + (day >= CALENDAR_START && isSession(day) ? 1 : 0);
  return {
    has: (day) => before[day - from + 1]! > before[day - from]!,
    count: (first, last) => before[last - from + 1]! - before[first - from]!,
  };
}

/** Missing sessions that are named. */
const MOST_NAMED = 10;

/** The first sessions from one day to another that are not among the days, which ascend, as ISO days. */
export function missingSessions({ has }: SessionCalendar, days: Iterable<number>): string[] {
  const named: string[] = [];
  let previous: number | null = null;
  for (const day of days) {
    for (let between = (previous ?? day) + 1; between < day && named.length < MOST_NAMED; between++)
      if (has(between)) named.push(isoDay(between));
    previous = day;
  }
  return named;
}
