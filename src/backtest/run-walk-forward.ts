import { minimumTrackRecordLength } from '../statistics/minimum-track-record-length.ts';
import { deflate, trialCounts } from '../trials/deflation.ts';
import { familyOf } from '../trials/family.ts';
import type { FoldRecord, Trial } from '../trials/trial.ts';
import { returnsOf } from './combine.ts';
import { seriesOf, trialOf } from './describe-trial.ts';
import { cutFolds, FEWEST_TEST_BARS, timeAxis } from './folds.ts';
import { allPassed } from './gates.ts';
import { guardedAsync } from './guarded.ts';
import { fillText, marketWarnings } from './market-texts.ts';
import { measure } from './performance.ts';
import { measuredDays, type Prepared } from './prepare.ts';
import type { PortfolioRun } from './run-portfolio.ts';
import { prepareSearch, type SearchRequest } from './search.ts';
import type { SimulationSources } from './simulation.ts';
import { chooseBest, testFold, trainFolds, type WalkedFold } from './walk-folds.ts';
import { evidenceOf, promotionGates } from './walk-forward-evidence.ts';

export interface WalkForwardOptions extends SearchRequest {
  readonly folds: number;
  readonly train_bars: number;
  readonly scheme: 'rolling' | 'anchored';
  /** Whether the trial keeps the trades of the tests. */
  readonly record_trades: boolean;
}

/**
 * Chooses a configuration on the bars before each test and runs it on the test, which it has not seen. The tests together are one
 * trial, deflated by every point that the trainings evaluated. Positions are closed at a fold's end.
 */
export async function runWalkForward(
  { market, strategy, tally, watch }: SimulationSources,
  options: WalkForwardOptions,
) {
  const search = await prepareSearch(market, strategy, options, true);
  if (search.kind === 'refusal') return search;
  const { prepared, points, skipped } = search;
  const axis = timeAxis(prepared.legs);
  const plan = {
    folds: options.folds,
    trainBars: options.train_bars,
    isAnchored: options.scheme === 'anchored',
  };
  const cuts = cutFolds(axis, plan);
  if (cuts === null) {
    const needed = options.train_bars + options.folds * FEWEST_TEST_BARS;
    return { kind: 'refusal', code: 'TOO_FEW_FOLD_BARS', params: { bars: axis.length, needed } } as const;
  }
  const family = familyOf(strategy.name, options.symbols, prepared.timeframe.name);
  const counted = await tally(family);
  const worked = await guardedAsync(async () => {
    const sharpes = await trainFolds(prepared, strategy, points, cuts, watch);
    const choices = cuts.map((cut, fold) => {
      const best = chooseBest(sharpes[fold]!);
      return { fold: fold + 1, cut, parameters: points[best]!, trainSharpe: sharpes[fold]![best]! };
    });
    const tests = choices.map((choice) => testFold(prepared, strategy, choice));
    const doubled = doubledCosts(prepared);
    const dear = doubled && chain(choices.map((choice) => testFold(doubled, strategy, choice).run));
    const folds = tests.map(({ walked }) => walked);
    const evidence = evidenceOf(prepared, strategy, folds, dear && dear.equity.at(-1)! - 1);
    const holding = chain(tests.map((test) => test.holding));
    return { runs: tests.map(({ run }) => run), holding, folds, evidence };
  });
  if (worked.kind === 'refusal') return worked;
  const { runs, holding, folds, evidence } = worked.value;
  const chained = chain(runs);
  const trades = runs.flatMap((run) => run.trades);
  const { performance, record } = measure(chained, prepared.perYear);
  const innerPoints = points.length * cuts.length;
  const own = record === null ? [] : [record.sharpeRatio];
  const counts = trialCounts(counted, own, 1 + innerPoints, performance.n_obs);
  const deflated = record && deflate(record, counts);
  const gates = promotionGates({
    sharpe: performance.sharpe_ratio,
    deflated,
    observations: performance.n_obs,
    neededObservations: record && minimumTrackRecordLength(record, 0, 0.95),
    closedTrades: trades.length,
    folds,
  });
  const days = measuredDays(prepared.legs);
  const trial: Trial = {
    ...trialOf(options, prepared, {
      kind: 'walk_forward',
      values: folds.at(-1)!.parameters,
      record,
      n_obs: performance.n_obs,
      total_return: performance.total_return,
      max_drawdown: performance.max_drawdown,
      closed_trades: trades.length,
      inner_points: innerPoints,
    }),
    series: seriesOf(chained, holding),
    ...(options.record_trades && { trades }),
    evidence: { promotable: allPassed(gates), gates, ...evidence },
    folds: folds.map(foldRecord),
  };
  return {
    kind: 'result' as const,
    result: {
      basis: 'out-of-sample' as const,
      strategy: strategy.name,
      symbols: [...options.symbols],
      timeframe: prepared.timeframe.name,
      family,
      window: {
        first_bar: days.first,
        last_bar: days.last,
        bars: axis.length,
        warm_up_bars: prepared.warmUp,
      },
      fills: { rule: prepared.rules.fills, why: fillText(prepared.rules.fills) },
      points: points.length,
      skipped,
      performance: { ...performance, deflated_sharpe_ratio: deflated, n_trials: counts.total },
      trial_counts: counts,
      folds: folds.map(foldRecord),
      promotable: allPassed(gates),
      gates,
      evidence,
      evidence_unavailable: null,
    },
    trial,
    prepared,
    warnings: marketWarnings(prepared),
  };
}

function foldRecord({
  test_from: _,
  train_sharpe,
  test_sharpe,
  parameters,
  ...fold
}: WalkedFold): FoldRecord {
  return {
    ...fold,
    parameters: { ...parameters },
    train_sharpe_per_year: train_sharpe,
    test_sharpe_per_year: test_sharpe,
  };
}

/** The same market at twice the costs; null where there are none to double. */
function doubledCosts(prepared: Prepared): Prepared | null {
  const { commission, slippage } = prepared.rules;
  if (commission === 0 && slippage === 0) return null;
  return { ...prepared, rules: { ...prepared.rules, commission: 2 * commission, slippage: 2 * slippage } };
}

/** The tests one after the other: what is left of one is the capital of the next. */
function chain(runs: readonly PortfolioRun[]): Pick<PortfolioRun, 'times' | 'equity' | 'returns'> {
  const times = Float64Array.from(runs.flatMap((run) => [...run.times]));
  const equity = new Float64Array(times.length);
  let capital = 1;
  let row = 0;
  for (const run of runs) {
    for (const value of run.equity) equity[row++] = capital * value;
    capital *= run.equity.at(-1)!;
  }
  return { times, equity, returns: returnsOf(equity) };
}
