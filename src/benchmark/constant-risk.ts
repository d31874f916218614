import { rollingDeviation } from '../indicators/rolling-deviation.ts';
import { logReturns } from '../market/returns.ts';
import { rebalance } from './rebalance.ts';
import type { BenchmarkWindow } from './window.ts';

/** How the constant-risk hold is sized and what it pays. Costs are fractions: 0.001 is 10 basis points. */
export interface HoldRules {
  readonly fee: number;
  readonly slippage: number;
  readonly targetVolatility: number;
  readonly volatilityWindow: number;
  readonly maximumExposure: number;
  readonly candlesPerYear: number;
}

export interface HoldPath {
  /** Equity at each close of the window, of 1 at its first open. */
  readonly equity: Float64Array;
  /** Share of equity held after each open. */
  readonly exposures: Float64Array;
  readonly trades: number;
  /** Fees and slippage over all trades, and the traded value, both in units of the equity of 1 that it began with. */
  readonly costs: number;
  readonly traded: number;
}

/**
 * A holding whose share of equity is the target volatility over the realised one, never above the maximum. At each open it
 * is sized on the sample deviation of the log returns up to the close before, annualised; without any volatility it is
 * the maximum. It trades at the open, worse by the slippage, and pays the fee on what it trades; dividends come in as cash
 * before. Where opens are no traded prices, all of it happens at the close before instead. What a delisted share is worth in the end is in the last close.
 */
export function constantRiskHold(window: BenchmarkWindow, rules: HoldRules): HoldPath {
  const { candles, start, dividends, finalReturn, fillsAtOpen } = window;
  const { opens, closes } = candles;
  const volatility = rollingDeviation(logReturns(closes), rules.volatilityWindow, 1);
  const count = closes.length - start;
  const equity = new Float64Array(count);
  const exposures = new Float64Array(count);
  let cash = 1;
  let shares = 0;
  let trades = 0;
  let costs = 0;
  let traded = 0;
  for (let at = 0; at < count; at++) {
    const row = start + at;
    const price = fillsAtOpen ? opens[row]! : closes[row - 1]!;
    // Who trades at the open does so on the ex-day; who traded at the close before held the shares already.
    if (fillsAtOpen) cash += shares * dividends[row]!;
    const annual = volatility[fillsAtOpen ? row - 1 : row - 2]! * Math.sqrt(rules.candlesPerYear);
    const exposure =
      annual > 0 ? Math.min(rules.maximumExposure, rules.targetVolatility / annual) : rules.maximumExposure;
    const fill = rebalance({ cash, shares }, price, exposure, rules);
    ({ cash, shares } = fill);
    if (!fillsAtOpen) cash += shares * dividends[row]!;
    exposures[at] = exposure;
    if (fill.traded > 0) trades++;
    costs += fill.cost;
    traded += fill.traded;
    const close = closes[row]! * (at === count - 1 ? 1 + finalReturn : 1);
    equity[at] = cash + shares * close;
  }
  return { equity, exposures, trades, costs, traded };
}
