import type { ImportDefinitions, ImportedDefinition } from './definitions.ts';
import { error, type Finding, note } from './finding.ts';
import type { RawTable } from './raw-table.ts';
import { type Reading, readDay, readNumber, readWord } from './read-cell.ts';

/** A person's signals, day by day; null where a cell is empty. */
export interface ImportedColumns {
  /** Ascending. */
  readonly dates: readonly string[];
  readonly values: Readonly<Record<string, readonly (number | string | null)[]>>;
}

export interface TableReading {
  readonly columns: ImportedColumns;
  readonly findings: readonly Finding[];
}

/**
 * Reads a table by its definitions, and holds its days to the sessions of the market. Errors keep the table out: a day that is
 * none, twice or out of order, a cell that is not of its kind. Notes do not: empty cells, sessions without a row, rows that
 * no session uses. Nothing is repaired, carried forward or filled in.
 */
export function checkTable(
  table: RawTable,
  { dateColumn, signals }: ImportDefinitions,
  sessions: readonly string[],
): TableReading {
  const findings: Finding[] = [...table.findings];
  const missing = [dateColumn, ...signals.map(({ column }) => column)].filter(
    (name) => !table.columns.has(name),
  );
  if (table.findings.every(({ severity }) => severity === 'note'))
    for (const name of missing)
      findings.push(error(null, name, `no such column; there are ${[...table.columns.keys()].join(', ')}`));
  if (missing.length > 0 || table.findings.some(({ severity }) => severity === 'error'))
    return { columns: { dates: [], values: {} }, findings };
  if (table.rows === 0) findings.push(error(null, null, 'no row follows the header'));

  const dates = readDates(table, dateColumn, findings);
  const values = Object.fromEntries(
    signals.map((signal) => [signal.name, readColumn(table, signal, findings)]),
  );
  if (dates !== null && table.rows > 0) compareWithSessions(table, dates, sessions, findings);
  return { columns: { dates: dates ?? [], values }, findings };
}

function readDates(table: RawTable, column: string, findings: Finding[]): string[] | null {
  const cells = table.columns.get(column)!;
  const dates: string[] = [];
  let sound = true;
  const wrong = (row: number, problem: string) => {
    sound = false;
    findings.push(error(table.rowName(row), column, problem));
  };
  for (let row = 0; row < cells.length; row++) {
    const reading = readDay(cells[row]);
    // A place is kept for a day that is none, so that an index is a row.
    const day = reading.kind === 'value' ? reading.value : '';
    const before = dates.at(-1);
    dates.push(day);
    if (reading.kind === 'empty') wrong(row, 'the day is empty');
    else if (reading.kind === 'problem') wrong(row, reading.problem);
    else if (before !== undefined && day <= before) {
      const first = dates.indexOf(day);
      if (first < row) wrong(row, `${day} is there twice, first in row ${table.rowName(first)}`);
      else wrong(row, `${day} comes after ${before}; rows must be oldest first`);
    }
  }
  return sound ? dates : null;
}

function readColumn(
  table: RawTable,
  { column, kind, tags }: ImportedDefinition,
  findings: Finding[],
): (number | string | null)[] {
  const read = (cell: unknown): Reading<number | string> =>
    kind === 'number' ? readNumber(cell) : readWord(cell, tags);
  const cells = table.columns.get(column)!;
  const values: (number | string | null)[] = [];
  for (let row = 0; row < cells.length; row++) {
    const cell = cells[row];
    // Nearly every cell of a large file: no need to make an object of it.
    if (kind === 'number' && typeof cell === 'number' && Number.isFinite(cell)) {
      values.push(cell);
      continue;
    }
    const reading = read(cell);
    values.push(reading.kind === 'value' ? reading.value : null);
    if (reading.kind === 'empty')
      findings.push(note(table.rowName(row), column, 'empty: the value is missing'));
    else if (reading.kind === 'problem') findings.push(error(table.rowName(row), column, reading.problem));
  }
  return values;
}

/** Both are ascending, so one walk along the two finds what is in one of them alone. */
function compareWithSessions(
  table: RawTable,
  dates: readonly string[],
  sessions: readonly string[],
  findings: Finding[],
): void {
  const [first, last] = [sessions[0] ?? '', sessions.at(-1) ?? ''];
  const missing: Finding[] = [];
  let [row, outside] = [0, 0];
  let before: number | undefined;
  const passRowsUntil = (session: string) => {
    for (; row < dates.length && dates[row]! < session; row++) {
      if (dates[row]! < first) outside++;
      else
        findings.push(
          note(table.rowName(row), null, `${dates[row]} is no session of the market and is not used`),
        );
    }
  };
  for (const session of sessions) {
    passRowsUntil(session);
    if (dates[row] === session) before = row++;
    else if (before !== undefined && row < dates.length)
      missing.push(
        note(table.rowName(before), null, `no row for the session ${session}, which would follow`),
      );
  }
  outside += dates.length - row;
  if (outside === dates.length) {
    findings.push(error(null, null, `no row lies within the market's history, ${first} to ${last}`));
    return;
  }
  if (outside > 0) {
    const text = `${outside} rows lie outside the market's history, ${first} to ${last}, and are not used`;
    findings.push(note(null, null, text));
  }
  for (const finding of missing) findings.push(finding);
}
