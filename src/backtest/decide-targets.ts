import type { SignalBars } from '../strategies/signal-bars.ts';
import type { ParameterValues, Strategy } from '../strategies/strategy.ts';

/** A strategy that threw, or wanted what is no exposure. */
export class StrategyFault extends Error {
  readonly strategy: string;

  constructor(strategy: string, problem: string, cause?: unknown) {
    super(problem, { cause });
    this.name = 'StrategyFault';
    this.strategy = strategy;
  }
}

/**
 * What the strategy wants after each close. Throws a {@link StrategyFault} where it throws, or where a wish is not a number
 * from -1 to 1.
 *
 * @param targets filled where it is given, so that a search needs no new memory for each point
 */
export function decideTargets(
  strategy: Strategy,
  bars: SignalBars,
  parameters: ParameterValues,
  targets: Float64Array = new Float64Array(bars.length),
): Float64Array {
  try {
    return targetsOf(strategy, bars, parameters, targets);
  } catch (error) {
    throw faultOf(strategy, error);
  }
}

/** What a strategy threw while it decided, as a {@link StrategyFault}. */
export function faultOf({ name }: Strategy, error: unknown): StrategyFault {
  if (error instanceof StrategyFault) return error;
  return new StrategyFault(name, `it threw: ${error instanceof Error ? error.message : error}`, error);
}

/**
 * As {@link decideTargets}, for a loop over many points: what the strategy throws passes as it is, since its code would run a
 * quarter slower compiled into a `try`.
 */
export function targetsOf(
  strategy: Strategy,
  bars: SignalBars,
  parameters: ParameterValues,
  targets: Float64Array,
): Float64Array {
  targets.fill(0);
  strategy.decide(bars, parameters, targets);
  if (!areExposures(targets)) {
    const row = targets.findIndex((target) => !(Math.abs(target) <= 1));
    throw new StrategyFault(strategy.name, `it wanted an exposure of ${targets[row]} after bar ${row}`);
  }
  return targets;
}

/** Whether all lie from -1 to 1: their squares are at most 1, which that of a NaN is not. */
function areExposures(targets: Float64Array): boolean {
  for (let row = 0; row < targets.length; row++) {
    const target = targets[row]!;
    if (!(target * target <= 1)) return false;
  }
  return true;
}
