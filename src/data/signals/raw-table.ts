import { CsvError, parse } from 'csv-parse/sync';
import { parquetMetadata, parquetRead } from 'hyparquet';
import { error, type Finding, note } from './finding.ts';

/** A table as its file has it, column by column, nothing read into the cells yet. */
export interface RawTable {
  /** Cells by column: text in a CSV file; numbers, text, dates and null in a Parquet file. */
  readonly columns: ReadonlyMap<string, ArrayLike<unknown>>;
  readonly rows: number;
  /** What a person calls the row with this index. */
  readonly rowName: (row: number) => number;
  readonly findings: readonly Finding[];
}

const PARQUET_MAGIC = 'PAR1';

/** Reads a CSV (UTF-8, a header, commas) or a Parquet file, told apart by their first bytes. Holds the whole table in memory. */
export async function readRawTable(bytes: Uint8Array): Promise<RawTable> {
  const isParquet = Buffer.from(bytes.subarray(0, 4)).toString('latin1') === PARQUET_MAGIC;
  return isParquet ? await readParquet(bytes) : readCsv(bytes);
}

function broken(problem: string, row: number | null = null): RawTable {
  return { columns: new Map(), rows: 0, rowName: (at) => at + 1, findings: [error(row, null, problem)] };
}

function readCsv(bytes: Uint8Array): RawTable {
  let text: string;
  try {
    text = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    return broken('the file is not UTF-8 text');
  }
  const findings: Finding[] = [];
  if (text.startsWith('\uFEFF')) {
    findings.push(note(1, null, 'the file begins with a byte order mark, which is no part of the header'));
    text = text.slice(1);
  }
  let records: { record: string[]; info: { lines: number } }[];
  try {
    records = parse(text, { info: true, relax_column_count: true, skip_empty_lines: true }) as never;
  } catch (problem) {
    if (!(problem instanceof CsvError)) throw problem;
    return broken(problem.message, Number(problem['lines']) || null);
  }
  const header = records[0]?.record;
  if (header === undefined) return broken('the file is empty');
  const twice = header.find((name, at) => header.indexOf(name) !== at);
  if (twice !== undefined) return broken(`two columns are named "${twice}"`, 1);
  const body = records.slice(1);
  for (const { record, info } of body)
    if (record.length !== header.length)
      findings.push(error(info.lines, null, `${record.length} cells where the header has ${header.length}`));
  return {
    columns: new Map(header.map((name, at) => [name, body.map(({ record }) => record[at] ?? '')])),
    rows: body.length,
    rowName: (row) => body[row]!.info.lines,
    findings,
  };
}

async function readParquet(bytes: Uint8Array): Promise<RawTable> {
  const file = bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength) as ArrayBuffer;
  try {
    const metadata = parquetMetadata(file);
    const rows = Number(metadata.num_rows);
    const columns = new Map<string, ArrayLike<unknown>>();
    await parquetRead({
      file,
      metadata,
      onChunk: ({ columnName, columnData, rowStart }) => {
        // Most files have one chunk for a column: it is the column.
        if (columnData.length === rows) columns.set(columnName, columnData);
        const column = columns.get(columnName) ?? new Array<unknown>(rows);
        columns.set(columnName, column);
        if (column === columnData || !Array.isArray(column)) return;
        for (let at = 0; at < columnData.length; at++) column[Number(rowStart) + at] = columnData[at];
      },
    });
    return { columns, rows, rowName: (row) => row + 1, findings: [] };
  } catch (problem) {
    return broken(`the Parquet file can't be read: ${(problem as Error).message}`);
  }
}
