import type { Bars } from './bars.ts';
import type { CorporateActions } from './corporate-actions.ts';

/** The rows that a store keeps; candles are built from them. A monthly row is stamped with the month's last session. */
export type Interval = '1min' | '1day' | '1month';

/** What is traded: which chain of vendors answers for it. All of it keeps the hours of the New York exchange. */
export type AssetClass = 'equity' | 'index';

/** Columns that a vendor may not have; they hold NaN then. */
export type OptionalColumn = 'opens' | 'highs' | 'lows' | 'volumes';

/** One symbol, as a vendor lists it. */
export interface Listing {
  readonly symbol: string;
  readonly name: string;
  readonly assetClass: AssetClass;
  readonly intervals: readonly Interval[];
}

/** Bars as a vendor has them, with what is needed to adjust and to judge them. */
export interface StoredBars {
  readonly bars: Bars;
  readonly interval: Interval;
  readonly actions: CorporateActions;
  /** Who produced the bars. */
  readonly vendor: string;
  /** `generated`: made by this server, so that no vendor has a right in them. */
  readonly licence: 'confirmed' | 'sample' | 'generated';
  /** Columns without any value. */
  readonly missing: readonly OptionalColumn[];
  /** Day number from which on opens are traded prices: -Infinity where all are, Infinity where none is. */
  readonly tradedOpensFrom: number;
  /** Whether prices were adjusted by splits that the store has, or are as the vendor gave them. */
  readonly adjustment: 'splits' | 'as-stored';
  /** What returns over these prices are of, in words. */
  readonly returnBasis: string;
  /** What every reader of these bars should know. */
  readonly notes: readonly string[];
}

/** Somebody who has bars, behind the same interface as everybody else. */
export interface Vendor {
  readonly name: string;
  readonly title: string;
  readonly licence: 'sample' | 'generated' | 'operator';
  /** Whether the server keeps the bars, or has them made or read anew. */
  readonly kept: boolean;
  readonly listings: () => readonly Listing[];
  /**
   * The last `count` rows, or all where there are fewer; one-minute rows come in whole sessions of at least as many. Null
   * for a symbol without rows of that interval.
   */
  readonly rows: (symbol: string, interval: Interval, count: number) => Promise<StoredBars | null>;
}

/** The vendors that are asked for an asset class, the first one first. */
export interface VendorChain {
  readonly assetClass: AssetClass;
  readonly vendors: readonly Vendor[];
}

/** A symbol as the chains resolve it. */
export interface ResolvedListing extends Listing {
  readonly vendor: string;
  /** Whether its bars wait for the operator to confirm their licence. */
  readonly pending: boolean;
}

export type RowsReading =
  | { readonly kind: 'rows'; readonly stored: StoredBars }
  | { readonly kind: 'none' }
  /** There are bars, and the operator has not confirmed that they may be served. */
  | { readonly kind: 'pending'; readonly vendor: string };

/** Where bars come from: all chains together. */
export interface MarketData {
  readonly chains: readonly VendorChain[];
  /** Each symbol once, with the intervals of the vendor that answers for it. */
  readonly listings: () => readonly ResolvedListing[];
  readonly rows: (symbol: string, interval: Interval, count: number) => Promise<RowsReading>;
}
