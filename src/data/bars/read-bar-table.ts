import { type Bars, emptyBars, sliceBars } from '../../market/bars.ts';
import { midnight } from '../../market/calendar.ts';
import type { Interval, OptionalColumn } from '../../market/market-data.ts';
import { error, type Finding, note } from '../signals/finding.ts';
import type { RawTable } from '../signals/raw-table.ts';
import { readNumber } from '../signals/read-cell.ts';
import { type BarLayout, findLayout } from './bar-layout.ts';
import { isAmerican, readTime, type Zone } from './read-time.ts';

/** The rows of one symbol of a file, as numbers and in the order of time that the file has. */
export interface BarSeries {
  /** Null where the file has no column of symbols. */
  readonly symbol: string | null;
  readonly interval: Interval;
  readonly bars: Bars;
  readonly missing: readonly OptionalColumn[];
  /** What a person calls the row with this index. */
  readonly rowName: (row: number) => number;
}

export interface BarTableReading {
  readonly series: readonly BarSeries[];
  /** With an error among them there are no series. */
  readonly findings: readonly Finding[];
}

export interface BarTableOptions {
  /** Where clocks stand of times that do not say it. */
  readonly zone?: Zone | undefined;
  /** Columns that are not to be read, as if the file did not have them. */
  readonly without?: readonly OptionalColumn[];
}

const PRICES = { opens: 'open', highs: 'high', lows: 'low', closes: 'close', volumes: 'volume' } as const;
type Column = keyof typeof PRICES;
const COLUMNS = Object.keys(PRICES) as Column[];

/**
 * Reads a table of bars by the names of its columns. Cells that are no number and times that are none are errors, by row.
 * A file that is newest first throughout is read from its end. What an absent or empty column would hold is NaN.
 */
export function readBarTable(table: RawTable, { zone, without = [] }: BarTableOptions = {}): BarTableReading {
  const findings: Finding[] = [...table.findings];
  const failed = () => findings.some(({ severity }) => severity === 'error');
  if (failed()) return { series: [], findings };
  const layout = findLayout([...table.columns.keys()]);
  if ('lacks' in layout) {
    const names = [...table.columns.keys()].join(', ');
    return {
      series: [],
      findings: [
        ...findings,
        error(null, null, `there is no ${layout.lacks.replace(/^an? /, '')}; there are ${names}`),
      ],
    };
  }
  if (table.rows === 0) findings.push(error(null, null, 'no row follows the header'));
  for (const name of layout.unread) findings.push(note(null, name, 'nothing is read from this column'));

  const times = readTimes(table, layout, zone, findings);
  const numbers = new Map(
    COLUMNS.map((column) => {
      const isLeftOut = without.some((name) => name === column);
      return [column, isLeftOut ? null : readNumbers(table, layout[PRICES[column]], findings)];
    }),
  );
  if (failed()) return { series: [], findings };
  const missing = COLUMNS.filter((column) => numbers.get(column) === null) as OptionalColumn[];
  const series = rowsBySymbol(table, layout).map(([symbol, rows]) => {
    const ordered = isNewestFirst(rows, times.times) ? rows.toReversed() : rows;
    if (ordered !== rows)
      findings.push(note(null, null, `${symbol ?? 'the file'} is newest first, and was read from its end`));
    const bars = emptyBars(ordered.length);
    ordered.forEach((row, at) => {
      bars.times[at] = times.times[row]!;
      for (const column of COLUMNS) bars[column][at] = numbers.get(column)?.[row] ?? Number.NaN;
    });
    return {
      symbol,
      interval: times.interval,
      bars,
      missing,
      rowName: (at: number) => table.rowName(ordered[at]!),
    };
  });
  return { series, findings };
}

function readTimes(
  table: RawTable,
  { time, timeOfDay }: BarLayout,
  zone: Zone | undefined,
  findings: Finding[],
): { readonly times: Float64Array; readonly interval: Interval } {
  const cells = table.columns.get(time)!;
  const clocks = timeOfDay === undefined ? undefined : table.columns.get(timeOfDay)!;
  const american = isAmerican(cells);
  const times = new Float64Array(table.rows);
  let days = 0;
  for (let row = 0; row < table.rows; row++) {
    const reading = readTime(
      clocks === undefined ? cells[row] : joined(cells[row], clocks[row]),
      zone,
      american,
    );
    if (reading.kind === 'problem') findings.push(error(table.rowName(row), time, reading.problem));
    else {
      times[row] = reading.kind === 'day' ? midnight(reading.day) : reading.time;
      if (reading.kind === 'day') days++;
    }
  }
  if (days > 0 && days < table.rows && findings.every(({ severity }) => severity === 'note'))
    findings.push(error(null, time, `${days} rows are days and ${table.rows - days} are times of a day`));
  return { times, interval: days === table.rows ? '1day' : '1min' };
}

/** `20240131` and `093000`, as some sources have it, are `2024-01-31 09:30:00`. */
function joined(day: unknown, clock: unknown): string {
  const date = String(day).replace(/^(\d{4})(\d{2})(\d{2})$/, '$1-$2-$3');
  const time = String(clock)
    .padStart(6, '0')
    .replace(/^(\d{2})(\d{2})(\d{2})$/, '$1:$2:$3');
  return `${date} ${time}`;
}

/** Null where there is no such column, or nothing in any of its cells. */
function readNumbers(table: RawTable, name: string | undefined, findings: Finding[]): Float64Array | null {
  if (name === undefined) return null;
  const cells = table.columns.get(name)!;
  const values = new Float64Array(table.rows).fill(Number.NaN);
  const empty: number[] = [];
  for (let row = 0; row < table.rows; row++) {
    const cell = cells[row];
    // A price in dollars may say so.
    const reading = readNumber(typeof cell === 'string' && cell.startsWith('$') ? cell.slice(1) : cell);
    if (reading.kind === 'value') values[row] = reading.value;
    else if (reading.kind === 'empty') empty.push(row);
    else findings.push(error(table.rowName(row), name, reading.problem));
  }
  if (empty.length === table.rows) {
    if (table.rows > 0) findings.push(note(null, name, 'the column is empty, and counts as absent'));
    return null;
  }
  for (const row of empty) findings.push(error(table.rowName(row), name, 'the cell is empty'));
  return values;
}

function rowsBySymbol(table: RawTable, { symbol }: BarLayout): [string | null, number[]][] {
  const rows = Array.from({ length: table.rows }, (_, row) => row);
  if (symbol === undefined) return [[null, rows]];
  const cells = table.columns.get(symbol)!;
  return [...Map.groupBy(rows, (row) => String(cells[row]))];
}

function isNewestFirst(rows: readonly number[], times: Float64Array): boolean {
  return rows.length > 1 && rows.every((row, at) => at === 0 || times[row]! < times[rows[at - 1]!]!);
}

/** The rows of a series for which `keep` holds, in order. */
export function keepRows(series: BarSeries, keep: (time: number) => boolean): BarSeries {
  const rows = Array.from(series.bars.times.keys()).filter((row) => keep(series.bars.times[row]!));
  const kept = sliceBars(emptyBars(rows.length), 0, rows.length);
  rows.forEach((row, at) => {
    kept.times[at] = series.bars.times[row]!;
    for (const column of COLUMNS) kept[column][at] = series.bars[column][row]!;
  });
  return { ...series, bars: kept, rowName: (at) => series.rowName(rows[at]!) };
}
