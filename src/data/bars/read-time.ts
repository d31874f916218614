import { dayNumber, dayOf, isIsoDay } from '../../market/calendar.ts';
import { newYorkInstant } from '../../market/new-york-time.ts';

/** Where clocks stand that a file's times without a zone were read from. */
export type Zone = 'new-york' | 'utc';

/** The time of a row, as its file says it. */
export type RowTime =
  | { readonly kind: 'day'; readonly day: number }
  /** Milliseconds since 1970. */
  | { readonly kind: 'instant'; readonly time: number }
  | { readonly kind: 'problem'; readonly problem: string };

const ISO = /^(\d{4}-\d{2}-\d{2})[T ](\d{2}):?(\d{2})(?::?(\d{2})(?:\.\d+)?)?\s*(Z|[+-]\d{2}:?\d{2})?$/;
const AMERICAN = /^(\d{1,2})\/(\d{1,2})\/(\d{4})$/;
const NAMED_MONTH = /^([A-Z][a-z]{2}) (\d{1,2}),? (\d{4})$/;
const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];
const COMPACT = /^(\d{4})(\d{2})(\d{2})$/;
const EPOCH = /^\d{9,13}$/;
const MOST_SECONDS = 1e11;

/**
 * Reads a day (`2024-01-31`, `20240131`, `Jan 31 2024`, `01/31/2024` where `american`), a date and time, or seconds or milliseconds since
 * 1970. Midnight is the day itself, wherever; another time without a zone needs one.
 */
export function readTime(cell: unknown, zone: Zone | undefined, american: boolean): RowTime {
  if (cell instanceof Date) return ofInstant(cell.getTime());
  if (typeof cell === 'number' || typeof cell === 'bigint') return readTime(String(cell), zone, american);
  if (typeof cell !== 'string' || cell === '') return problem('the time is empty');
  const compact = COMPACT.exec(cell);
  const text = compact === null ? cell : compact.slice(1).join('-');
  if (isIsoDay(text)) return { kind: 'day', day: dayNumber(text) };
  if (EPOCH.test(text)) return ofInstant(Number(text) < MOST_SECONDS ? 1000 * Number(text) : Number(text));
  const slashed = AMERICAN.exec(text);
  if (slashed !== null) return american ? ofMonthDayYear(slashed) : problem(`"${text}": ${UNCLEAR_ORDER}`);
  const named = NAMED_MONTH.exec(text);
  if (named !== null) {
    const month = MONTHS.indexOf(named[1]!) + 1;
    return ofMonthDayYear([text, String(month), named[2]!, named[3]!]);
  }
  const iso = ISO.exec(text);
  if (iso === null || !isIsoDay(iso[1]!))
    return problem(`"${text}" is no day and no time that is known here`);
  return ofDayAndTime(text, iso, zone);
}

const UNCLEAR_ORDER = 'no row tells the month from the day; write days as YYYY-MM-DD';

/** Whether dates with slashes are months first: some row has a second number that can only be a day, none a first. */
export function isAmerican(cells: ArrayLike<unknown>): boolean {
  let shown = false;
  for (let row = 0; row < cells.length; row++) {
    const slashed = AMERICAN.exec(String(cells[row]));
    if (slashed === null) continue;
    if (Number(slashed[1]) > 12) return false;
    if (Number(slashed[2]) > 12) shown = true;
  }
  return shown;
}

function ofMonthDayYear([text, month, date, year]: readonly string[]): RowTime {
  const iso = `${year}-${month!.padStart(2, '0')}-${date!.padStart(2, '0')}`;
  return isIsoDay(iso)
    ? { kind: 'day', day: dayOf(Number(year), Number(month), Number(date)) }
    : problem(`"${text}" is no day`);
}

function ofDayAndTime(text: string, iso: RegExpExecArray, zone: Zone | undefined): RowTime {
  const [, day, hours, minutes, seconds = '00', offset] = iso;
  const minute = 60 * Number(hours) + Number(minutes);
  if (minute >= 1440 || Number(seconds) > 59) return problem(`"${text}" is no time of a day`);
  // Programs write days as midnight of the place that they run in.
  if (minute === 0 && seconds === '00') return { kind: 'day', day: dayNumber(day!) };
  const milliseconds = 1000 * Number(seconds);
  if (offset !== undefined) {
    const colon = offset.replace(/^([+-]\d{2}):?(\d{2})$/, '$1:$2');
    return ofInstant(Date.parse(`${day}T${hours}:${minutes}:${seconds}${colon}`));
  }
  if (zone === undefined) return problem(`"${text}" has no time zone; say --zone new-york or --zone utc`);
  const start =
    zone === 'utc' ? dayNumber(day!) * 86_400_000 + minute * 60_000 : newYorkInstant(dayNumber(day!), minute);
  return ofInstant(start + milliseconds);
}

function ofInstant(time: number): RowTime {
  if (!Number.isFinite(time)) return problem('is no time');
  const days = time / 86_400_000;
  return Number.isInteger(days) ? { kind: 'day', day: days } : { kind: 'instant', time };
}

function problem(text: string): RowTime {
  return { kind: 'problem', problem: text };
}
