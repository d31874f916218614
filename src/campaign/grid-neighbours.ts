import { type ParameterSpace, placeOf, stepsOf } from '../backtest/grid.ts';
import { median } from '../statistics/median.ts';
import type { ParameterValues } from '../strategies/strategy.ts';

/** Share of a point's Sharpe ratio that the median neighbour of a plateau keeps at least. */
export const PLATEAU_SHARE = 0.5;

/** How a point of a grid lies among those next to it. */
export interface Neighbourhood {
  /** Evaluated points that are one step of one parameter away and have a Sharpe ratio. */
  readonly neighbours: number;
  /** Median of their Sharpe ratios over that of the point; null where they are fewer than two, or the point's is not above 0. */
  readonly kept_by_neighbours: number | null;
  /** A spike stands alone, as what fits the noise of these bars does; a plateau does not prove the opposite. */
  readonly shape: 'plateau' | 'spike' | 'unknown';
  /** Parameters whose first or last value the point has: what lies beyond was not tried. */
  readonly at_edge: string[];
}

/**
 * Looks at the neighbours of a point.
 *
 * @param sharpes by point; NaN where there is none
 */
export function neighbourhood(
  space: ParameterSpace,
  points: readonly ParameterValues[],
  sharpes: Float64Array,
  point: number,
): Neighbourhood {
  const names = Object.keys(space).filter((name) => stepsOf(space[name]!) > 1);
  const placesOf = (values: ParameterValues) => names.map((name) => placeOf(space[name]!, values[name]!)!);
  const byPlace = new Map(points.map((values, index) => [placesOf(values).join(), index]));
  const own = placesOf(points[point]!);
  const beside = own.flatMap((place, axis) =>
    [place - 1, place + 1].flatMap((other) => byPlace.get(own.with(axis, other).join()) ?? []),
  );
  const around = beside.map((index) => sharpes[index]!).filter((sharpe) => !Number.isNaN(sharpe));
  const sharpe = sharpes[point]!;
  const kept = around.length < 2 || !(sharpe > 0) ? null : median(around) / sharpe;
  return {
    neighbours: around.length,
    kept_by_neighbours: kept,
    shape: kept === null ? 'unknown' : kept >= PLATEAU_SHARE ? 'plateau' : 'spike',
    at_edge: names.filter((name, axis) => own[axis] === 0 || own[axis] === stepsOf(space[name]!) - 1),
  };
}
