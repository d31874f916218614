import fc from 'fast-check';
import { expect, test } from 'vitest';
import { compareToHistory } from '../../src/history/compare.ts';
import type { CompareOptions } from '../../src/history/comparison.ts';
import type { SignalHistory } from '../../src/history/signal-history.ts';
import { historyOf, resultOf, seededRandom } from './histories.ts';

const cell = fc.oneof(
  { weight: 8, arbitrary: fc.double({ min: -1e6, max: 1e6, noNaN: true }) },
  { weight: 1, arbitrary: fc.constant(Number.NaN) },
  { weight: 1, arbitrary: fc.constantFrom(0, 1) },
);

const history: fc.Arbitrary<SignalHistory> = fc.integer({ min: 0, max: 120 }).chain((rows) => {
  const column = fc.array(cell, { minLength: rows, maxLength: rows });
  return fc
    .record({
      closes: fc.array(fc.double({ min: 0.01, max: 1e6, noNaN: true }), { minLength: rows, maxLength: rows }),
      a: column,
      b: column,
      c: column,
      flat: fc.constant(Array.from({ length: rows }, () => 7)),
      regimes: fc.array(fc.constantFrom('CALM', 'WILD', null), { minLength: rows, maxLength: rows }),
      backfillRows: fc.integer({ min: 0, max: rows }),
    })
    .map(({ closes, regimes, backfillRows, ...numeric }) =>
      historyOf(closes, numeric, regimes, backfillRows),
    );
});

const options: fc.Arbitrary<CompareOptions> = fc.record(
  {
    mode: fc.constantFrom('soft', 'euclidean'),
    top_k: fc.integer({ min: 1, max: 500 }),
    recency_half_life_days: fc.constantFrom(0, 1, 730),
    backfill_weight: fc.constantFrom(0, 1e-320, 0.5, 1),
    include_analogue_dates: fc.boolean(),
    signals_dict: fc.dictionary(
      fc.constantFrom('a', 'b', 'c', 'flat'),
      fc.oneof(fc.double({ noNaN: false }), fc.double({ min: -10, max: 10, noNaN: true })),
    ),
    horizon: fc.constantFrom(1, 3, 5),
    dim_trust: fc.dictionary(fc.constantFrom('a', 'b', 'c'), fc.constantFrom(0, 0.3, 1, 10)),
  },
  { requiredKeys: ['mode', 'top_k', 'recency_half_life_days', 'backfill_weight', 'include_analogue_dates'] },
);

/** Paths of every number in a value that JSON could not carry. */
function nonFinitePaths(value: unknown, path = ''): string[] {
  if (typeof value === 'number') return Number.isFinite(value) ? [] : [path];
  if (value === undefined) return [path];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, part]) => nonFinitePaths(part, `${path}.${key}`));
}

test('no number of an answer is NaN or infinite, and no field undefined', () => {
  fc.assert(
    fc.property(history, options, fc.integer(), (past, asked, seed) => {
      const comparison = compareToHistory(past, asked, seededRandom(seed));
      expect(nonFinitePaths(comparison)).toEqual([]);
    }),
    { numRuns: 400 },
  );
});

test('counts, shares and bounds hold together', () => {
  fc.assert(
    fc.property(history, options, (past, asked) => {
      const comparison = compareToHistory(past, { ...asked, include_analogue_dates: true }, seededRandom(1));
      if (comparison.kind === 'refusal') return;
      const { result } = comparison;
      expect(result.analogue_dates).toHaveLength(result.sample_size);
      expect(result.sample_size).toBeLessThanOrEqual(Math.min(asked.top_k, past.dates.length - 1));
      expect(result.live_count + result.backfill_count).toBe(result.sample_size);
      for (const forward of [result.forward_1d, result.forward_3d, result.forward_5d]) {
        expect(forward.count).toBeLessThanOrEqual(result.sample_size);
        expect(forward.effective_count).toBeLessThanOrEqual(forward.count + 1e-9);
        expect(forward.effective_episodes).toBeLessThanOrEqual(forward.episodes + 1e-9);
        expect(forward.interval_reason === null).toBe(forward.ci_low_95 !== null);
        if (forward.mean === null) continue;
        const slack = 1e-9 * (1 + Math.abs(forward.worst!) + Math.abs(forward.best!));
        expect(forward.mean).toBeGreaterThanOrEqual(forward.worst! - slack);
        expect(forward.mean).toBeLessThanOrEqual(forward.best! + slack);
      }
    }),
  );
});

/** The whole law for the analogues and their one-day mean, written out for one row at a time. */
function slowAnswer(past: SignalHistory, asked: CompareOptions) {
  const target = past.dates.length - 1;
  const dimensions = [...past.numeric]
    .filter(([name]) => name !== 'flat' && !Number.isNaN(past.numeric.get(name)![target]))
    .map(([name, column]) => {
      const known = [...column].filter((value) => !Number.isNaN(value));
      const mean = known.reduce((a, b) => a + b, 0) / known.length;
      const variance = known.reduce((sum, value) => sum + (value - mean) ** 2, 0) / (known.length - 1);
      const trust = asked.dim_trust?.[name] ?? 1;
      return { column, target: column[target]!, deviation: Math.sqrt(variance), trust };
    })
    .filter(({ deviation, trust }) => deviation > 0 && trust > 0);
  const asTrusted = (some: typeof dimensions) => some.reduce((sum, { trust }) => sum + trust, 0);
  const candidates = past.dates.slice(0, -1).flatMap((date, row) => {
    const present = dimensions.filter(({ column }) => !Number.isNaN(column[row]));
    if (asTrusted(present) < 0.75 * asTrusted(dimensions) - 1e-9) return [];
    const squares = present.map((d) => d.trust * ((d.column[row]! - d.target) / d.deviation) ** 2);
    const age = (Date.parse(past.dates[target]!) - Date.parse(date)) / 86_400_000;
    return {
      distance: Math.sqrt((squares.reduce((a, b) => a + b, 0) * asTrusted(dimensions)) / asTrusted(present)),
      weight: (past.backfill[row] === 1 ? asked.backfill_weight : 1) * 0.5 ** (age / 730),
      after: 100 * (past.closes[row + 1]! / past.closes[row]! - 1),
    };
  });
  const analogues = candidates.toSorted((a, b) => a.distance - b.distance).slice(0, asked.top_k);
  const weight = analogues.reduce((sum, analogue) => sum + analogue.weight, 0);
  return {
    distances: analogues.map(({ distance }) => distance),
    mean: analogues.reduce((sum, analogue) => sum + analogue.weight * analogue.after, 0) / weight,
  };
}

test('agrees with the law written out slowly', () => {
  const random = seededRandom(20);
  for (let round = 0; round < 300; round++) {
    const rows = 10 + Math.floor(90 * random());
    const column = () =>
      Array.from({ length: rows }, () => (random() < 0.1 ? Number.NaN : random() + random()));
    const closes = Array.from({ length: rows }, () => 50 + 100 * random());
    const past = historyOf(
      closes,
      { a: column(), b: column(), c: column(), d: column() },
      undefined,
      rows >> 1,
    );
    const asked: CompareOptions = {
      mode: 'soft',
      top_k: 1 + Math.floor(rows * random()),
      recency_half_life_days: 730,
      backfill_weight: 0.25 + 0.75 * random(),
      dim_trust: { a: 0.5, b: 2 },
      include_analogue_dates: true,
    };
    const slow = slowAnswer(past, asked);
    const comparison = compareToHistory(past, asked, random);
    if (comparison.kind === 'refusal') {
      expect(slow.distances).toEqual([]);
      continue;
    }
    const result = resultOf(comparison);
    expect(result.analogue_dates).toHaveLength(slow.distances.length);
    for (const [at, { distance }] of result.analogue_dates!.entries())
      expect(distance).toBeCloseTo(slow.distances[at]!, 9);
    expect(result.forward_1d.mean).toBeCloseTo(slow.mean, 7);
  }
});
