import type { Bars } from './bars.ts';
import type { CorporateActions } from './corporate-actions.ts';

/** One symbol, as a store lists it. */
export interface Listing {
  readonly symbol: string;
  readonly name: string;
  readonly hasMinutes: boolean;
}

/** Bars as they were traded, unadjusted, with what is needed to adjust them. */
export interface StoredBars {
  readonly bars: Bars;
  readonly actions: CorporateActions;
  /** Who produced the bars. */
  readonly vendor: string;
  /** `generated`: made by this server, so that no vendor has a right in them. */
  readonly licence: 'confirmed' | 'sample' | 'generated';
}

/** Where bars come from. */
export interface MarketData {
  readonly listings: () => readonly Listing[];
  /** The last `rows` daily bars, or all where there are fewer; null for a symbol without any. */
  readonly daily: (symbol: string, rows: number) => StoredBars | null;
  /** The last one-minute bars, whole sessions of at least `rows` rows where there are as many; null where there are none. */
  readonly minutes: (symbol: string, rows: number) => StoredBars | null;
}
