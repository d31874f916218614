import type { OptionalColumn, StoredBars } from './market-data.ts';

/** Columns that are read and that the bars lack, or whose opens were not traded on `day`, in words; empty where all are there. */
export function missingReads(
  reads: readonly OptionalColumn[] | undefined,
  { missing, tradedOpensFrom }: Pick<StoredBars, 'missing' | 'tradedOpensFrom'>,
  day: number,
): string[] {
  return (reads ?? []).flatMap((column) => {
    if (missing.includes(column)) return [`no ${column}`];
    return column === 'opens' && day < tradedOpensFrom ? ['opens that were not traded'] : [];
  });
}
