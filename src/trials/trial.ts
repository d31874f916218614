import type { Check } from '../backtest/gates.ts';
import type { MarketRequest } from '../backtest/request.ts';
import type { FillRule } from '../backtest/rules.ts';
import type { Trade } from '../backtest/trades.ts';

/** How a trial came about: what it was one configuration of. */
export type TrialKind = 'backtest' | 'optimization_point' | 'walk_forward' | 'confirmed_point';

/** Dated returns on bar closes. */
export interface ReturnSeries {
  /** ISO days of the bars. */
  readonly days: string[];
  readonly returns: number[];
  /** Those of holding the universe over the same bars without costs; trials that were recorded before it was kept have none. */
  readonly holding?: number[];
}

/** What a walk-forward showed of a promotion: its gates, and what the figures alone do not show. */
export interface TrialEvidence {
  readonly promotable: boolean;
  readonly gates: Check[];
  readonly prerequisites: Check[];
  readonly clear: boolean;
  readonly evidence_completeness: number;
  readonly excess_return_per_fold: number[];
}

/** One fold of a walk-forward, from the choice to its test. */
export interface FoldRecord {
  readonly fold: number;
  readonly train_first: string;
  readonly train_bars: number;
  readonly test_first: string;
  readonly test_last: string;
  readonly test_bars: number;
  readonly parameters: Record<string, number>;
  readonly train_sharpe_per_year: number | null;
  readonly test_sharpe_per_year: number | null;
  readonly test_return: number;
  readonly holding_return: number;
  readonly excess_return: number;
  readonly closed_trades: number;
}

/** One configuration that was evaluated, as it is put on record. */
export interface Trial {
  readonly kind: TrialKind;
  /** See {@link import('./family.ts').familyOf}. */
  readonly family: string;
  readonly strategy: string;
  readonly parameters: Record<string, number>;
  readonly symbols: string[];
  readonly timeframe: string;
  readonly first_bar: string;
  readonly last_bar: string;
  readonly commission_bps: number;
  readonly slippage_bps: number;
  readonly direction: MarketRequest['direction'];
  readonly position_fraction: number;
  readonly target_volatility: number | null;
  readonly volatility_window: number;
  readonly stop_loss: number | null;
  readonly fills: FillRule;
  /** Equity is marked on bar closes. Series of another accounting are never compared. */
  readonly accounting: 'bar closes';
  readonly periods_per_year: number;
  readonly n_obs: number;
  /** Per-period Sharpe ratio and moments of the returns; null where they have no usable variance. */
  readonly sharpe_per_period: number | null;
  readonly skewness: number | null;
  readonly kurtosis: number | null;
  readonly total_return: number;
  readonly max_drawdown: number;
  readonly closed_trades: number;
  /** Points that the search within a walk-forward evaluated; 0 for other kinds. */
  readonly inner_points: number;
  /** Kept for backtests, confirmed points and walk-forwards. */
  readonly series?: ReturnSeries;
  /** Kept where the call asked for them to be recorded. */
  readonly trades?: Trade[];
  /** Kept for walk-forwards, which alone have any. */
  readonly evidence?: TrialEvidence;
  /** Kept for walk-forwards. */
  readonly folds?: FoldRecord[];
}
