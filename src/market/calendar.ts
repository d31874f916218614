const MILLISECONDS_PER_DAY = 86_400_000;

/** Whether the text is a day of the proleptic Gregorian calendar written `YYYY-MM-DD`. */
export function isIsoDay(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  // Digit by digit: files hold millions of days, and a Date for each took most of the time of reading them.
  const [year, month, day] = [Number(text.slice(0, 4)), Number(text.slice(5, 7)), Number(text.slice(8))];
  return month >= 1 && month <= 12 && day >= 1 && day <= daysOf(month, year);
}

function daysOf(month: number, year: number): number {
  if (month !== 2) return [4, 6, 9, 11].includes(month) ? 30 : 31;
  const isLeap = (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0;
  return isLeap ? 29 : 28;
}

/** Calendar days from one ISO day to another, weekends and holidays included; negative when `to` is earlier. */
export function calendarDaysBetween(from: string, to: string): number {
  return dayNumber(to) - dayNumber(from);
}

/** Days from 1970-01-01 to an ISO day: the form in which calendars compute. */
export function dayNumber(isoDay: string): number {
  return Date.parse(isoDay) / MILLISECONDS_PER_DAY;
}

const written = new Map<number, string>();

/** Days that are kept as they are written: those of centuries. */
const MOST_WRITTEN = 100_000;

/** The ISO day of a day number. The same days are written over and over, and writing one takes longer than looking it up. */
export function isoDay(day: number): string {
  const known = written.get(day);
  if (known !== undefined) return known;
  const text = new Date(day * MILLISECONDS_PER_DAY).toISOString().slice(0, 10);
  if (written.size === MOST_WRITTEN) written.clear();
  written.set(day, text);
  return text;
}

/** Day number of a date; `month` counts from 1, and a `date` beyond the month's end runs into the next. */
export function dayOf(year: number, month: number, date: number): number {
  return Date.UTC(year, month - 1, date) / MILLISECONDS_PER_DAY;
}

/** Midnight UTC of a day, in milliseconds since 1970. */
export function midnight(day: number): number {
  return day * MILLISECONDS_PER_DAY;
}

/** The day in which an instant lies, in UTC. */
export function dayAt(instant: number): number {
  return Math.floor(instant / MILLISECONDS_PER_DAY);
}

/** Day of the week: 0 is Sunday, 6 Saturday. */
export function weekday(day: number): number {
  return (((day + 4) % 7) + 7) % 7;
}

/** Year of a day. */
export function yearOf(day: number): number {
  return new Date(midnight(day)).getUTCFullYear();
}

/** The n-th given weekday of a month, n from 1; the last one for n = -1. */
export function nthWeekday(year: number, month: number, day: number, n: number): number {
  if (n === -1) {
    const last = dayOf(year, month + 1, 0);
    return last - ((weekday(last) - day + 7) % 7);
  }
  const first = dayOf(year, month, 1);
  return first + ((day - weekday(first) + 7) % 7) + 7 * (n - 1);
}
