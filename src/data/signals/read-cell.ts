import { isIsoDay } from '../../market/calendar.ts';

/** A cell as a value, or what is wrong with it. Empty cells have neither. */
export type Reading<Value> =
  | { readonly kind: 'value'; readonly value: Value }
  | { readonly kind: 'empty' }
  | { readonly kind: 'problem'; readonly problem: string };

const value = <Value>(of: Value): Reading<Value> => ({ kind: 'value', value: of });
const problem = (text: string): Reading<never> => ({ kind: 'problem', problem: text });
const EMPTY: Reading<never> = { kind: 'empty' };

/** A day, `YYYY-MM-DD`. A time of day or a time zone is a problem: which day it means depends on where one stands. */
export function readDay(cell: unknown): Reading<string> {
  if (cell instanceof Date) {
    if (Number.isNaN(cell.getTime())) return problem('is no date');
    const [day, time] = cell.toISOString().split('T') as [string, string];
    return time === '00:00:00.000Z' ? value(day) : problem(`${cell.toISOString()} ${CARRIES_TIME}`);
  }
  if (isEmpty(cell)) return EMPTY;
  const text = String(cell);
  if (isIsoDay(text)) return value(text);
  if (/^\d{4}-\d{2}-\d{2}[T ]/.test(text)) return problem(`"${text}" ${CARRIES_TIME}`);
  return problem(`"${text}" is no day written YYYY-MM-DD`);
}

const CARRIES_TIME = 'carries a time or a time zone; give the trading day alone';

const NUMBER = /^[+-]?(\d+\.?\d*|\.\d+)(e[+-]?\d+)?$/i;
const GROUPED = /^[+-]?\d{1,3}([,' \u00a0\u202f]\d{3})+([.,]\d+)?$/;

/** A finite number. Nothing is repaired: a thousands separator, a sign of per cent or a decimal comma is a problem. */
export function readNumber(cell: unknown): Reading<number> {
  if (typeof cell === 'number')
    return Number.isFinite(cell) ? value(cell) : problem(`${cell} is not a finite number`);
  if (typeof cell === 'bigint') return readNumber(Number(cell));
  if (isEmpty(cell)) return EMPTY;
  const text = String(cell);
  if (NUMBER.test(text)) return readNumber(Number(text));
  if (GROUPED.test(text)) return problem(`"${text}" has a thousands separator`);
  if (/^[+-]?(nan|inf|infinity)$/i.test(text)) return problem(`"${text}" is not a finite number`);
  return problem(`"${text}" is no number`);
}

/** One of the words of a category. */
export function readWord(cell: unknown, words: readonly string[]): Reading<string> {
  if (isEmpty(cell)) return EMPTY;
  const text = String(cell);
  return words.includes(text) ? value(text) : problem(`"${text}" is none of ${words.join(', ')}`);
}

function isEmpty(cell: unknown): boolean {
  return cell === null || cell === undefined || cell === '';
}
