import type { Concentration } from './concentration.ts';
import type { Horizon } from './forward-outcomes.ts';
import type { ForwardReturns } from './forward-returns.ts';
import type { JointPosition } from './joint-position.ts';
import type { MatchMode } from './match-mode.ts';
import type { SignalVector } from './match-vector.ts';
import type { BinBorders } from './matching-labels.ts';
import type { TargetPosition } from './target-position.ts';

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
  /** An ISO day: the answer is the one that was to be had at its close. Absent: the latest row. */
  readonly as_of?: string | undefined;
}

/** One analogue. Forward returns are in percent, null where not yet complete at the latest row. */
export interface AnalogueDate {
  readonly date: string;
  /** Null in the modes without distance. */
  readonly distance: number | null;
  /** Share of each signal in the squared distance; null in the modes without distance, and where it is 0. */
  readonly distance_shares: Readonly<Record<string, number>> | null;
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
  /** Signals that the distance is measured in, or whose bins and tags are compared where there is none. */
  readonly match_dimensions: number;
  readonly top_k: number;
  readonly candidates_left_out_for_missing: number;
  /** The target's bin or tag, by signal. */
  readonly matched_bins: Readonly<Record<string, string>>;
  /** Borders of the target's bins, by signal. */
  readonly bin_borders: Readonly<Record<string, BinBorders>>;
  /** Only in `hybrid`: whether the distance was measured over all history after all, and why. */
  readonly hybrid_fallback?: boolean;
  readonly hybrid_fallback_reason?: string | null;
  /** Null, as the other two, in the modes without distance. */
  readonly distance_min: number | null;
  readonly distance_max: number | null;
  /** Each analogue counts the same. */
  readonly distance_mean: number | null;
  /** One for each signal that the distance is measured in. */
  readonly target_position: readonly TargetPosition[];
  /** Null with the reason where there is none. */
  readonly joint_position: JointPosition | null;
  readonly joint_position_reason: string | null;
  readonly concentration: Concentration;
  /** Number of analogues by market regime, most frequent first. */
  readonly regime_distribution: Readonly<Record<string, number>>;
  readonly regime_breakdown: Readonly<Record<string, RegimeBreakdown>>;
  readonly horizon?: Horizon;
  readonly headline?: Headline;
  /** Ascending by distance, of two equally far the newer first; without distance the newest first. */
  readonly analogue_dates?: readonly AnalogueDate[];
}

export type ComparisonRefusal =
  /** Fewer rows than a target and one row with a complete longest forward return. */
  | {
      readonly kind: 'refusal';
      readonly code: 'NO_HISTORY';
      readonly params: { rows: number; needed: number };
    }
  /** `as_of` is no day of the calendar. */
  | { readonly kind: 'refusal'; readonly code: 'NO_SUCH_DAY'; readonly params: { day: string } }
  /** `as_of` lies before the first row or after the last one. */
  | {
      readonly kind: 'refusal';
      readonly code: 'OUTSIDE_HISTORY';
      readonly params: { day: string; first: string; last: string };
    }
  /** No earlier row shares the bins or tags that the mode compares. */
  | {
      readonly kind: 'refusal';
      readonly code: 'NO_MATCH';
      readonly params: { candidates: number; labels: string };
    }
  /** Nothing is left to match on; `signals` names each signal that was tried, with the reason. */
  | { readonly kind: 'refusal'; readonly code: 'NO_USABLE_SIGNAL'; readonly params: { signals: string } }
  /** Every candidate lacks values for more than a quarter of the target's trust. */
  | { readonly kind: 'refusal'; readonly code: 'NO_CANDIDATES'; readonly params: { candidates: number } }
  /** `backfill_weight` is 0 and every analogue is historical-backfill. */
  | { readonly kind: 'refusal'; readonly code: 'NO_WEIGHT'; readonly params: { analogues: number } };

export type Comparison =
  | { readonly kind: 'result'; readonly result: ComparisonResult; readonly warnings: readonly string[] }
  | ComparisonRefusal;
