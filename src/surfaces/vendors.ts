import type { ReadOnlyAnswer } from 'toolwright-runtime/http';
import type { MarketData } from '../market/market-data.ts';

/** `/api/vendors`: who is asked for the bars of each asset class, the first one first. It carries no time of a check. */
export function vendors({ chains }: Pick<MarketData, 'chains'>): ReadOnlyAnswer {
  const listed = chains.map(({ assetClass, vendors: chain }) => ({
    assetClass,
    vendors: chain.map(({ name, title, licence, kept, listings }) => {
      const own = listings().filter((listing) => listing.assetClass === assetClass);
      const intervals = [...new Set(own.flatMap((listing) => listing.intervals))];
      return { name, title, licence, kept, symbols: own.length, intervals };
    }),
  }));
  return { kind: 'json', body: { chains: listed } };
}
