import { existsSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Bars, sliceBars } from '../../market/bars.ts';
import { NO_ACTIONS } from '../../market/corporate-actions.ts';
import type { Interval, StoredBars, Vendor } from '../../market/market-data.ts';
import { type BarsDescription, decodeBars, decodeDescription, encodeBars } from './stored-file.ts';

/** Keeps bars in the folder, which exists, in the place of earlier ones of the symbol and interval. All of them or none. */
export function keepBars(folder: string, bars: Bars, description: BarsDescription): string {
  const file = join(folder, `${description.symbol}.${description.interval}.parquet`);
  const partial = `${file}.partial`;
  writeFileSync(partial, encodeBars(bars, description));
  renameSync(partial, file);
  return file;
}

/**
 * The bars that the operator imported, listed as they are when the server starts. A file's rows are read by the first call
 * that needs them, and kept.
 */
export function importedVendor(folder: string | undefined): Vendor {
  const files = folder === undefined ? [] : describedFiles(folder);
  const kept = new Map<string, Promise<Bars>>();
  return {
    name: 'imported',
    title: 'Bars that the operator imported with `quant data import`',
    licence: 'operator',
    kept: true,
    listings: () =>
      files.map(({ description: { symbol, name, assetClass, interval } }) => ({
        symbol,
        name,
        assetClass,
        intervals: [interval],
      })),
    rows: async (symbol, interval, count) => {
      const found = files.find(
        ({ description }) => description.symbol === symbol && description.interval === interval,
      );
      if (found === undefined) return null;
      const read = kept.get(found.file) ?? decodeBars(readFileSync(found.file));
      kept.set(found.file, read);
      return stored(await read, found.description, interval, count);
    },
  };
}

function stored(bars: Bars, description: BarsDescription, interval: Interval, count: number): StoredBars {
  const { vendor, missing, opensTraded, notes } = description;
  const rows = bars.times.length;
  return {
    bars: sliceBars(bars, Math.max(0, rows - count), rows),
    interval,
    actions: NO_ACTIONS,
    vendor,
    licence: 'confirmed',
    missing,
    tradedOpensFrom: opensTraded ? Number.NEGATIVE_INFINITY : Number.POSITIVE_INFINITY,
    adjustment: 'as-stored',
    returnBasis: 'price only: as imported, without dividends or splits beside them',
    notes,
  };
}

function describedFiles(folder: string) {
  const names = existsSync(folder) ? readdirSync(folder).filter((name) => name.endsWith('.parquet')) : [];
  return names.toSorted().map((name) => {
    const file = join(folder, name);
    return { file, description: decodeDescription(readFileSync(file)) };
  });
}
