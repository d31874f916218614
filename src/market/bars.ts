/**
 * Bars of one symbol as columns of equal length, oldest first.
 *
 * `times` are milliseconds since 1970: the instant at which an intraday bar opens; midnight UTC of the (first) session of
 * a daily or longer one. Prices are in the quote currency, volumes in shares.
 */
export interface Bars {
  readonly times: Float64Array;
  readonly opens: Float64Array;
  readonly highs: Float64Array;
  readonly lows: Float64Array;
  readonly closes: Float64Array;
  readonly volumes: Float64Array;
}

/** Bars that were put together from finer rows. */
export interface Candles extends Bars {
  /** 1 where the rows do not cover the candle's whole period: the first and the last candle can be so. */
  readonly partial: Uint8Array;
}

const COLUMNS = ['times', 'opens', 'highs', 'lows', 'closes', 'volumes'] as const;

/** Columns of `rows` zeros, to be filled. */
export function emptyBars(rows: number): Bars {
  return fromColumns(() => new Float64Array(rows));
}

/** The rows from `start` up to and without `end`, as views on the same memory. */
export function sliceBars(bars: Bars, start: number, end: number): Bars {
  return fromColumns((column) => bars[column].subarray(start, end));
}

/** As {@link sliceBars}, for candles. */
export function sliceCandles(candles: Candles, start: number, end: number): Candles {
  return { ...sliceBars(candles, start, end), partial: candles.partial.subarray(start, end) };
}

function fromColumns(make: (column: (typeof COLUMNS)[number]) => Float64Array): Bars {
  return Object.fromEntries(COLUMNS.map((column) => [column, make(column)])) as unknown as Bars;
}
