import type { Listing, MarketData, ResolvedListing, Vendor, VendorChain } from './market-data.ts';
import { requireOnlyReads } from './only-reads.ts';

/**
 * One market of several chains. A symbol is answered for by the first vendor that lists it with the interval that is asked
 * for, chain by chain. Where the operator has to confirm that vendor's licence and has not, the answer is `pending`: no
 * later vendor steps in unseen. Throws for a vendor that can do more than read.
 */
export function chainedMarket(chains: readonly VendorChain[], isConfirmed: boolean): MarketData {
  for (const { vendors } of chains) vendors.forEach(requireOnlyReads);
  const found = chains.flatMap(({ assetClass, vendors }) =>
    vendors.flatMap((vendor) =>
      vendor
        .listings()
        .filter((listing) => listing.assetClass === assetClass)
        .map((listing) => ({ vendor, listing })),
    ),
  );
  const bySymbol = Map.groupBy(found, ({ listing }) => listing.symbol);
  const isPending = (vendor: Vendor) => vendor.licence === 'operator' && !isConfirmed;
  return {
    chains,
    listings: () => [...bySymbol.values()].map((entries) => resolved(entries, isPending)),
    rows: async (symbol, interval, count) => {
      const entry = bySymbol.get(symbol)?.find(({ listing }) => listing.intervals.includes(interval));
      if (entry === undefined) return { kind: 'none' };
      if (isPending(entry.vendor)) return { kind: 'pending', vendor: entry.vendor.name };
      const stored = await entry.vendor.rows(symbol, interval, count);
      return stored === null ? { kind: 'none' } : { kind: 'rows', stored };
    },
  };
}

function resolved(
  entries: readonly { readonly vendor: Vendor; readonly listing: Listing }[],
  isPending: (vendor: Vendor) => boolean,
): ResolvedListing {
  const [{ vendor, listing }] = entries as [(typeof entries)[number]];
  const intervals = [...new Set(entries.flatMap((entry) => entry.listing.intervals))];
  return { ...listing, intervals, vendor: vendor.name, pending: isPending(vendor) };
}
