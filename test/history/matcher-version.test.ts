import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { thirds } from '../../src/history/bin-rules.ts';
import { compareToHistory } from '../../src/history/compare.ts';
import type { CompareOptions } from '../../src/history/comparison.ts';
import * as defaults from '../../src/history/defaults.ts';
import { SIGNALS, type SignalDefinition } from '../../src/history/signals.ts';
import { historyOf, seededRandom } from './histories.ts';

/**
 * What each version of the matching rules was when it was raised. To change a default, a signal, a bin, the distance, a
 * weight or an interval: raise MATCHER_VERSION and add a line, and leave the lines before it as they are.
 */
const FINGERPRINTS: Readonly<Record<string, string>> = {
  '2026.12.1-soft-13d-recency730': '62c3d39439334aa6',
  '2026.12.2-soft-13d-recency730': '4d2e96128ed18942',
};

const { MATCHER_VERSION, ...rules } = defaults;

/** Twelve digits: what the last ones are depends on the machine. */
const rounded = (_: string, value: unknown) =>
  typeof value === 'number'
    ? Number.isFinite(value)
      ? Number(value.toPrecision(12))
      : String(value)
    : value;

const digest = (value: unknown) =>
  createHash('sha256').update(JSON.stringify(value, rounded)).digest('hex').slice(0, 16);

/** What every mode finds in one small history: analogues, distances, weights, statistics and intervals. */
function probe(options: Partial<CompareOptions> = {}) {
  const random = seededRandom(9);
  const rows = 120;
  const column = () => Array.from({ length: rows }, () => (random() < 0.05 ? Number.NaN : random()));
  const bins = {
    rv_21d: [
      { name: 'LOW', below: 0.5 },
      { name: 'HIGH', below: Number.POSITIVE_INFINITY },
    ],
    atr_14_ratio: thirds('SMALL', 'MIDDLE', 'LARGE'),
  };
  const history = historyOf(
    Array.from({ length: rows }, () => 90 + 20 * random()),
    {
      rv_21d: column().with(-1, 0.4),
      atr_14_ratio: column().with(-1, 0.6),
      distance_sma_200: column().with(-1, 0.1),
    },
    Array.from({ length: rows }, (_, row) => (row % 2 === 1 ? 'CALM' : 'WILD')),
    60,
    bins,
  );
  return (['soft', 'hard', 'tag', 'hybrid'] as const).map((mode) => {
    const asked = {
      mode,
      top_k: 50,
      recency_half_life_days: 730,
      backfill_weight: 0.5,
      include_analogue_dates: true,
      ...options,
    };
    const comparison = compareToHistory(history, asked, seededRandom(1));
    if (comparison.kind === 'refusal') throw new Error(comparison.code);
    const { analogue_dates, forward_5d } = comparison.result;
    const { mean, p5, positive_pct, ci_low_95, t_ci_low_95, difference } = forward_5d;
    const chosen = analogue_dates!.map(({ date, distance, weight }) => [date, distance, weight]);
    return { chosen, mean, p5, positive_pct, ci_low_95, t_ci_low_95, difference };
  });
}

const fingerprint = (
  values: Readonly<Record<string, unknown>>,
  signals: readonly SignalDefinition[],
  answers: unknown,
) => digest({ values, signals: signals.map(({ description, unreliable, ...law }) => law), answers });

const now = fingerprint(rules, SIGNALS, probe());

test('the rules are those of their version', () => {
  expect(Object.entries(FINGERPRINTS).at(-1), 'raise MATCHER_VERSION and add its line').toEqual([
    MATCHER_VERSION,
    now,
  ]);
  expect(new Set(Object.values(FINGERPRINTS)).size).toBe(Object.keys(FINGERPRINTS).length);
});

test.each([
  ['a default', { ...rules, TOP_K: 150 }, SIGNALS, {}],
  ['the fewest days of hybrid', { ...rules, HYBRID_MIN_ANALOGUES: 20 }, SIGNALS, {}],
  ['a dimension', rules, SIGNALS.slice(1), {}],
  ['a formula', rules, SIGNALS.map((one) => ({ ...one, formula: `2 * (${one.formula})` })), {}],
  [
    'the border of a bin',
    rules,
    SIGNALS.map((one) =>
      one.type === 'number' && one.bins
        ? { ...one, bins: one.bins.map((bin) => ({ ...bin, upTo: 1 })) }
        : one,
    ),
    {},
  ],
  ['the distance', rules, SIGNALS, { dim_trust: {} }],
  ['the weights', rules, SIGNALS, { recency_half_life_days: 729 }],
])('another fingerprint follows from a change of %s', (_, values, signals, options) => {
  expect(fingerprint(values, signals, probe(options))).not.toBe(now);
});
