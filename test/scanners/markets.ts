import { NO_ACTIONS } from '../../src/market/corporate-actions.ts';
import type { RowsReading, StoredBars } from '../../src/market/market-data.ts';
import { registerScanners } from '../../src/scanners/registry.ts';
import type { RegisteredScanner } from '../../src/scanners/scanner.ts';
import type { ScannedMarket } from '../../src/scanners/universe.ts';

/** A scanner that comes with the server. */
export function scannerNamed(name: string): RegisteredScanner {
  return registerScanners([]).find((scanner) => scanner.name === name)!;
}

/** A market of these shares; a symbol without bars waits for its licence. */
export function marketOf(shares: Readonly<Record<string, StoredBars | null>>): ScannedMarket {
  return {
    listings: () =>
      Object.keys(shares).map((symbol) => ({
        symbol,
        name: symbol,
        assetClass: symbol === 'INDEX' ? 'index' : 'equity',
        intervals: ['1day'],
        vendor: 'test',
        pending: shares[symbol] === null,
      })),
    rows: async (symbol): Promise<RowsReading> => {
      const stored = shares[symbol];
      if (stored === undefined) return { kind: 'none' };
      return stored === null ? { kind: 'pending', vendor: 'test' } : { kind: 'rows', stored };
    },
  };
}

/** Bars as stored, with everything that can be missing there unless said otherwise. */
export function storedOf(bars: StoredBars['bars'], more: Partial<StoredBars> = {}): StoredBars {
  return {
    bars,
    interval: '1day',
    actions: NO_ACTIONS,
    vendor: 'test',
    licence: 'generated',
    missing: [],
    tradedOpensFrom: Number.NEGATIVE_INFINITY,
    adjustment: 'splits',
    returnBasis: 'total return',
    notes: [],
    ...more,
  };
}
