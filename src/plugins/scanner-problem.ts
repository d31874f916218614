import { type Bars, sliceBars } from '../market/bars.ts';
import type { OptionalColumn } from '../market/market-data.ts';
import type { Scanner, SortKey } from '../scanners/scanner.ts';
import { signalBars } from '../strategies/signal-bars.ts';
import type { ParameterValues } from '../strategies/strategy.ts';
import { declarationProblem, triedValues, warmUpProblem } from './check-declaration.ts';
import { areEqual, copyOf, watchedBars } from './probe-bars.ts';
import { undeclaredReads } from './undeclared-reads.ts';

/** As `strategyProblem`, for a scanner. It is handed no later bar, so that it can not look ahead. */
export function scannerProblem(value: unknown, bars: Bars): string | null {
  const declared = declarationProblem(value, ['warmUp', 'measure']) ?? keyProblem((value as Scanner).key);
  if (declared !== null) return declared;
  const scanner = value as Scanner;
  for (const values of triedValues(scanner)) {
    const problem = warmUpProblem(scanner, values) ?? codeProblem(scanner, values, bars);
    if (problem !== null) return `with ${JSON.stringify(values)}, ${problem}`;
  }
  return null;
}

function keyProblem(key: unknown): string | null {
  const { name, description, unit, first } = Object(key) as SortKey;
  if (![name, description, unit].every((text) => typeof text === 'string' && text !== ''))
    return 'its key lacks a name, a description or a unit';
  if (!/^[a-z][a-z0-9_]*$/.test(name)) return 'the name of its key is not in snake_case';
  return first === 'largest' || first === 'smallest'
    ? null
    : "its key says neither first: 'largest' nor 'smallest'";
}

function codeProblem(scanner: Scanner, values: ParameterValues, bars: Bars): string | null {
  const rows = bars.times.length;
  const warmUp = scanner.warmUp(values);
  if (warmUp >= rows) return `its warm-up is ${warmUp} bars, and code is tried on ${rows}`;
  const own = copyOf(bars);
  const looked = new Set<OptionalColumn>();
  // As few bars as it says it needs, and all of them.
  for (const end of [warmUp + 1, rows]) {
    const known = sliceBars(own, 0, end);
    try {
      const measured = scanner.measure(watchedBars(known, looked), values);
      if (measured !== null && !Number.isFinite(measured)) return `it gave ${measured} on ${end} bars`;
      if (scanner.measure(signalBars(known), values) !== measured)
        return 'it gives another number for the same bars';
    } catch (error) {
      return `it threw on ${end} bars: ${error instanceof Error ? error.message : error}`;
    }
  }
  if (!areEqual(own, bars)) return 'it writes into the bars';
  return undeclaredReads(looked, scanner.reads);
}
