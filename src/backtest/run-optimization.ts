import type { ParameterValues } from '../strategies/strategy.ts';
import { deflate, trialCounts } from '../trials/deflation.ts';
import { familyOf } from '../trials/family.ts';
import type { Trial } from '../trials/trial.ts';
import { trialMaker } from './describe-trial.ts';
import { recordOf } from './evaluate-point.ts';
import { evaluatePoints } from './evaluate-points.ts';
import { guardedAsync } from './guarded.ts';
import { fillText, marketWarnings } from './market-texts.ts';
import { measuredDays } from './prepare.ts';
import { prepareSearch, type SearchRequest } from './search.ts';
import type { SimulationSources } from './simulation.ts';

export interface OptimizationOptions extends SearchRequest {
  /** Rows that are shown, the best ones. */
  readonly top_n: number;
}

/**
 * Evaluates every point of a space in sample, and ranks them by their Sharpe ratio. What the best one shows is what searching
 * gives: each is deflated by all points, and by what its family had tried before.
 */
export async function runOptimization(
  { market, strategy, tally, watch }: SimulationSources,
  options: OptimizationOptions,
) {
  const search = await prepareSearch(market, strategy, options, false);
  if (search.kind === 'refusal') return search;
  const { prepared, skipped } = search;
  const family = familyOf(strategy.name, options.symbols, prepared.timeframe.name);
  const counted = await tally(family);
  const evaluated = await guardedAsync(async () => {
    const trials: Trial[] = [];
    const trialOf = trialMaker(options, prepared);
    await evaluatePoints(search, strategy, watch, (outcome, values) => {
      trials.push(
        trialOf({
          kind: 'optimization_point',
          values,
          record: recordOf(outcome),
          n_obs: outcome.observations,
          total_return: outcome.growth - 1,
          max_drawdown: outcome.moments.maximumDrawdown,
          closed_trades: outcome.closedTrades,
          inner_points: 0,
        }),
      );
    });
    return trials;
  });
  if (evaluated.kind === 'refusal') return evaluated;
  const trials = evaluated.value;
  const sharpes = trials.flatMap((trial) => trial.sharpe_per_period ?? []);
  const observations = trials[0]!.n_obs;
  const counts = trialCounts(counted, sharpes, trials.length, observations);
  const ranked = trials
    .map((trial, index) => ({ trial, index }))
    .sort((a, b) => rankOf(b.trial) - rankOf(a.trial) || a.index - b.index);
  const rows = ranked.slice(0, options.top_n).map(({ trial, index }) => ({
    index,
    row: {
      parameters: { ...(trial.parameters as ParameterValues) },
      sharpe_ratio:
        trial.sharpe_per_period === null ? null : trial.sharpe_per_period * Math.sqrt(prepared.perYear),
      deflated_sharpe_ratio: deflatedOf(trial, counts),
      n_trials: counts.total,
      total_return: trial.total_return,
      max_drawdown: trial.max_drawdown,
      closed_trades: trial.closed_trades,
    },
  }));
  const days = measuredDays(prepared.legs);
  return {
    kind: 'result' as const,
    result: {
      basis: 'in-sample' as const,
      validate_with: 'run_walk_forward' as const,
      caveat:
        'The best of many configurations is better than it will be: validate it with run_walk_forward before anything else.',
      strategy: strategy.name,
      symbols: [...options.symbols],
      timeframe: prepared.timeframe.name,
      family,
      window: {
        first_bar: days.first,
        last_bar: days.last,
        bars: observations,
        warm_up_bars: prepared.warmUp,
      },
      fills: { rule: prepared.rules.fills, why: fillText(prepared.rules.fills) },
      rank_by: 'sharpe_ratio' as const,
      evaluated: trials.length,
      skipped,
      truncated: trials.length - rows.length,
      trial_counts: counts,
    },
    rows,
    trials,
    prepared,
    warnings: marketWarnings(prepared),
  };
}

function rankOf({ sharpe_per_period: sharpe }: Trial): number {
  return sharpe ?? Number.NEGATIVE_INFINITY;
}

function deflatedOf(trial: Trial, counts: ReturnType<typeof trialCounts>): number | null {
  if (trial.sharpe_per_period === null) return null;
  const record = {
    sharpeRatio: trial.sharpe_per_period,
    observations: trial.n_obs,
    skewness: trial.skewness!,
    kurtosis: trial.kurtosis!,
  };
  return deflate(record, counts);
}

/** The whole grid as CSV, in the order of its points. */
export function gridTable(trials: readonly Trial[], ids: readonly string[]): string {
  const names = Object.keys(trials[0]!.parameters);
  const columns = [
    'trial_id',
    ...names,
    'sharpe_per_period',
    'total_return',
    'max_drawdown',
    'closed_trades',
  ];
  const rows = trials.map((trial, index) =>
    [
      ids[index],
      ...names.map((name) => trial.parameters[name]),
      trial.sharpe_per_period ?? '',
      trial.total_return,
      trial.max_drawdown,
      trial.closed_trades,
    ].join(','),
  );
  return [columns.join(','), ...rows, ''].join('\n');
}
