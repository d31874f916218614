import { dayAt, isoDay } from '../calendar.ts';
import { CALENDAR_START, isSession, sessionsBetween } from '../exchange-calendar.ts';
import type { BarCheck } from './finding.ts';

/** Times ascend strictly. */
export const checkOrder: BarCheck = ({ times }, tell) => {
  for (let row = 1; row < times.length; row++) {
    if (times[row] === times[row - 1])
      tell('DUPLICATE_TIME', row, `${timeText(times[row]!)} was there before`);
    else if (!(times[row]! > times[row - 1]!))
      tell('UNSORTED_TIME', row, `${timeText(times[row]!)} comes after ${timeText(times[row - 1]!)}`);
  }
};

/** Every row since 2000 lies on a session of the exchange's calendar, and between neighbours no session is missing. */
export const checkSessions: BarCheck = ({ times }, tell) => {
  for (let row = 0; row < times.length; row++) {
    const day = dayAt(times[row]!);
    if (day < CALENDAR_START || (row > 0 && dayAt(times[row - 1]!) === day)) continue;
    if (!isSession(day)) tell('NO_SESSION', row, `the exchange was closed on ${isoDay(day)}`);
    if (row === 0) continue;
    const missing = sessionsBetween(Math.max(CALENDAR_START, dayAt(times[row - 1]!) + 1), day - 1);
    if (missing.length > 0) {
      const from = isoDay(missing[0]!);
      const text =
        missing.length === 1
          ? `${from} is missing`
          : `${missing.length} sessions from ${from} on are missing`;
      tell('MISSING_SESSIONS', row, `${text} before this row`);
    }
  }
};

function timeText(time: number): string {
  return new Date(time).toISOString();
}
