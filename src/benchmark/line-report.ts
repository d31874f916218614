import { deflatedSharpeRatio } from '../statistics/deflated-sharpe.ts';
import { maximumDrawdown } from '../statistics/maximum-drawdown.ts';
import { populationSkewness, rawKurtosis } from '../statistics/moments.ts';
import { sharpeRatio } from '../statistics/sharpe-ratio.ts';

/** What a line of equity came to. Returns and drawdown are fractions; the Sharpe ratio is annualised, without a risk-free rate. */
export interface LineReport {
  readonly totalReturn: number;
  readonly maxDrawdown: number;
  readonly sharpe: number;
  readonly deflatedSharpeRatio: number | null;
  readonly nTrials: 1;
  readonly nObs: number;
}

/** Measures equity that began at 1; null where its returns have no usable variance. */
export function lineReport(equity: Float64Array, periodsPerYear: number): LineReport | null {
  const returns = equity.map((value, at) => value / (at === 0 ? 1 : equity[at - 1]!) - 1);
  const ratio = sharpeRatio(returns, 0);
  if (ratio === null) return null;
  const observations = returns.length;
  const record = {
    sharpeRatio: ratio,
    observations,
    skewness: populationSkewness(returns),
    kurtosis: rawKurtosis(returns),
  };
  return {
    totalReturn: equity.at(-1)! - 1,
    maxDrawdown: maximumDrawdown([1, ...equity]),
    sharpe: ratio * Math.sqrt(periodsPerYear),
    // Nobody chose among lines that are given: one trial, so that nothing is deducted.
    deflatedSharpeRatio: deflatedSharpeRatio(record, { trials: 1, sharpeVariance: 1 / (observations - 1) }),
    nTrials: 1,
    nObs: observations,
  };
}
