import type { MarketData, StoredBars } from '../market/market-data.ts';

export type DailyReading =
  | { readonly kind: 'bars'; readonly stored: StoredBars }
  | { readonly kind: 'none' }
  /** There are bars, and the operator has not confirmed that they may be served. */
  | { readonly kind: 'pending'; readonly vendor: string };

/** All daily bars of a symbol. The one place that simulations get bars from. */
export async function readDailyBars(market: MarketData, symbol: string): Promise<DailyReading> {
  const reading = await market.rows(symbol, '1day', Number.MAX_SAFE_INTEGER);
  if (reading.kind !== 'rows') return reading;
  return reading.stored.bars.times.length === 0 ? { kind: 'none' } : { kind: 'bars', stored: reading.stored };
}
