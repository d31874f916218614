import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type JournalEntry, type JsonObject, own } from 'toolwright-runtime';
import { openServer } from '../src/open-server.ts';
import { openJournal } from '../src/state/journal.ts';
import type { Trial } from '../src/trials/trial.ts';
import { type Measurement, time } from './measure.ts';

const [TRIALS, FAMILIES, WITH_SERIES, BARS] = [20_000, 40, 400, 2_520];

/** A campaign on disk: searches of many families, and among them backtests that keep ten years of returns. */
function campaign(): readonly JournalEntry[] {
  const days = Array.from({ length: BARS }, (_, bar) =>
    new Date(Date.UTC(2010, 0, 1 + bar)).toISOString().slice(0, 10),
  );
  return Array.from({ length: TRIALS }, (_, at) => {
    const keepsSeries = at % (TRIALS / WITH_SERIES) === 0;
    // Figures without a pattern, and the same in every run.
    const noise = Math.sin(at * 12.9898);
    const symbol = `SYN${String(1 + (at % FAMILIES)).padStart(3, '0')}`;
    const trial: Trial = {
      kind: keepsSeries ? 'backtest' : 'optimization_point',
      family: `moving_average_cross 1D ${symbol}`,
      strategy: 'moving_average_cross',
      parameters: { fast: 1 + (at % 100), slow: 101 + (at % 97) },
      symbols: [symbol],
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
      n_obs: BARS,
      sharpe_per_period: 0.05 * noise,
      skewness: -0.4 + noise / 9,
      kurtosis: 5 + noise,
      total_return: 2 * noise,
      max_drawdown: 0.3 + noise / 5,
      closed_trades: 30,
      inner_points: 0,
      ...(keepsSeries && {
        series: { days, returns: days.map((_, bar) => 0.01 * Math.sin(bar * 78.233 + at)) },
      }),
    };
    return {
      id: `run${at}.1`,
      store: 'trials',
      runId: `run${at}`,
      tool: 'run_optimization',
      recordedAt: new Date(Date.UTC(2026, 0, 1, 0, 0, 0, at)).toISOString(),
      entry: trial as unknown as JsonObject,
    };
  });
}

/** Whole calls on a server that has them on record. */
async function measureTool(tool: string, args: JsonObject, target: string): Promise<Measurement> {
  const home = mkdtempSync(join(tmpdir(), 'bench-'));
  try {
    const journal = openJournal(join(home, 'state.sqlite'));
    await journal.record({ entries: campaign() });
    await journal.close();
    const server = await openServer({ ...process.env, QUANT_HOME: home });
    const ours = await time(
      async () => {
        const answer = await server.call({
          tool,
          arguments: args,
          caller: { surface: 'call', client: null },
          identify: own,
        });
        if (answer.kind !== 'result') throw new Error(JSON.stringify(answer));
      },
      9,
      2,
    );
    return { what: `an answer of ${tool} over ${TRIALS} trials on disk`, ours, target };
  } finally {
    rmSync(home, { recursive: true });
  }
}

export const measureBestTrials = () => measureTool('best_trials', { limit: 20 }, 'under 500 ms');

export const measureListTrials = () =>
  measureTool('list_trials', { strategy: 'moving_average_cross', limit: 50 }, 'under 250 ms');
