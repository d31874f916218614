import type { Trial } from '../../src/trials/trial.ts';

/** A backtest of averages with two years of returns, changed as a test wants it. */
export function trialOf(changes: Partial<Trial> = {}): Trial {
  const days = Array.from({ length: 500 }, (_, row) =>
    new Date(Date.UTC(2020, 0, 1 + row)).toISOString().slice(0, 10),
  );
  return {
    kind: 'backtest',
    family: 'moving_average_cross 1D SYN001',
    strategy: 'moving_average_cross',
    parameters: { fast: 20, slow: 100 },
    symbols: ['SYN001'],
    timeframe: '1D',
    first_bar: days[0]!,
    last_bar: days.at(-1)!,
    commission_bps: 5,
    slippage_bps: 5,
    direction: 'long',
    position_fraction: 1,
    target_volatility: null,
    volatility_window: 20,
    stop_loss: null,
    fills: 'next-open',
    accounting: 'bar closes',
    periods_per_year: 252,
    n_obs: days.length,
    sharpe_per_period: 0.05,
    skewness: 0,
    kurtosis: 3,
    total_return: 0.2,
    max_drawdown: 0.1,
    closed_trades: 1,
    inner_points: 0,
    series: {
      days,
      returns: days.map((_, row) => 0.01 * Math.sin(row)),
      holding: days.map(() => 0.001),
    },
    ...changes,
  };
}

/** A point that a search evaluated over the same bars. */
export function pointOf(
  fast: number,
  slow: number,
  sharpe: number | null,
  changes: Partial<Trial> = {},
): Trial {
  const { series: _, ...trial } = trialOf();
  return {
    ...trial,
    kind: 'optimization_point',
    parameters: { fast, slow },
    sharpe_per_period: sharpe,
    ...changes,
  };
}
