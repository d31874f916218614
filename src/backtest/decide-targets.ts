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
  for (let row = 0; row < targets.length; row++) {
    const target = targets[row]!;
    // Written so that NaN is found too.
    if (!(target >= -1 && target <= 1))
      throw new StrategyFault(strategy.name, `it wanted an exposure of ${target} after bar ${row}`);
  }
  return targets;
}
