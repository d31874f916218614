import { calendarDaysBetween } from '../market/calendar.ts';
import type { SignalHistory } from './signal-history.ts';

export interface WeightRule {
  /** Calendar days after which an analogue weighs half; 0 switches the decay off. */
  readonly recencyHalfLifeDays: number;
  /** Weight of a historical-backfill row beside a live row's 1; 0 to 1. */
  readonly backfillWeight: number;
}

/**
 * Binary logarithm of a row's weight. The law: `weight = (backfill weight, or 1 for a live row) x 0.5^(age /
 * half-life)`, the age in calendar days from the row to the latest one. -Infinity where the row weighs nothing.
 *
 * Logarithms, because a short half-life takes the weight of old rows below the smallest number there is, while
 * their weights beside each other still mean something.
 */
export function weightExponent(history: SignalHistory, row: number, rule: WeightRule): number {
  const origin = history.backfill[row] === 1 ? Math.log2(rule.backfillWeight) : 0;
  if (rule.recencyHalfLifeDays === 0) return origin;
  const age = calendarDaysBetween(history.dates[row]!, history.dates.at(-1)!);
  return origin - age / rule.recencyHalfLifeDays;
}

/** Weights relative to the largest of them, which is 1. All 0 where no row weighs anything. */
export function relativeWeights(exponents: readonly number[]): number[] {
  const largest = Math.max(...exponents);
  return exponents.map((exponent) => (largest === Number.NEGATIVE_INFINITY ? 0 : 2 ** (exponent - largest)));
}
