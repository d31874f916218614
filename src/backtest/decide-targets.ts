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
  targets.fill(0);
  try {
    strategy.decide(bars, parameters, targets);
  } catch (error) {
    throw new StrategyFault(
      strategy.name,
      `it threw: ${error instanceof Error ? error.message : error}`,
      error,
    );
  }
  if (!areExposures(targets)) {
    const row = targets.findIndex((target) => !(Math.abs(target) <= 1));
    throw new StrategyFault(strategy.name, `it wanted an exposure of ${targets[row]} after bar ${row}`);
  }
  return targets;
}

/** Whether all lie from -1 to 1. A NaN passes through the maximum, and is not at most 1. */
function areExposures(targets: Float64Array): boolean {
  let [largest, odd] = [0, 0];
  // Two chains, since each maximum waits for the one before.
  for (let row = 0; row + 1 < targets.length; row += 2) {
    largest = Math.max(largest, Math.abs(targets[row]!));
    odd = Math.max(odd, Math.abs(targets[row + 1]!));
  }
  return Math.max(largest, odd, Math.abs(targets.at(-1) ?? 0)) <= 1;
}
