import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { own, type Server } from 'toolwright-runtime';
import type { BacktestRequest } from '../src/backtest/request.ts';
import { runOptimization } from '../src/backtest/run-optimization.ts';
import { runWalkForward } from '../src/backtest/run-walk-forward.ts';
import type { MarketData } from '../src/market/market-data.ts';
import { openServer } from '../src/open-server.ts';
import { openServices } from '../src/services.ts';
import { newParts } from '../test/fixtures/states.ts';
import { type Measurement, time } from './measure.ts';

const BARS = 2_520;

/** Averages on one symbol over ten years of days, with costs. */
async function setting(warmUp: number) {
  const services = await openServices(newParts());
  const market = newest(await services.market(), BARS + warmUp);
  const strategies = await services.strategies();
  const request: BacktestRequest = {
    strategy: 'moving_average_cross',
    symbols: ['SYN001'],
    timeframe: '1D',
    commission_bps: 5,
    slippage_bps: 5,
    direction: 'long',
    position_fraction: 1,
    volatility_window: 20,
  };
  const sources = {
    market,
    strategy: strategies.find(({ name }) => name === request.strategy)!,
    tally: async () => ({ journaled: 0, inner: 0, screened: 0, sharpes: 0, sharpeMean: 0, sharpeSquares: 0 }),
    watch: { signal: new AbortController().signal, progress: () => undefined },
  };
  return { request, sources };
}

/** The newest bars of a market alone. */
function newest(market: MarketData, bars: number): MarketData {
  return {
    ...market,
    rows: (symbol, interval, count) => market.rows(symbol, interval, Math.min(count, bars)),
  };
}

/** What `run_optimization` computes: every point simulated, measured, ranked and deflated. */
export async function measureParameterSweep(): Promise<Measurement> {
  const { request, sources } = await setting(200);
  const space = { fast: { from: 1, to: 100, step: 1 }, slow: { from: 101, to: 200, step: 1 } };
  const ours = await time(
    async () => {
      const outcome = await runOptimization(sources, { ...request, space, top_n: 20 });
      if (outcome.kind === 'refusal') throw new Error(outcome.code);
      if (outcome.trials.length !== 10_000 || outcome.result.window.bars !== BARS)
        throw new Error('another search');
    },
    15,
    3,
  );
  return {
    what: `10,000 points of an average cross over ${BARS} bars with costs, one thread`,
    ours,
    target: 'under 200 ms',
  };
}

/** Ten folds, each chosen among 500 points. */
export async function measureWalkForward(): Promise<Measurement> {
  const { request, sources } = await setting(160);
  const options = {
    ...request,
    space: { fast: { from: 1, to: 20, step: 1 }, slow: { from: 40, to: 160, step: 5 } },
    folds: 10,
    train_bars: 504,
    scheme: 'rolling',
    record_trades: false,
  } as const;
  const ours = await time(
    async () => {
      const outcome = await runWalkForward(sources, options);
      if (outcome.kind === 'refusal') throw new Error(outcome.code);
      if (outcome.result.points !== 500 || outcome.result.folds.length !== 10)
        throw new Error('another walk');
    },
    15,
    3,
  );
  return {
    what: `a walk-forward of 10 folds and 500 points over ${BARS} bars`,
    ours,
    target: 'under 1,000 ms',
  };
}

const CALLS = 20;

/** Whole calls of `run_backtest` on one server, each another configuration: logged, journaled and remembered on disk. */
export async function measureBacktestCalls(): Promise<Measurement> {
  const home = mkdtempSync(join(tmpdir(), 'bench-'));
  const server: Server = await openServer({ ...process.env, QUANT_HOME: home });
  let fast = 0;
  const call = async () => {
    fast += 1;
    const answer = await server.call({
      tool: 'run_backtest',
      arguments: { strategy: 'moving_average_cross', symbols: ['SYN001'], position_fraction: 1 / fast },
      caller: { surface: 'call', client: null },
      identify: own,
    });
    if (answer.kind !== 'result') throw new Error(JSON.stringify(answer));
  };
  try {
    const ours = await time(
      async () => {
        for (let at = 0; at < CALLS; at++) await call();
      },
      9,
      2,
    );
    return {
      what: `${CALLS} answers of run_backtest over 20 years of days, bars in memory`,
      ours,
      notes: [`${(ours.median / CALLS).toFixed(1)} ms an answer`],
      target: `under ${10 * CALLS} ms: 10 ms an answer`,
    };
  } finally {
    rmSync(home, { recursive: true });
  }
}
