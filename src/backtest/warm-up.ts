import type { ParameterValues, Strategy } from '../strategies/strategy.ts';
import { StrategyFault } from './decide-targets.ts';

/** Bars that a strategy needs before its first decision. Throws a {@link StrategyFault} where its code fails or gives no number of bars. */
export function warmUpOf(strategy: Pick<Strategy, 'name' | 'warmUp'>, values: ParameterValues): number {
  let bars: number;
  try {
    bars = strategy.warmUp(values);
  } catch (error) {
    const problem = `its warm-up threw: ${error instanceof Error ? error.message : error}`;
    throw new StrategyFault(strategy.name, problem, error);
  }
  if (Number.isInteger(bars) && bars >= 0) return bars;
  throw new StrategyFault(strategy.name, `its warm-up is ${bars}, which is no number of bars`);
}
