import { parquetWriteBuffer } from 'hyparquet-writer';
import { checkTable } from '../src/data/signals/check-table.ts';
import type { ImportedDefinition } from '../src/data/signals/definitions.ts';
import { readRawTable } from '../src/data/signals/raw-table.ts';
import { type Measurement, time } from './measure.ts';
import { randomNumbers } from './random.ts';

const ROWS = 1_000_000;

/** A person's signals, a million days of one number and one word, from the bytes of a Parquet file to checked columns. */
export async function measureSignalsParquet(): Promise<Measurement> {
  const random = randomNumbers(5);
  const day = (row: number) => new Date(Date.UTC(100, 0, 1) + row * 86_400_000);
  const rows = Array.from({ length: ROWS }, (_, row) => row);
  const bytes = new Uint8Array(
    parquetWriteBuffer({
      columnData: [
        { name: 'day', data: rows.map((row) => day(row).toISOString().slice(0, 10)), type: 'STRING' },
        { name: 'level', data: rows.map(() => random()), type: 'DOUBLE' },
        { name: 'mood', data: rows.map((row) => (row % 3 === 0 ? 'GLAD' : 'SAD')), type: 'STRING' },
      ],
    }),
  );
  const shared = {
    meaning: '',
    unit: '',
    computed: '',
    unreliable: '',
    known: 'at the close',
    trust: 1,
  } as const;
  const signals: readonly ImportedDefinition[] = [
    { ...shared, name: 'level', column: 'level', kind: 'number', bins: [], tags: [] },
    { ...shared, name: 'mood', column: 'mood', kind: 'category', bins: [], tags: ['GLAD', 'SAD'] },
  ];
  const sessions = rows.map((row) => day(row).toISOString().slice(0, 10));
  const ours = await time(
    async () => {
      const { columns, findings } = checkTable(
        await readRawTable(bytes),
        { dateColumn: 'day', signals },
        sessions,
      );
      if (columns.dates.length !== ROWS || findings.length > 0)
        throw new Error('the file was not read whole');
    },
    5,
    1,
  );
  return { what: 'loading a Parquet file of 1,000,000 days and two signals', ours, target: 'under 3,000 ms' };
}
