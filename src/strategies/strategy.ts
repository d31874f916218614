import type { OptionalColumn } from '../market/market-data.ts';
import type { SignalBars } from './signal-bars.ts';

/** Values of a strategy's parameters by name. */
export type ParameterValues = Readonly<Record<string, number>>;

/** One parameter of a strategy or a scanner, with everything that a caller has to know to set it. */
export interface Parameter {
  /** In snake_case. */
  readonly name: string;
  readonly description: string;
  readonly type: 'integer' | 'number';
  readonly minimum: number;
  readonly maximum: number;
  readonly default: number;
  /** Such as bars or fraction. */
  readonly unit: string;
}

/**
 * A rule that says, on every bar's close, how much of the equity to hold from the next fill on.
 *
 * It sees the bars up to the one that it decides on and nothing else: `decide` is handed all of them at once so that it can
 * compute columns, and what it writes for a row may depend on no later row.
 */
export interface Strategy {
  /** In snake_case; what callers name it by. */
  readonly name: string;
  readonly title: string;
  /** The rule in words, exact enough to be computed again. */
  readonly description: string;
  readonly parameters: readonly Parameter[];
  /** Two parameters of which the first has to be below the second. */
  readonly ascending?: readonly [string, string];
  /** The candle size that it is meant for; null where it declares none. */
  readonly timeframe: string | null;
  /** Columns besides the closes that it reads; bars without one of them are refused. */
  readonly reads?: readonly OptionalColumn[];
  /** Bars before the first one that it can decide on. */
  readonly warmUp: (parameters: ParameterValues) => number;
  /**
   * Writes for each row the exposure that is wanted after its close: 1 for all equity long, -1 for all of it short, 0 for
   * none, and what lies between. `targets` has a row for each bar and comes filled with 0.
   */
  readonly decide: (bars: SignalBars, parameters: ParameterValues, targets: Float64Array) => void;
}

/** A strategy as the server knows it. */
export interface RegisteredStrategy extends Strategy {
  /** True for those that come with the server, as examples; false for those that somebody installed. */
  readonly demo: boolean;
}
