/**
 * Daily bars of one symbol as columns of equal length, oldest first.
 *
 * `dates` are exchange sessions as ISO days (`YYYY-MM-DD`), strictly ascending. Prices are in the quote
 * currency (index points for an index) and positive.
 */
export interface DailyBars {
  readonly dates: readonly string[];
  readonly opens: Float64Array;
  readonly highs: Float64Array;
  readonly lows: Float64Array;
  readonly closes: Float64Array;
}

/** What a provenance needs to say which data a number came from. */
export interface DatasetIdentity {
  readonly vendor: string;
  readonly symbol: string;
  /** `sample`: the vendor states no licence for the file, so it serves demonstration only. */
  readonly licence: 'sample';
  /** What the closes are: an index of prices, without dividends. */
  readonly returnBasis: 'price only';
  readonly firstDate: string;
  readonly lastDate: string;
  readonly rows: number;
  /** SHA-256 of the file's bytes, lower-case hexadecimal. */
  readonly digest: string;
  /**
   * First session whose open is a traded price. Before it many opens repeat the previous close, so that
   * gaps, overnight returns and next-open fills mean nothing there. Nothing in the core reads an open.
   */
  readonly openReliableFrom: string;
}

export interface Dataset {
  readonly identity: DatasetIdentity;
  readonly bars: DailyBars;
}
