import { decideTargets } from '../backtest/decide-targets.ts';
import type { Bars } from '../market/bars.ts';
import { dayAt, isoDay } from '../market/calendar.ts';
import { findPeek } from '../strategies/find-peek.ts';
import { signalBars } from '../strategies/signal-bars.ts';
import type { ParameterValues, Strategy } from '../strategies/strategy.ts';
import { declarationProblem, triedValues, warmUpProblem } from './check-declaration.ts';
import { areEqual, copyOf, watchedBars } from './probe-bars.ts';
import { undeclaredReads } from './undeclared-reads.ts';

/**
 * Why a value that somebody exported can not be simulated as a strategy, in words; null where it can. Its code is tried on
 * `bars` with its defaults and at its bounds.
 */
export function strategyProblem(value: unknown, bars: Bars): string | null {
  const declared = declarationProblem(value, ['warmUp', 'decide']);
  if (declared !== null) return declared;
  const strategy = value as Strategy;
  for (const values of triedValues(strategy)) {
    const problem = warmUpProblem(strategy, values) ?? codeProblem(strategy, values, bars);
    if (problem !== null) return `with ${JSON.stringify(values)}, ${problem}`;
  }
  return null;
}

function codeProblem(strategy: Strategy, values: ParameterValues, bars: Bars): string | null {
  const rows = bars.times.length;
  const warmUp = strategy.warmUp(values);
  if (warmUp >= rows) return `its warm-up is ${warmUp} bars, and code is tried on ${rows}`;
  const own = copyOf(bars);
  const looked = new Set<'opens' | 'highs' | 'lows' | 'volumes'>();
  try {
    const once = decideTargets(strategy, watchedBars(own, looked), values);
    const again = decideTargets(strategy, signalBars(own), values);
    if (!areEqual(own, bars)) return 'it writes into the bars';
    if (once.some((target, row) => target !== again[row])) return 'it decides another thing on the same bars';
    const cuts = [0.2, 0.5, 0.9].map((share) => warmUp + 1 + Math.floor(share * (rows - warmUp - 1)));
    const peek = findPeek(strategy, values, own, cuts);
    if (peek !== null) {
      const day = isoDay(dayAt(bars.times[peek.row]!));
      return `it looks ahead: on ${day} it wants ${peek.withLaterBars}, and ${peek.withoutLaterBars} where later bars are not there yet`;
    }
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
  return undeclaredReads(looked, strategy.reads);
}
