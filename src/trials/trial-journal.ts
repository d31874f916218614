import type { Screen } from './screen.ts';
import type { Trial, TrialKind } from './trial.ts';

/** What was tried in a family before. */
export interface FamilyTally {
  /** Trials on record. */
  readonly journaled: number;
  /** Points that searches within walk-forwards evaluated. */
  readonly inner: number;
  /** Points that screens evaluated. */
  readonly screened: number;
  /** Trials and screened points that have a Sharpe ratio. */
  readonly sharpes: number;
  /** Mean of their per-period Sharpe ratios; 0 where there are none. */
  readonly sharpeMean: number;
  /** Sum of the squares about that mean. */
  readonly sharpeSquares: number;
}

/** Which trials a call may know of: those on record when it began, its own excepted, so that a replay counts the same. */
export interface AsOf {
  readonly now: Date;
  readonly runId: string;
}

/** A trial on record, whole. */
export interface TrialRecord {
  readonly id: string;
  /** The call that evaluated it, and its tool. */
  readonly runId: string;
  readonly tool: string;
  /** ISO 8601, wall clock. */
  readonly recordedAt: string;
  readonly trial: Trial;
}

/** A trial without what makes it large, and whether that is there. */
export interface TrialSummary extends Omit<TrialRecord, 'trial'> {
  readonly trial: Omit<Trial, 'series' | 'trades' | 'evidence' | 'folds'>;
  readonly hasSeries: boolean;
  /** Null where trades were not recorded. */
  readonly recordedTrades: number | null;
}

export interface TrialFilter {
  readonly family?: string;
  readonly strategy?: string;
  readonly kind?: TrialKind;
}

export interface TrialPage {
  /** Newest first. */
  readonly trials: readonly TrialSummary[];
  /** Trials that fit the filter, on every page. */
  readonly matching: number;
}

/** What a trial is ranked by. */
export interface TrialFigures
  extends Pick<
    Trial,
    | 'family'
    | 'sharpe_per_period'
    | 'skewness'
    | 'kurtosis'
    | 'n_obs'
    | 'periods_per_year'
    | 'total_return'
    | 'max_drawdown'
  > {
  readonly id: string;
}

/** Which days the series of a trial is of. */
export interface SeriesDays {
  readonly id: string;
  readonly first: string;
  readonly last: string;
  readonly bars: number;
}

/** The trials on record, and the counts of screens beside them. */
export interface TrialJournal {
  readonly tally: (family: string, asOf: AsOf) => Promise<FamilyTally>;
  /** A screen by the id of its count. */
  readonly screen: (id: string) => Promise<Screen | undefined>;
  /** The trials of these ids that are on record, in the order of the ids. */
  readonly find: (ids: readonly string[]) => Promise<readonly TrialRecord[]>;
  /** The newest trials that are older than `before`, or than the call where it is left out. */
  readonly page: (
    filter: TrialFilter,
    options: { readonly before?: string; readonly limit: number },
    asOf: AsOf,
  ) => Promise<TrialPage>;
  /** Every trial that fits, in the order in which they were recorded. */
  readonly figures: (filter: TrialFilter, asOf: AsOf) => Promise<readonly TrialFigures[]>;
  /** The trials of a family that keep their returns, oldest first. */
  readonly series: (family: string, asOf: AsOf) => Promise<readonly SeriesDays[]>;
  /** What optimizations evaluated in a family, in the order in which it was recorded. */
  readonly points: (family: string, asOf: AsOf) => Promise<readonly Trial[]>;
}
