import { type PointOutcome, recordOf } from '../backtest/evaluate-point.ts';
import { hazenQuantile } from '../statistics/hazen-quantile.ts';
import type { TrackRecord } from '../statistics/sharpe-standard-error.ts';
import type { ParameterValues } from '../strategies/strategy.ts';

/** What is kept of a point while a screen runs. */
export interface ScreenedPoint {
  readonly values: ParameterValues;
  /** Null where the returns have no usable variance. */
  readonly record: TrackRecord | null;
  readonly observations: number;
  readonly total_return: number;
  readonly max_drawdown: number;
  readonly closed_trades: number;
}

export function screenedPoint(values: ParameterValues, outcome: PointOutcome): ScreenedPoint {
  return {
    values,
    record: recordOf(outcome),
    observations: outcome.observations,
    total_return: outcome.growth - 1,
    max_drawdown: outcome.moments.maximumDrawdown,
    closed_trades: outcome.closedTrades,
  };
}

/** Per-period Sharpe ratios by point; NaN where there is none. */
export function sharpesOf(points: readonly ScreenedPoint[]): Float64Array {
  return Float64Array.from(points, ({ record }) => record?.sharpeRatio ?? Number.NaN);
}

/** The place of the highest Sharpe ratio, the first of equals; 0 where no point has one. */
export function bestOf(sharpes: Float64Array): number {
  let best = 0;
  for (let point = 1; point < sharpes.length; point++)
    if (sharpes[point]! > sharpes[best]! || Number.isNaN(sharpes[best]!)) best = point;
  return best;
}

/** How Sharpe ratios are spread, annualised by a factor; every figure is null where there is no ratio. */
export function distributionOf(sharpes: Float64Array, yearly: number) {
  const sorted = sharpes.map((sharpe) => sharpe * yearly).sort();
  const quantile = (probability: number) => (sorted.length === 0 ? null : hazenQuantile(sorted, probability));
  return {
    positive_share: sorted.length === 0 ? null : sorted.filter((sharpe) => sharpe > 0).length / sorted.length,
    lowest: quantile(0),
    p5: quantile(0.05),
    p25: quantile(0.25),
    median: quantile(0.5),
    p75: quantile(0.75),
    p95: quantile(0.95),
    highest: quantile(1),
  };
}

/** Every point as CSV, in the order of the grid. */
export function pointsTable(points: readonly ScreenedPoint[]): string {
  const names = Object.keys(points[0]!.values);
  const columns = [...names, 'sharpe_per_period', 'total_return', 'max_drawdown', 'closed_trades'];
  const rows = points.map(({ values, record, total_return, max_drawdown, closed_trades }) =>
    [
      ...names.map((name) => values[name]),
      record?.sharpeRatio ?? '',
      total_return,
      max_drawdown,
      closed_trades,
    ].join(','),
  );
  return [columns.join(','), ...rows, ''].join('\n');
}
