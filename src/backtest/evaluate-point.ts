import { type PathMoments, pathMoments } from '../statistics/path-moments.ts';
import type { TrackRecord } from '../statistics/sharpe-standard-error.ts';
import { combine } from './combine.ts';
import type { Prepared } from './prepare.ts';
import { simulate } from './simulate.ts';

/** What one point of a search came to. */
export interface PointOutcome {
  readonly moments: PathMoments;
  /** Last equity, of a capital of 1. */
  readonly growth: number;
  readonly observations: number;
  readonly closedTrades: number;
}

type Market = Pick<Prepared, 'legs' | 'rules' | 'perYear'>;

/**
 * An evaluation of points over the same rows: simulates the targets of each leg and measures what a search ranks by. Its
 * memory is that of one point, whatever the number of points.
 */
export function pointEvaluator({
  legs,
  rules,
  perYear,
}: Market): (targets: readonly Float64Array[]) => PointOutcome {
  const sleeves = legs.map(({ instrument, rows }) => ({
    times: instrument.bars.times.subarray(rows.start, rows.end),
    equity: new Float64Array(rows.end - rows.start),
  }));
  return (targets) => {
    let closedTrades = 0;
    for (const [leg, { instrument, rows }] of legs.entries()) {
      const { equity } = sleeves[leg]!;
      closedTrades += simulate(instrument, targets[leg]!, rules, rows, { perYear, equity }).closedPositions;
    }
    const { equity } = combine(sleeves);
    return {
      moments: pathMoments(equity),
      growth: equity.at(-1)!,
      observations: equity.length,
      closedTrades,
    };
  };
}

/** The record that the Sharpe ratio of an outcome is judged by. */
export function recordOf({ moments, observations }: PointOutcome): TrackRecord | null {
  const { sharpe, skewness, kurtosis } = moments;
  return sharpe === null ? null : { sharpeRatio: sharpe, observations, skewness, kurtosis };
}
