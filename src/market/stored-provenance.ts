import { createHash } from 'node:crypto';
import type { Bars } from './bars.ts';
import type { StoredBars } from './market-data.ts';
import type { ServedMarket } from './served-market.ts';
import { timeframeNamed } from './timeframes.ts';

/**
 * Which stored bars an answer comes from: who made them, until when they reach, the digest of what was read, and which of them
 * the reader is served.
 */
export function storedProvenance(
  market: ServedMarket,
  symbol: string,
  timeframe: string,
  {
    stored,
    asOf,
    withheld,
  }: { readonly stored: StoredBars; readonly asOf: number; readonly withheld: number },
) {
  return {
    vendor: stored.vendor,
    asOf: new Date(asOf).toISOString(),
    snapshot: `${stored.vendor}/${symbol}@sha256:${digestOf(stored.bars)}`,
    licence: stored.licence,
    barsUsed: stored.bars.times.length,
    timeframe,
    interval: stored.interval,
    tier: market.tier,
    delayFloorSeconds: market.delayFloorSeconds,
    withheldBars: withheld,
    staleAfterSeconds: timeframeNamed(timeframe)!.staleAfterSeconds,
    freshRefusal: market.freshRefusal,
    marketClock: market.clock,
  };
}

/** SHA-256 over the columns, as little-endian doubles. */
export function digestOf(bars: Bars): string {
  const hash = createHash('sha256');
  for (const column of ['times', 'opens', 'highs', 'lows', 'closes', 'volumes'] as const) {
    const { buffer, byteOffset, byteLength } = bars[column];
    hash.update(new Uint8Array(buffer, byteOffset, byteLength));
  }
  return hash.digest('hex');
}
