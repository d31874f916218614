import { parquetMetadata, parquetRead } from 'hyparquet';
import { parquetWriteBuffer } from 'hyparquet-writer';
import { type Bars, emptyBars } from '../../market/bars.ts';
import type { AssetClass, Interval, OptionalColumn } from '../../market/market-data.ts';

/** What is kept beside imported bars. */
export interface BarsDescription {
  readonly symbol: string;
  readonly name: string;
  readonly assetClass: AssetClass;
  readonly interval: Interval;
  /** Who made the bars, as the person who imported them says. */
  readonly vendor: string;
  readonly source: { readonly file: string; readonly sha256: string };
  readonly missing: readonly OptionalColumn[];
  /** Whether opens are traded prices, as far as the file shows. */
  readonly opensTraded: boolean;
  /** What was found and kept, in words. */
  readonly notes: readonly string[];
}

const KEY = 'quant-research';
const COLUMNS = { opens: 'open', highs: 'high', lows: 'low', closes: 'close', volumes: 'volume' } as const;
const COLUMN_NAMES = Object.keys(COLUMNS) as (keyof typeof COLUMNS)[];

/** Bars as a Parquet file: `time` in milliseconds since 1970, `open` to `volume` as doubles, the description in its metadata. */
export function encodeBars(bars: Bars, description: BarsDescription): Uint8Array {
  const columnData = [
    { name: 'time', data: BigInt64Array.from(bars.times, BigInt), type: 'INT64' as const },
    ...COLUMN_NAMES.filter((column) => description.missing.every((absent) => absent !== column)).map(
      (column) => ({ name: COLUMNS[column], data: bars[column], type: 'DOUBLE' as const }),
    ),
  ];
  const kvMetadata = [{ key: KEY, value: JSON.stringify(description) }];
  return new Uint8Array(parquetWriteBuffer({ columnData, kvMetadata }));
}

/** The description in a file's metadata. Throws where the file is none of ours. */
export function decodeDescription(bytes: Uint8Array): BarsDescription {
  const { key_value_metadata: pairs } = parquetMetadata(bufferOf(bytes));
  const value = pairs?.find(({ key }) => key === KEY)?.value;
  if (value === undefined) throw new Error('the file holds no imported bars');
  return JSON.parse(value) as BarsDescription;
}

/** All bars of a file; absent columns hold NaN. */
export async function decodeBars(bytes: Uint8Array): Promise<Bars> {
  const file = bufferOf(bytes);
  const bars = emptyBars(Number(parquetMetadata(file).num_rows));
  for (const column of COLUMN_NAMES) bars[column].fill(Number.NaN);
  await parquetRead({
    file,
    onChunk: ({ columnName, columnData, rowStart }) => {
      const column = COLUMN_NAMES.find((name) => COLUMNS[name] === columnName) ?? 'times';
      for (let at = 0; at < columnData.length; at++) bars[column][rowStart + at] = Number(columnData[at]);
    },
  });
  return bars;
}

function bufferOf(bytes: Uint8Array): ArrayBuffer {
  return bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength) as ArrayBuffer;
}
