/** What is to be said of a place in a person's file. An error keeps the file out; a note does not. */
export interface Finding {
  readonly severity: 'error' | 'note';
  /** Line of a CSV file, the header's being 1; row of a Parquet file, the first being 1. Null for the file as a whole. */
  readonly row: number | null;
  readonly column: string | null;
  readonly problem: string;
}

export function error(row: number | null, column: string | null, problem: string): Finding {
  return { severity: 'error', row, column, problem };
}

export function note(row: number | null, column: string | null, problem: string): Finding {
  return { severity: 'note', row, column, problem };
}

/** `error, row 12, CLOSE: "1,200" has a thousands separator` */
export function findingText({ severity, row, column, problem }: Finding): string {
  const place = [row === null ? '' : `row ${row}`, column ?? ''].filter(Boolean);
  return `${[severity, ...place].join(', ')}: ${problem}`;
}
