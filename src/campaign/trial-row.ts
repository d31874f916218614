import { deflate, type TrialCounts, trialCounts } from '../trials/deflation.ts';
import type { FamilyTally, TrialFigures, TrialRecord, TrialSummary } from '../trials/trial-journal.ts';

/** What a family's count is as of a call that evaluates nothing itself. */
export function countsNow(tally: FamilyTally, observations: number): TrialCounts {
  return trialCounts(tally, [], 0, observations);
}

type Judged = Pick<
  TrialFigures,
  'sharpe_per_period' | 'skewness' | 'kurtosis' | 'n_obs' | 'periods_per_year'
>;

/** The Sharpe ratio of a trial, annualised, and what is left of it by all that its family has tried by now. */
export function judgementOf(trial: Judged, tally: FamilyTally) {
  const { sharpe_per_period, skewness, kurtosis, n_obs, periods_per_year } = trial;
  const counts = countsNow(tally, n_obs);
  const record =
    sharpe_per_period === null
      ? null
      : { sharpeRatio: sharpe_per_period, observations: n_obs, skewness: skewness!, kurtosis: kurtosis! };
  return {
    sharpe_ratio: record && record.sharpeRatio * Math.sqrt(periods_per_year),
    deflated_sharpe_ratio: record && deflate(record, counts),
    n_trials: counts.total,
  };
}

/** A trial as it stands in lists. */
export function trialRow(
  { id, recordedAt, trial, hasSeries, recordedTrades }: TrialSummary,
  tally: FamilyTally,
) {
  return {
    trial_id: id,
    recorded_at: recordedAt,
    kind: trial.kind,
    family: trial.family,
    strategy: trial.strategy,
    parameters: { ...trial.parameters },
    symbols: [...trial.symbols],
    timeframe: trial.timeframe,
    first_bar: trial.first_bar,
    last_bar: trial.last_bar,
    ...judgementOf(trial, tally),
    total_return: trial.total_return,
    max_drawdown: trial.max_drawdown,
    closed_trades: trial.closed_trades,
    n_obs: trial.n_obs,
    has_series: hasSeries,
    recorded_trades: recordedTrades,
  };
}

/** A whole trial without what makes it large. */
export function summaryOf({ trial, ...record }: TrialRecord): TrialSummary {
  const { series, trades, evidence: _, folds: __, ...rest } = trial;
  return {
    ...record,
    trial: rest,
    hasSeries: series !== undefined,
    recordedTrades: trades?.length ?? null,
  };
}
