import { buyAndHold } from '../strategies/demo/buy-and-hold.ts';
import type { ParameterValues, Strategy } from '../strategies/strategy.ts';
import { combine, returnsOf } from './combine.ts';
import { decideTargets } from './decide-targets.ts';
import type { Leg, Prepared } from './prepare.ts';
import { simulate } from './simulate.ts';
import { type Trade, tradeRecorder } from './trades.ts';

/** What a strategy came to over all legs; money is in multiples of the capital. */
export interface PortfolioRun {
  /** Times of the rows, in milliseconds since 1970. */
  readonly times: Float64Array;
  /** Equity at each bar's close, and the return of each. */
  readonly equity: Float64Array;
  readonly returns: Float64Array;
  /** In the order of their entries, by symbol. */
  readonly trades: readonly Trade[];
  readonly costs: number;
  readonly traded: number;
  readonly fills: number;
  /** Share of the bars of all legs at whose close a position was held. */
  readonly exposure: number;
}

/** Simulates every leg with an equal share of the capital. Throws a StrategyFault for what the strategy does wrong. */
export function runPortfolio(
  { legs, rules, perYear }: Pick<Prepared, 'legs' | 'rules' | 'perYear'>,
  strategy: Strategy,
  parameters: ParameterValues,
): PortfolioRun {
  const share = 1 / legs.length;
  const runs = legs.map(({ instrument, rows }) => {
    const recorder = tradeRecorder(instrument, share);
    const targets = decideTargets(strategy, instrument.bars, parameters);
    const path = simulate(instrument, targets, rules, rows, { perYear, listener: recorder.listener });
    const last = { row: rows.end - 1, equity: path.equity.at(-1)! };
    const times = instrument.bars.times.subarray(rows.start, rows.end);
    return { path, times, trades: recorder.trades(last), bars: rows.end - rows.start };
  });
  const { times, equity } = combine(runs.map((run) => ({ times: run.times, equity: run.path.equity })));
  const sum = (of: (run: (typeof runs)[number]) => number) => runs.reduce((total, run) => total + of(run), 0);
  return {
    times,
    equity,
    returns: returnsOf(equity),
    trades: runs.flatMap((run) => run.trades),
    costs: share * sum(({ path }) => path.costs),
    traded: share * sum(({ path }) => path.traded),
    fills: sum(({ path }) => path.fills),
    exposure: sum(({ path }) => path.barsHeld) / sum(({ bars }) => bars),
  };
}

/** Holding all legs over the same rows without cost: what a strategy is set beside. */
export function runBuyAndHold({ legs, rules, perYear }: Prepared): PortfolioRun {
  const free = {
    ...rules,
    commission: 0,
    slippage: 0,
    positionFraction: 1,
    targetVolatility: null,
    stopLoss: null,
  };
  // Every leg has a row before its first, on whose close it is decided to hold.
  return runPortfolio({ legs: legs as readonly Leg[], rules: free, perYear }, buyAndHold, {});
}
