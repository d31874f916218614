import type { Concentration } from './concentration.ts';
import type { Horizon } from './forward-outcomes.ts';
import type { ForwardReturns } from './forward-returns.ts';
import type { SignalVector } from './match-vector.ts';

/** How analogues are chosen. `euclidean` is another name for `soft`: the nearest rows by weighted distance. */
export type MatchMode = 'soft' | 'euclidean';

export interface CompareOptions {
  /** A hypothetical vector; without it the latest row's numeric signals are matched. */
  readonly signals_dict?: SignalVector | undefined;
  /** Repeats this horizon's figures as the headline; chooses nothing. */
  readonly horizon?: Horizon | undefined;
  readonly mode: MatchMode;
  /** Largest number of analogues; at least 1. */
  readonly top_k: number;
  /** Calendar days; 0 switches the decay off. */
  readonly recency_half_life_days: number;
  /** 0 to 1. */
  readonly backfill_weight: number;
  /** Trust per signal, 0 to 10. Absent: the default. Entries merge over the default; `{}` sets all to 1. */
  readonly dim_trust?: Readonly<Record<string, number>> | undefined;
  readonly include_analogue_dates: boolean;
}

/** One analogue. Forward returns are in percent, null where not yet complete at the latest row. */
export interface AnalogueDate {
  readonly date: string;
  readonly distance: number;
  /** Backfill weight times recency decay, 0 to 1. */
  readonly weight: number;
  readonly forward_1d: number | null;
  readonly forward_3d: number | null;
  readonly forward_5d: number | null;
}

/** What followed a set of analogues, by horizon in trading rows. */
export interface ForwardByHorizon {
  readonly forward_1d: ForwardReturns;
  readonly forward_3d: ForwardReturns;
  readonly forward_5d: ForwardReturns;
}

export interface RegimeBreakdown extends ForwardByHorizon {
  readonly count: number;
}

export interface Headline
  extends Pick<ForwardReturns, 'mean' | 'median' | 'positive_pct' | 'ci_low_95' | 'ci_high_95'> {
  /** The headline horizon's own count. */
  readonly sample_size: number;
}

export interface ComparisonResult extends ForwardByHorizon {
  readonly matcher_version: string;
  /** The mode as it was asked for. */
  readonly mode: MatchMode;
  /** Date of the latest row, which is the target's date for a hypothetical vector also. */
  readonly trade_date: string;
  /** Analogues chosen, at most `top_k`. */
  readonly sample_size: number;
  readonly live_count: number;
  readonly backfill_count: number;
  readonly backfill_weight: number;
  readonly recency_half_life_days: number;
  /** Rows of the history, the latest one included. */
  readonly total_history_days: number;
  /** Signals that the distance is measured in. */
  readonly match_dimensions: number;
  readonly top_k: number;
  readonly candidates_left_out_for_missing: number;
  readonly distance_min: number;
  readonly distance_max: number;
  /** Each analogue counts the same. */
  readonly distance_mean: number;
  readonly concentration: Concentration;
  /** Number of analogues by market regime, most frequent first. */
  readonly regime_distribution: Readonly<Record<string, number>>;
  readonly regime_breakdown: Readonly<Record<string, RegimeBreakdown>>;
  readonly horizon?: Horizon;
  readonly headline?: Headline;
  /** Ascending by distance; of two equally far the newer first. */
  readonly analogue_dates?: readonly AnalogueDate[];
}

export type ComparisonRefusal =
  /** Fewer rows than a target and one row with a complete longest forward return. */
  | {
      readonly kind: 'refusal';
      readonly code: 'NO_HISTORY';
      readonly params: { rows: number; needed: number };
    }
  /** No dimension is left to match on; `signals` names each signal that was tried, with the reason. */
  | { readonly kind: 'refusal'; readonly code: 'NO_USABLE_SIGNAL'; readonly params: { signals: string } }
  /** Every candidate lacks values for more than a quarter of the target's trust. */
  | { readonly kind: 'refusal'; readonly code: 'NO_CANDIDATES'; readonly params: { candidates: number } }
  /** `backfill_weight` is 0 and every analogue is historical-backfill. */
  | { readonly kind: 'refusal'; readonly code: 'NO_WEIGHT'; readonly params: { analogues: number } };

export type Comparison =
  | { readonly kind: 'result'; readonly result: ComparisonResult; readonly warnings: readonly string[] }
  | ComparisonRefusal;
