import type { RankedSymbol } from './run-scan.ts';
import type { SortKey } from './scanner.ts';

/** Every ranked symbol as CSV, under a row of names. */
export function rankingTable(ranked: readonly RankedSymbol[], key: SortKey): string {
  const rows = ranked.map(({ rank, symbol, value, close }) => `${rank},${symbol},${value},${close}`);
  return [`rank,symbol,${key.name},close`, ...rows, ''].join('\n');
}
