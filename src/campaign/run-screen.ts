import { evaluatePoints } from '../backtest/evaluate-points.ts';
import { guardedAsync } from '../backtest/guarded.ts';
import { fillText, marketWarnings } from '../backtest/market-texts.ts';
import { measuredDays } from '../backtest/prepare.ts';
import { prepareSearch, type SearchRequest } from '../backtest/search.ts';
import type { SimulationSources } from '../backtest/simulation.ts';
import { noSkillMaximum } from '../statistics/deflated-sharpe.ts';
import { deflate, trialCounts } from '../trials/deflation.ts';
import { familyOf } from '../trials/family.ts';
import { barsDigest } from './bars-digest.ts';
import { describeScreen } from './describe-screen.ts';
import { neighbourhood } from './grid-neighbours.ts';
import {
  bestOf,
  distributionOf,
  pointsTable,
  type ScreenedPoint,
  screenedPoint,
  sharpesOf,
} from './screened-points.ts';

const CAVEAT =
  'No point of a screen is evidence, the best one least of all: it shows whether the family holds anything in sample. Confirm one point with confirm_screen_point, and test the choosing itself with run_walk_forward.';

/**
 * Sweeps through a space to see whether a family holds anything at all. It makes no trials; its points count in the family
 * from then on, since whoever chooses among them has tried them.
 */
export async function runScreen(
  { market, strategy, tally, watch }: SimulationSources,
  options: SearchRequest,
) {
  if (Object.keys(options.space).length === 0) {
    const problems = 'The space is empty: a screen sweeps through one parameter or more.';
    return { kind: 'refusal', code: 'UNUSABLE_PARAMETERS', params: { problems } } as const;
  }
  const search = await prepareSearch(market, strategy, options, false);
  if (search.kind === 'refusal') return search;
  const { prepared, points, skipped } = search;
  const family = familyOf(strategy.name, options.symbols, prepared.timeframe.name);
  const counted = await tally(family);
  const evaluated = await guardedAsync(async () => {
    const screened: ScreenedPoint[] = [];
    await evaluatePoints(search, strategy, watch, (outcome, values) => {
      screened.push(screenedPoint(values, outcome));
    });
    return screened;
  });
  if (evaluated.kind === 'refusal') return evaluated;
  const screened = evaluated.value;
  const sharpes = sharpesOf(screened);
  const known = sharpes.filter((sharpe) => !Number.isNaN(sharpe));
  const bars = screened[0]!.observations;
  const counts = trialCounts(counted, [...known], points.length, bars);
  const yearly = Math.sqrt(prepared.perYear);
  const best = bestOf(sharpes);
  const { values, record, ...chosen } = screened[best]!;
  const days = measuredDays(prepared.legs);
  const screen = describeScreen(options, prepared, {
    family,
    points: points.length,
    sharpes: [...known],
    bars_digest: barsDigest(prepared.legs),
  });
  return {
    kind: 'result' as const,
    result: {
      basis: 'in-sample' as const,
      confirm_with: 'confirm_screen_point' as const,
      caveat: CAVEAT,
      strategy: strategy.name,
      symbols: [...options.symbols],
      timeframe: prepared.timeframe.name,
      family,
      window: { first_bar: days.first, last_bar: days.last, bars, warm_up_bars: prepared.warmUp },
      fills: { rule: prepared.rules.fills, why: fillText(prepared.rules.fills) },
      evaluated: points.length,
      skipped,
      distribution: {
        ...distributionOf(known, yearly),
        without_ratio: points.length - known.length,
        best_without_skill:
          noSkillMaximum({ trials: counts.total, sharpeVariance: counts.sharpe_variance }) * yearly,
      },
      best: {
        parameters: { ...values },
        sharpe_ratio: record && record.sharpeRatio * yearly,
        deflated_sharpe_ratio: record && deflate(record, counts),
        n_trials: counts.total,
        total_return: chosen.total_return,
        max_drawdown: chosen.max_drawdown,
        closed_trades: chosen.closed_trades,
        ...neighbourhood(options.space, points, sharpes, best),
      },
      trial_counts: counts,
    },
    screen,
    table: pointsTable(screened),
    prepared,
    warnings: marketWarnings(prepared),
  };
}
