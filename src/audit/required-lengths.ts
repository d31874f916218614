import { type ConfigurationSearch, noSkillMaximum } from '../statistics/deflated-sharpe.ts';
import { minimumBacktestLength } from '../statistics/minimum-backtest-length.ts';
import { minimumTrackRecordLength } from '../statistics/minimum-track-record-length.ts';
import type { TrackRecord } from '../statistics/sharpe-standard-error.ts';
import { MINIMUM_TRACK_RECORD_CONFIDENCE } from './defaults.ts';
import type { NullReasons } from './null-reasons.ts';
import { NO_VARIANCE } from './significance.ts';

/** How long a history and a record the Sharpe ratio needs, in years. */
export interface RequiredLengths {
  /** Length at which the best of the trials without skill is expected to show no more than this ratio. */
  readonly minimumBacktestLengthYears: number | null;
  /** Whether `years` reaches that length; false where no length is enough. */
  readonly historySufficientForTrialCount: boolean;
  /** Record needed to exceed the no-skill maximum, held fixed, at `minTrlConfidence`. */
  readonly minTrlVsSelectionYears: number | null;
  /** Record needed to exceed 0 at `minTrlConfidence`. */
  readonly minTrlVsZeroYears: number | null;
  readonly minTrlConfidence: number;
}

/** Measures what a per-period track record needs; `years` is the length that the history has. */
export function requiredLengths(
  record: TrackRecord,
  search: ConfigurationSearch,
  { years, periodsPerYear }: { readonly years: number; readonly periodsPerYear: number },
  nulls: NullReasons,
): RequiredLengths {
  const backtestLength = nulls.finite(
    'minimumBacktestLengthYears',
    minimumBacktestLength(record.sharpeRatio * Math.sqrt(periodsPerYear), search.trials),
    'the Sharpe ratio is not above 0, so no length is enough',
  );
  const recordLength = (field: keyof RequiredLengths, benchmark: number, unmet: string) => {
    const length = minimumTrackRecordLength(record, benchmark, MINIMUM_TRACK_RECORD_CONFIDENCE);
    const reason = record.sharpeRatio > benchmark ? NO_VARIANCE : unmet;
    return nulls.finite(field, length === null ? null : length / periodsPerYear, reason);
  };
  return {
    minimumBacktestLengthYears: backtestLength,
    historySufficientForTrialCount: backtestLength !== null && years >= backtestLength,
    minTrlVsSelectionYears: recordLength(
      'minTrlVsSelectionYears',
      noSkillMaximum(search),
      'the Sharpe ratio does not exceed the no-skill maximum',
    ),
    minTrlVsZeroYears: recordLength('minTrlVsZeroYears', 0, 'the Sharpe ratio is not above 0'),
    minTrlConfidence: MINIMUM_TRACK_RECORD_CONFIDENCE,
  };
}
