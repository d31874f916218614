import { createHash } from 'node:crypto';
import type { Services } from '../services.ts';
import { isoDay } from './calendar.ts';
import { lastClosedSession } from './closed-market.ts';
import type { Interval, MarketData } from './market-data.ts';
import { digestOf } from './stored-provenance.ts';
import { SYNTHETIC_VERSION } from './synthetic/laws.ts';

const kept = new WeakMap<MarketData, Promise<string>>();

/**
 * Names the bars that remembered answers depend on: the version of the synthetic market, a digest of what was imported, and on
 * the wall clock the last day that had closed. Tools that remember answers are for readers of fresh bars alone.
 */
export async function marketSnapshot(services: Services, now: Date): Promise<string> {
  const { clock } = services.marketSettings;
  const stored = await storedSnapshot(services);
  return clock === 'wall' ? `${stored}, closed by ${isoDay(lastClosedSession(now.getTime()))}` : stored;
}

async function storedSnapshot(services: Services): Promise<string> {
  const market = await services.market();
  const snapshot = kept.get(market) ?? nameOf(market);
  kept.set(market, snapshot);
  snapshot.catch(() => kept.delete(market));
  return snapshot;
}

async function nameOf(market: MarketData): Promise<string> {
  const imported = new Set(market.chains.flatMap(({ vendors }) => vendors.filter((vendor) => vendor.kept)));
  // What nobody is served, no answer depends on.
  const pending = new Set(market.listings().flatMap((listing) => (listing.pending ? [listing.symbol] : [])));
  const hash = createHash('sha256');
  for (const vendor of imported) {
    for (const { symbol, intervals } of vendor.listings()) {
      if (pending.has(symbol)) continue;
      for (const interval of intervals as readonly Interval[]) {
        const stored = await vendor.rows(symbol, interval, Number.MAX_SAFE_INTEGER);
        hash.update(`${vendor.name} ${symbol} ${interval} ${stored === null ? '' : digestOf(stored.bars)}\n`);
      }
    }
  }
  return `synthetic market ${SYNTHETIC_VERSION}, imported@sha256:${hash.digest('hex')}`;
}
