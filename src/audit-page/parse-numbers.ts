import type { MaybeNumber } from '../audit/outcome.ts';

/** Where a pasted text holds something that is no number. */
export interface TextProblem {
  /** From 1. */
  readonly line: number;
  readonly problem: string;
}

const NUMBER = /^[-+]?(\d+(\.\d*)?|\.\d+)(e[-+]?\d+)?$/i;
const NAMED: ReadonlyMap<string, MaybeNumber> = new Map([
  ['nan', 'nan'],
  ['inf', 'inf'],
  ['-inf', '-inf'],
  ['null', null],
]);

/**
 * Rows of numbers in a pasted text: a line is a row, and spaces, tabs, commas and semicolons stand between numbers. "nan", "inf",
 * "-inf" and "null" are values that are none. Nothing else is guessed at: no header, no date, no percent sign, no decimal comma.
 *
 * @returns the rows that hold something, or the first thing that is no number
 */
export function parseRows(text: string): readonly (readonly MaybeNumber[])[] | TextProblem {
  const rows: MaybeNumber[][] = [];
  for (const [index, line] of text.split(/\r\n|\r|\n/).entries()) {
    const row: MaybeNumber[] = [];
    for (const word of line.split(/[\s,;]+/)) {
      if (word === '') continue;
      const value = NUMBER.test(word) ? Number(word) : NAMED.get(word.toLowerCase());
      if (value === undefined) return { line: index + 1, problem: `"${word.slice(0, 40)}" is no number` };
      if (typeof value === 'number' && !Number.isFinite(value))
        return { line: index + 1, problem: `"${word.slice(0, 40)}" is too large` };
      row.push(value);
    }
    if (row.length > 0) rows.push(row);
  }
  return rows;
}
