import type { MarketRequest } from '../backtest/request.ts';

/** A sweep through a space, as its count is put on record: how many points it adds to its family, and which they were. */
export interface Screen {
  /** See {@link import('./family.ts').familyOf}. */
  readonly family: string;
  /** Points that were evaluated. */
  readonly points: number;
  /** Those of them that have a Sharpe ratio; the mean of these ratios per period, and the sum of squares about it. */
  readonly sharpes: number;
  readonly sharpe_mean: number;
  readonly sharpe_squares: number;
  readonly strategy: string;
  readonly space: Record<string, { readonly from: number; readonly to: number; readonly step: number }>;
  /** What was the same for all points, as the caller fixed it. */
  readonly parameters: Record<string, number>;
  readonly symbols: string[];
  readonly timeframe: string;
  readonly from: string | null;
  readonly first_bar: string;
  readonly last_bar: string;
  readonly warm_up_bars: number;
  readonly commission_bps: number;
  readonly slippage_bps: number;
  readonly direction: MarketRequest['direction'];
  readonly position_fraction: number;
  readonly target_volatility: number | null;
  readonly volatility_window: number;
  readonly stop_loss: number | null;
  /** SHA-256 of the bars up to the last one measured. */
  readonly bars_digest: string;
}
