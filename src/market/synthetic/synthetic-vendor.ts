import type { Vendor } from '../market-data.ts';
import type { SyntheticMarket } from './synthetic-market.ts';

/** The synthetic market as a vendor of shares. */
export function syntheticVendor(market: SyntheticMarket): Vendor {
  return {
    name: 'synthetic',
    title: 'A market that the server generates from a seed',
    licence: 'generated',
    kept: false,
    listings: () =>
      market.securities.map(({ symbol, name, hasMinutes }) => ({
        symbol,
        name,
        assetClass: 'equity',
        intervals: hasMinutes ? ['1min', '1day'] : ['1day'],
      })),
    rows: async (symbol, interval, count) => {
      const series =
        interval === '1day'
          ? market.daily(symbol, count)
          : interval === '1min'
            ? market.minutes(symbol, count)
            : null;
      return series === null
        ? null
        : {
            ...series,
            interval,
            vendor: 'synthetic',
            licence: 'generated',
            missing: [],
            tradedOpensFrom: Number.NEGATIVE_INFINITY,
            adjustment: 'splits',
            returnBasis: 'total return: splits adjusted, dividends as cash on their ex-date',
            notes: [],
          };
    },
  };
}
