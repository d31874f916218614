import type { OptionalColumn } from '../market/market-data.ts';
import type { SignalBars } from '../strategies/signal-bars.ts';
import type { Parameter, ParameterValues } from '../strategies/strategy.ts';

/** What a scanner ranks symbols by. */
export interface SortKey {
  /** In snake_case. */
  readonly name: string;
  readonly description: string;
  readonly unit: string;
  /** Whether the largest or the smallest value comes first. */
  readonly first: 'largest' | 'smallest';
}

/**
 * A rule that gives each symbol one number as of a day, by which symbols are ranked, or says that the symbol is none of those
 * that it looks for. It is handed the bars up to that day and no later one, so that there is nothing to look ahead at.
 */
export interface Scanner {
  /** In snake_case; what callers name it by. */
  readonly name: string;
  readonly title: string;
  /** The rule in words, exact enough to be computed again. */
  readonly description: string;
  readonly key: SortKey;
  readonly parameters: readonly Parameter[];
  /** Two parameters of which the first has to be below the second. */
  readonly ascending?: readonly [string, string];
  /** The candle size that it is meant for; null where it declares none. */
  readonly timeframe: string | null;
  /** Columns besides the closes that it reads; a symbol without one of them is left out. */
  readonly reads?: readonly OptionalColumn[];
  /** Bars that a symbol needs before the one that it is measured on. */
  readonly warmUp: (parameters: ParameterValues) => number;
  /** The number of the last bar; null for a symbol that is not looked for. */
  readonly measure: (bars: SignalBars, parameters: ParameterValues) => number | null;
}

/** A scanner as the server knows it. */
export interface RegisteredScanner extends Scanner {
  /** True for those that come with the server, as examples; false for those that somebody installed. */
  readonly demo: boolean;
}
