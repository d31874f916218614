import { createHash } from 'node:crypto';
import type { Bars } from './bars.ts';
import type { StoredBars } from './market-data.ts';

/** Which stored bars an answer comes from: who made them, until when they reach, and the digest of what was read. */
export function storedProvenance(symbol: string, stored: StoredBars, asOf: number) {
  return {
    vendor: stored.vendor,
    asOf: new Date(asOf).toISOString(),
    snapshot: `${stored.vendor}/${symbol}@sha256:${digestOf(stored.bars)}`,
    licence: stored.licence,
    barsUsed: stored.bars.times.length,
  };
}

/** SHA-256 over the columns, as little-endian doubles. */
function digestOf(bars: Bars): string {
  const hash = createHash('sha256');
  for (const column of ['times', 'opens', 'highs', 'lows', 'closes', 'volumes'] as const) {
    const { buffer, byteOffset, byteLength } = bars[column];
    hash.update(new Uint8Array(buffer, byteOffset, byteLength));
  }
  return hash.digest('hex');
}
