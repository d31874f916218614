import type { JournalEntry, JsonObject } from 'toolwright-runtime';
import type { Trial } from '../../src/trials/trial.ts';

/** As of a time after all entries, by a call that made none. */
export const AS_OF = { now: new Date('2026-02-01T00:00:00.000Z'), runId: 'asking' };

/** Days of a made-up calendar, from the first one of 2020. */
export function days(count: number, from = 0): string[] {
  return Array.from({ length: count }, (_, day) =>
    new Date(Date.UTC(2020, 0, 1 + from + day)).toISOString().slice(0, 10),
  );
}

/** A trial on record that was made so many seconds into 2026. */
export function trialEntry(at: number, fields: Partial<Trial>): JournalEntry {
  const trial: Trial = {
    kind: 'backtest',
    family: 'a 1D X',
    strategy: 'a',
    parameters: {},
    symbols: ['X'],
    timeframe: '1D',
    first_bar: '2020-01-01',
    last_bar: '2020-12-31',
    commission_bps: 0,
    slippage_bps: 0,
    direction: 'long',
    position_fraction: 1,
    target_volatility: null,
    volatility_window: 20,
    stop_loss: null,
    fills: 'next-open',
    accounting: 'bar closes',
    periods_per_year: 252,
    n_obs: 250,
    sharpe_per_period: 0.05,
    skewness: 0,
    kurtosis: 3,
    total_return: 0.1,
    max_drawdown: 0.2,
    closed_trades: 3,
    inner_points: 0,
    ...fields,
  };
  return {
    id: `run${at}.1`,
    store: 'trials',
    runId: `run${at}`,
    tool: 'run_backtest',
    recordedAt: new Date(Date.UTC(2026, 0, 1, 0, 0, at)).toISOString(),
    entry: trial as unknown as JsonObject,
  };
}
