import type { TrialCounts } from '../trials/deflation.ts';
import type { TrialRecord } from '../trials/trial-journal.ts';
import type { ParameterMap } from './parameter-map.ts';

/** Parts of a report that a trial may lack. */
export type SectionName = 'equity' | 'drawdown' | 'monthly' | 'folds' | 'parameters' | 'trades';

/** What a report is drawn from. */
export interface Report {
  readonly title: string;
  readonly recorded: TrialRecord;
  /** What its family had tried when the report was made, the trial itself among it. */
  readonly counts: TrialCounts;
  /** Annualised, and the probability that goes with it. */
  readonly sharpe: number | null;
  readonly deflated: number | null;
  readonly map: ParameterMap | null;
  /** Why a part is not there, in a sentence. */
  readonly omitted: readonly { readonly section: SectionName; readonly reason: string }[];
}
