import type { OptionalColumn } from '../market/market-data.ts';

/** The sentence about columns that code looked at and does not declare to read; null where it declares them all. */
export function undeclaredReads(
  looked: ReadonlySet<OptionalColumn>,
  reads: readonly OptionalColumn[] = [],
): string | null {
  const undeclared = [...looked].filter((column) => !reads.includes(column));
  if (undeclared.length === 0) return null;
  return `it reads ${undeclared.join(', ')} and does not say so: reads: ${JSON.stringify([...looked])}`;
}
