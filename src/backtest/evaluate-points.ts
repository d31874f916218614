import type { ParameterValues, Strategy } from '../strategies/strategy.ts';
import { faultOf, targetsOf } from './decide-targets.ts';
import { type PointOutcome, pointEvaluator } from './evaluate-point.ts';
import type { Prepared } from './prepare.ts';
import { forEachInTurns, type Watch } from './work.ts';

/**
 * Simulates every point over the same rows, one after the other in memory that they share, and hands over what each came to.
 * Rejects once the watch says stop, and where the strategy's code fails.
 */
export async function evaluatePoints(
  { prepared, points }: { readonly prepared: Prepared; readonly points: readonly ParameterValues[] },
  strategy: Strategy,
  watch: Watch,
  take: (outcome: PointOutcome, values: ParameterValues, index: number) => void,
): Promise<void> {
  const evaluate = pointEvaluator(prepared);
  const targets = prepared.legs.map(({ instrument }) => new Float64Array(instrument.bars.length));
  let isDeciding = false;
  try {
    await forEachInTurns(points, watch, (values, index) => {
      isDeciding = true;
      for (const [leg, { instrument }] of prepared.legs.entries())
        targetsOf(strategy, instrument.bars, values, targets[leg]!);
      isDeciding = false;
      take(evaluate(targets), values, index);
    });
  } catch (error) {
    throw isDeciding ? faultOf(strategy, error) : error;
  }
}
