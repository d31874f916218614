import type { ParameterValues } from '../strategies/strategy.ts';

/** On what, and under which rules, a strategy is simulated: what every tool that runs one is asked. */
export interface MarketRequest {
  readonly symbols: readonly string[];
  /** A name of timeframes.ts, built from daily rows. */
  readonly timeframe: string;
  /** ISO days; as far as the bars reach where they are left out. */
  readonly from?: string;
  readonly to?: string;
  readonly commission_bps: number;
  readonly slippage_bps: number;
  readonly direction: 'long' | 'long_short';
  readonly position_fraction: number;
  readonly target_volatility?: number;
  readonly volatility_window: number;
  readonly stop_loss?: number;
}

export interface BacktestRequest extends MarketRequest {
  readonly strategy: string;
  readonly parameters?: ParameterValues;
}
