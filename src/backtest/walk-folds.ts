import { dayAt, isoDay } from '../market/calendar.ts';
import type { ParameterValues, Strategy } from '../strategies/strategy.ts';
import { decideTargets } from './decide-targets.ts';
import { pointEvaluator } from './evaluate-point.ts';
import { type Fold, legsWithin } from './folds.ts';
import { measure } from './performance.ts';
import type { Prepared } from './prepare.ts';
import { type PortfolioRun, runBuyAndHold, runPortfolio } from './run-portfolio.ts';
import { forEachInTurns, type Watch } from './work.ts';

/** What one fold chose, and what that came to. */
export interface WalkedFold {
  readonly fold: number;
  readonly train_first: string;
  readonly train_bars: number;
  readonly test_first: string;
  readonly test_last: string;
  readonly test_bars: number;
  /** Time of the first tested bar. */
  readonly test_from: number;
  readonly parameters: ParameterValues;
  /** Annualised, of the chosen point in training; null where no point has one. */
  readonly train_sharpe: number | null;
  readonly test_sharpe: number | null;
  readonly test_return: number;
  readonly holding_return: number;
  readonly excess_return: number;
  readonly closed_trades: number;
}

/**
 * The Sharpe ratio of every point in the training of every fold, per period; NaN where there is none. A strategy decides once
 * on all bars, since no decision knows a later one.
 */
export async function trainFolds(
  prepared: Prepared,
  strategy: Strategy,
  points: readonly ParameterValues[],
  folds: readonly Fold[],
  watch: Watch,
): Promise<Float64Array[]> {
  const sharpes = folds.map(() => new Float64Array(points.length).fill(Number.NaN));
  const targets = new Map(
    prepared.legs.map(({ instrument }) => [instrument, new Float64Array(instrument.bars.length)]),
  );
  const evaluators = folds.map(({ trainFrom, testFrom }) => {
    const legs = legsWithin(prepared.legs, trainFrom, testFrom);
    const ofLegs = legs.map(({ instrument }) => targets.get(instrument)!);
    const evaluate = pointEvaluator({ ...prepared, legs });
    return legs.length === 0 ? null : () => evaluate(ofLegs).moments.sharpe;
  });
  await forEachInTurns(points, watch, (values, point) => {
    for (const [instrument, wanted] of targets) decideTargets(strategy, instrument.bars, values, wanted);
    for (const [fold, evaluate] of evaluators.entries()) sharpes[fold]![point] = evaluate?.() ?? Number.NaN;
  });
  return sharpes;
}

/** The first of the points with the highest Sharpe ratio; the first point where none has one. */
export function chooseBest(sharpes: Float64Array): number {
  let best = 0;
  for (let point = 1; point < sharpes.length; point++)
    if (sharpes[point]! > sharpes[best]! || Number.isNaN(sharpes[best]!)) best = point;
  return best;
}

/** Runs what a fold chose over its test; what is held is sold at the end. */
export function testFold(
  prepared: Prepared,
  strategy: Strategy,
  { fold, cut, parameters, trainSharpe }: FoldChoice,
): { readonly walked: WalkedFold; readonly run: PortfolioRun; readonly holding: PortfolioRun } {
  const legs = legsWithin(prepared.legs, cut.testFrom, cut.testTo);
  const tested = { ...prepared, legs };
  const run = runPortfolio(tested, strategy, parameters);
  const { performance } = measure(run, prepared.perYear);
  const holding = runBuyAndHold(tested);
  const held = holding.equity.at(-1)! - 1;
  const day = (time: number) => isoDay(dayAt(time));
  return {
    run,
    holding,
    walked: {
      fold,
      train_first: day(cut.trainFrom),
      train_bars: cut.trainBars,
      test_first: day(cut.testFrom),
      test_last: day(run.times.at(-1)!),
      test_bars: run.times.length,
      test_from: cut.testFrom,
      parameters,
      train_sharpe: Number.isNaN(trainSharpe) ? null : trainSharpe * Math.sqrt(prepared.perYear),
      test_sharpe: performance.sharpe_ratio,
      test_return: performance.total_return,
      holding_return: held,
      excess_return: performance.total_return - held,
      closed_trades: run.trades.length,
    },
  };
}

interface FoldChoice {
  readonly fold: number;
  readonly cut: Fold;
  readonly parameters: ParameterValues;
  /** Per period; NaN where there is none. */
  readonly trainSharpe: number;
}
