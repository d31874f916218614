import { deflate, type TrialCounts, trialCounts } from '../trials/deflation.ts';
import type { Trial } from '../trials/trial.ts';
import type { FamilyTally, TrialRecord } from '../trials/trial-journal.ts';
import { parameterMap } from './parameter-map.ts';
import { renderReport } from './render-report.ts';
import type { Report, SectionName } from './report.ts';

export interface ReportOptions {
  readonly trial_id: string;
  readonly title?: string;
}

/** The records as they stood when the report was asked for. */
export interface ReportSources {
  readonly find: (id: string) => Promise<TrialRecord | undefined>;
  readonly points: (family: string) => Promise<readonly Trial[]>;
  readonly tally: (family: string) => Promise<FamilyTally>;
}

const SECTIONS: readonly SectionName[] = ['equity', 'drawdown', 'monthly', 'folds', 'parameters', 'trades'];

/** A trial as one HTML document, judged by all that its family had tried by then. */
export async function reportTrial({ find, points, tally }: ReportSources, options: ReportOptions) {
  const recorded = await find(options.trial_id);
  if (recorded === undefined)
    return {
      kind: 'refusal',
      code: 'UNKNOWN_TRIAL',
      params: { trial: options.trial_id },
    } as const;
  const { trial } = recorded;
  // The trial is on record, and the call adds none.
  const counts = trialCounts(await tally(trial.family), [], 0, trial.n_obs);
  const map = parameterMap(trial, await points(trial.family));
  const report: Report = {
    title: options.title ?? `${trial.strategy} on ${universe(trial)}`,
    recorded,
    counts,
    sharpe: trial.sharpe_per_period && trial.sharpe_per_period * Math.sqrt(trial.periods_per_year),
    deflated: deflatedOf(trial, counts),
    map: typeof map === 'string' ? null : map,
    omitted: omittedOf(trial, typeof map === 'string' ? map : null),
  };
  const missing = new Set(report.omitted.map(({ section }) => section));
  return {
    kind: 'result' as const,
    result: {
      trial_id: recorded.id,
      kind: trial.kind,
      title: report.title,
      sections: SECTIONS.filter((section) => !missing.has(section)),
      omitted: report.omitted,
      sharpe_ratio: report.sharpe,
      deflated_sharpe_ratio: report.deflated,
      n_trials: counts.total,
      trial_counts: counts,
    },
    document: renderReport({ ...report, deflatedOf: (point) => deflatedOf(point, counts) }),
  };
}

function omittedOf(trial: Trial, noMap: string | null): Report['omitted'] {
  const noSeries = 'a point of a search keeps no returns; run_backtest with its parameters does.';
  const reasons: readonly (readonly [SectionName, string | false])[] = [
    ['equity', trial.series === undefined && noSeries],
    ['drawdown', trial.series === undefined && noSeries],
    ['monthly', trial.series === undefined && noSeries],
    [
      'folds',
      trial.folds === undefined &&
        (trial.kind === 'walk_forward' ? 'none were kept.' : 'only a walk-forward has some.'),
    ],
    ['parameters', noMap ?? false],
    [
      'trades',
      trial.trades === undefined &&
        'they were not recorded; run_backtest and run_walk_forward do with record_trades.',
    ],
  ];
  return reasons.flatMap(([section, reason]) => (reason === false ? [] : [{ section, reason }]));
}

function deflatedOf(trial: Trial, counts: TrialCounts): number | null {
  const { sharpe_per_period: sharpeRatio, skewness, kurtosis, n_obs: observations } = trial;
  if (sharpeRatio === null || skewness === null || kurtosis === null) return null;
  return deflate({ sharpeRatio, observations, skewness, kurtosis }, counts);
}

function universe({ symbols }: Trial): string {
  return symbols.length <= 3 ? symbols.join(', ') : `${symbols.length} symbols`;
}
