import type { Screen } from './screen.ts';

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

/** The trials on record, and the counts of screens beside them. */
export interface TrialJournal {
  readonly tally: (family: string, asOf: AsOf) => Promise<FamilyTally>;
  /** A screen by the id of its count. */
  readonly screen: (id: string) => Promise<Screen | undefined>;
}
