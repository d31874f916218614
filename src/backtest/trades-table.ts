import type { Trade } from './trades.ts';

const COLUMNS = [
  'symbol',
  'side',
  'entry_day',
  'entry_price',
  'entry_shares',
  'exit_day',
  'exit_price',
  'bars',
  'profit',
  'return',
  'exit_reason',
] as const satisfies readonly (keyof Trade)[];

/** The trades as CSV, a row each under a row of names. */
export function tradesTable(trades: readonly Trade[]): string {
  const rows = trades.map((trade) => COLUMNS.map((column) => trade[column]).join(','));
  return [COLUMNS.join(','), ...rows, ''].join('\n');
}
