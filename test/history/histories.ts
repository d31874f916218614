import type { BinRules } from '../../src/history/bin-rules.ts';
import type { CompareOptions, Comparison, ComparisonResult } from '../../src/history/comparison.ts';
import { DIM_TRUST } from '../../src/history/defaults.ts';
import { prepareHistory, type SignalHistory } from '../../src/history/signal-history.ts';

/** A history of consecutive calendar days from 2020-01-01, with the given closes and numeric signals. */
export function historyOf(
  closes: readonly number[],
  numeric: Readonly<Record<string, readonly number[]>>,
  regimes: readonly (string | null)[] = closes.map(() => null),
  backfillRows = 0,
  bins: Readonly<Record<string, BinRules>> = {},
): SignalHistory {
  return prepareHistory({
    dates: closes.map((_, row) => dayAfter(row)),
    closes: Float64Array.from(closes),
    numeric: new Map(Object.entries(numeric).map(([name, column]) => [name, Float64Array.from(column)])),
    categories: new Map([['regime', regimes]]),
    bins: new Map(Object.entries(bins)),
    trust: new Map(Object.entries(DIM_TRUST)),
    backfill: Uint8Array.from(closes, (_, row) => (row < backfillRows ? 1 : 0)),
  });
}

export function dayAfter(days: number): string {
  return new Date(Date.UTC(2020, 0, 1 + days)).toISOString().slice(0, 10);
}

/** Options under which every analogue weighs the same. */
export const EVEN_OPTIONS: CompareOptions = {
  mode: 'soft',
  top_k: 100,
  recency_half_life_days: 0,
  backfill_weight: 1,
  include_analogue_dates: false,
};

export function resultOf(comparison: Comparison): ComparisonResult {
  if (comparison.kind === 'refusal') throw new Error(`refused: ${comparison.code}`);
  return comparison.result;
}

/** Uniform numbers from a seed: a linear congruential generator, good enough to resample with in a test. */
export function seededRandom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
}
