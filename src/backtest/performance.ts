import { annualReturn } from '../statistics/annual-return.ts';
import { maximumDrawdown } from '../statistics/maximum-drawdown.ts';
import { populationSkewness, rawKurtosis, sampleStandardDeviation } from '../statistics/moments.ts';
import { omegaRatio } from '../statistics/omega-ratio.ts';
import { sharpeRatio } from '../statistics/sharpe-ratio.ts';
import type { TrackRecord } from '../statistics/sharpe-standard-error.ts';
import { sortinoRatio } from '../statistics/sortino-ratio.ts';
import type { PortfolioRun } from './run-portfolio.ts';

/** What the equity on bar closes came to. Returns are fractions, ratios a year, without a risk-free rate. */
export interface Performance {
  readonly total_return: number;
  readonly annual_return: number;
  readonly volatility: number;
  readonly sharpe_ratio: number | null;
  readonly sortino_ratio: number | null;
  readonly calmar_ratio: number | null;
  readonly omega_ratio: number | null;
  readonly max_drawdown: number;
  readonly n_obs: number;
}

/** Measures a run; `record` is what its Sharpe ratio is judged by, null where the returns have no usable variance. */
export function measure(
  { equity, returns }: Pick<PortfolioRun, 'equity' | 'returns'>,
  perYear: number,
): { readonly performance: Performance; readonly record: TrackRecord | null } {
  const perPeriod = sharpeRatio(returns, 0);
  const growth = equity.at(-1)!;
  const annual = annualReturn(growth, returns.length, perYear);
  const deepest = maximumDrawdown([1, ...equity]);
  return {
    performance: {
      total_return: growth - 1,
      annual_return: annual,
      volatility: sampleStandardDeviation(returns) * Math.sqrt(perYear),
      sharpe_ratio: perPeriod === null ? null : perPeriod * Math.sqrt(perYear),
      sortino_ratio: perPeriod === null ? null : sortinoRatio(returns, 0, perYear),
      calmar_ratio: deepest === 0 ? null : annual / deepest,
      omega_ratio: perPeriod === null ? null : omegaRatio(returns, 0),
      max_drawdown: deepest,
      n_obs: returns.length,
    },
    record:
      perPeriod === null
        ? null
        : {
            sharpeRatio: perPeriod,
            observations: returns.length,
            skewness: populationSkewness(returns),
            kurtosis: rawKurtosis(returns),
          },
  };
}

/** What the positions came to. Profits are multiples of the capital. */
export interface Trading {
  readonly closed_trades: number;
  readonly open_trades: number;
  readonly win_rate: number | null;
  readonly profit_factor: number | null;
  readonly mean_trade_return: number | null;
  readonly mean_bars_held: number | null;
  readonly exposure: number;
  readonly turnover_per_year: number;
  readonly costs_paid: number;
  readonly closed_trade_profit: number;
  readonly open_trade_profit: number;
}

/** Sums up the positions of a run; the figures of trades are of closed ones. */
export function tradingOf(run: PortfolioRun, perYear: number): Trading {
  const closed = run.trades.filter((trade) => trade.exit_reason !== 'open');
  const open = run.trades.filter((trade) => trade.exit_reason === 'open');
  const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);
  const mean = (values: readonly number[]) => (values.length === 0 ? null : sum(values) / values.length);
  const profits = closed.map(({ profit }) => profit);
  const lost = -sum(profits.filter((profit) => profit < 0));
  return {
    closed_trades: closed.length,
    open_trades: open.length,
    win_rate: mean(profits.map((profit) => (profit > 0 ? 1 : 0))),
    profit_factor: lost === 0 ? null : sum(profits.filter((profit) => profit > 0)) / lost,
    mean_trade_return: mean(closed.map((trade) => trade.return)),
    mean_bars_held: mean(closed.map(({ bars }) => bars)),
    exposure: run.exposure,
    turnover_per_year: (run.traded * perYear) / run.equity.length,
    costs_paid: run.costs,
    closed_trade_profit: sum(profits),
    open_trade_profit: sum(open.map(({ profit }) => profit)),
  };
}
