import type { MarketData } from '../market/market-data.ts';
import { constructionProblems, withDefaults } from '../strategies/check-parameters.ts';
import type { RegisteredStrategy } from '../strategies/strategy.ts';
import { deflate, trialCounts } from '../trials/deflation.ts';
import { familyOf } from '../trials/family.ts';
import type { Trial } from '../trials/trial.ts';
import { seriesOf, trialOf } from './describe-trial.ts';
import { guarded } from './guarded.ts';
import { fillText, marketWarnings } from './market-texts.ts';
import { measure, tradingOf } from './performance.ts';
import { measuredDays, type Preparation, type Prepared, prepareMarket } from './prepare.ts';
import type { BacktestRequest } from './request.ts';
import { runBuyAndHold, runPortfolio } from './run-portfolio.ts';
import type { SimulationSources } from './simulation.ts';
import { warmUpOf } from './warm-up.ts';

export interface BacktestOptions extends BacktestRequest {
  /** Whether the trial keeps its trades. */
  readonly record_trades: boolean;
}

/**
 * Simulates one configuration and judges it by all trials of its family, itself included. Nothing is simulated before every
 * argument has been checked.
 */
export async function runBacktest(
  { market, strategy, tally }: Omit<SimulationSources, 'watch'>,
  options: BacktestOptions,
) {
  const checked = await prepareStrategy(market, strategy, options, false);
  if (checked.kind === 'refusal') return checked;
  const { prepared, values } = checked;
  const family = familyOf(strategy.name, options.symbols, prepared.timeframe.name);
  const counted = await tally(family);
  const simulated = guarded(() => runPortfolio(prepared, strategy, values));
  if (simulated.kind === 'refusal') return simulated;
  const run = simulated.value;
  const { performance, record } = measure(run, prepared.perYear);
  const trading = tradingOf(run, prepared.perYear);
  const counts = trialCounts(counted, record === null ? [] : [record.sharpeRatio], 1, performance.n_obs);
  const holding = runBuyAndHold(prepared);
  const held = measure(holding, prepared.perYear).performance;
  const { closed_trade_profit, open_trade_profit, ...rest } = trading;
  const trial: Trial = {
    ...trialOf(options, prepared, {
      kind: 'backtest',
      values,
      record,
      n_obs: performance.n_obs,
      total_return: performance.total_return,
      max_drawdown: performance.max_drawdown,
      closed_trades: trading.closed_trades,
      inner_points: 0,
    }),
    series: seriesOf(run, holding),
    ...(options.record_trades && { trades: [...run.trades] }),
  };
  const days = measuredDays(prepared.legs);
  return {
    kind: 'result' as const,
    result: {
      strategy: strategy.name,
      parameters: { ...values },
      symbols: [...options.symbols],
      timeframe: prepared.timeframe.name,
      family,
      window: {
        first_bar: days.first,
        last_bar: days.last,
        bars: performance.n_obs,
        warm_up_bars: prepared.warmUp,
      },
      fills: { rule: prepared.rules.fills, why: fillText(prepared.rules.fills) },
      performance: {
        ...performance,
        deflated_sharpe_ratio: record && deflate(record, counts),
        n_trials: counts.total,
      },
      trial_counts: counts,
      trading: rest,
      equity_basis: {
        bar_close_profit: performance.total_return,
        closed_trade_profit,
        open_trade_profit,
      },
      benchmark: {
        total_return: held.total_return,
        annual_return: held.annual_return,
        volatility: held.volatility,
        max_drawdown: held.max_drawdown,
        excess_return: performance.total_return - held.total_return,
      },
    },
    trial,
    prepared,
    warnings: [...marketWarnings(prepared), ...runWarnings(run.equity, record === null)],
  };
}

/** What a strategy refuses before it runs, or the market that it runs in. */
export async function prepareStrategy(
  market: MarketData,
  strategy: RegisteredStrategy,
  options: BacktestRequest,
  closeAtEnd: boolean,
) {
  const problems = constructionProblems(strategy, options.parameters ?? {});
  if (problems.length > 0)
    return {
      kind: 'refusal',
      code: 'UNUSABLE_PARAMETERS',
      params: { problems: problems.join(' ') },
    } as const;
  const values = withDefaults(strategy.parameters, options.parameters ?? {});
  const warmUp = guarded(() => warmUpOf(strategy, values));
  if (warmUp.kind === 'refusal') return warmUp;
  const preparation: Preparation = await prepareMarket(market, options, {
    warmUp: warmUp.value,
    reads: strategy.reads,
    closeAtEnd,
  });
  if (preparation.kind === 'refusal') return preparation;
  return { kind: 'prepared', prepared: preparation.prepared as Prepared, values } as const;
}

function runWarnings(equity: Float64Array, hasNoVariance: boolean): string[] {
  const warnings: string[] = [];
  if (equity.at(-1) === 0) warnings.push('The equity was lost altogether; the returns after that are 0.');
  if (hasNoVariance)
    warnings.push(
      'The returns have no usable variance, so that there is no Sharpe ratio: nothing was traded, or nothing moved.',
    );
  return warnings;
}
