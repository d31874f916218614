import type { Bars } from '../market/bars.ts';
import { sliceBars } from '../market/bars.ts';
import { signalBars } from './signal-bars.ts';
import type { ParameterValues, Strategy } from './strategy.ts';

/** A decision that was another one once later bars were there: no one could have made it at the time. */
export interface Peek {
  readonly row: number;
  readonly withoutLaterBars: number;
  readonly withLaterBars: number;
}

/**
 * Looks for decisions that depend on bars after them, by deciding again on the first bars alone, for every one of `cuts`; null
 * where there are none. It finds what shows on these bars, so it disproves and does not prove.
 */
export function findPeek(
  strategy: Pick<Strategy, 'decide'>,
  parameters: ParameterValues,
  bars: Bars,
  cuts: readonly number[],
): Peek | null {
  const whole = decide(strategy, parameters, bars);
  for (const cut of cuts) {
    const early = decide(strategy, parameters, sliceBars(bars, 0, cut));
    const row = early.findIndex((target, at) => !Object.is(target, whole[at]));
    if (row !== -1) return { row, withoutLaterBars: early[row]!, withLaterBars: whole[row]! };
  }
  return null;
}

function decide(strategy: Pick<Strategy, 'decide'>, parameters: ParameterValues, bars: Bars): Float64Array {
  const targets = new Float64Array(bars.times.length);
  strategy.decide(signalBars(bars), parameters, targets);
  return targets;
}
