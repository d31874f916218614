import { describe, expect, test } from 'vitest';
import { compareToHistory } from '../../src/history/compare.ts';
import type { CompareOptions } from '../../src/history/comparison.ts';
import {
  BACKFILL_WEIGHT,
  LIVE_SINCE,
  MATCHER_VERSION,
  MODE,
  RECENCY_HALF_LIFE_DAYS,
  TOP_K,
} from '../../src/history/defaults.ts';
import { prepareHistory, signalTable } from '../../src/history/signal-history.ts';
import { anotherFuture, firstBars, sampleBars } from '../data/sample-bars.ts';
import { dayAfter, EVEN_OPTIONS, historyOf, resultOf, seededRandom } from './histories.ts';

// Ten rows. The last, x = 0, is the target; x says how far each of the others is from it.
const CLOSES = [100, 110, 99, 100, 100, 120, 120, 90, 99, 100];
const X = [1, 9, 2, 9, 9, 3, 9, 9, 4, 0];
const tiny = historyOf(
  CLOSES,
  { x: X },
  X.map((x) => (x < 4 ? 'CALM' : 'WILD')),
  4,
);
/** Sample standard deviation of X: the mean is 5.5 and the squared deviations sum to 132.5. */
const SCALE = Math.sqrt(132.5 / 9);

function compare(options: Partial<CompareOptions> = {}, history = tiny) {
  return compareToHistory(history, { ...EVEN_OPTIONS, ...options }, seededRandom(1));
}

describe('ten rows by hand', () => {
  const result = resultOf(compare({ top_k: 4, include_analogue_dates: true, horizon: 3 }));

  test('the four nearest, nearest first, with what followed them', () => {
    const rounded = result.analogue_dates!.map((analogue) => [
      analogue.date,
      Number((analogue.distance! * SCALE).toFixed(9)),
      analogue.weight,
      ...[analogue.forward_1d, analogue.forward_3d, analogue.forward_5d].map((value) =>
        value === null ? null : Number(value.toFixed(9)),
      ),
    ]);
    expect(rounded).toEqual([
      [dayAfter(0), 1, 1, 10, 0, 20],
      [dayAfter(2), 2, 1, 1.01010101, 21.212121212, -9.090909091],
      [dayAfter(5), 3, 1, 0, -17.5, null],
      [dayAfter(8), 4, 1, 1.01010101, null, null],
    ]);
  });

  test('each horizon counts the analogues that are complete for it', () => {
    expect([result.forward_1d.count, result.forward_3d.count, result.forward_5d.count]).toEqual([4, 3, 2]);
    expect(result.sample_size).toBe(4);
  });

  test('figures of one horizon', () => {
    const { mean, median, stdev, positive_pct, worst, best, effective_count, base } = result.forward_3d;
    expect(mean).toBeCloseTo((21.2121212121 - 17.5) / 3, 9);
    expect(median).toBeCloseTo(0, 9);
    expect(stdev).toBeCloseTo(19.3855, 3);
    expect(positive_pct).toBeCloseTo(100 / 3, 9);
    expect(worst).toBeCloseTo(-17.5, 9);
    expect(best).toBeCloseTo(21.2121212121, 9);
    expect(effective_count).toBeCloseTo(3, 9);
    expect(base.count).toBe(7);
  });

  test('the headline repeats the horizon that was asked for, with its own count', () => {
    const { mean, median, positive_pct, ci_low_95, ci_high_95 } = result.forward_3d;
    expect(result.horizon).toBe(3);
    expect(result.headline).toEqual({ mean, median, positive_pct, ci_low_95, ci_high_95, sample_size: 3 });
  });

  test('everything else', () => {
    expect(result).toMatchObject({
      matcher_version: MATCHER_VERSION,
      mode: 'soft',
      trade_date: dayAfter(9),
      live_count: 2,
      backfill_count: 2,
      backfill_weight: 1,
      recency_half_life_days: 0,
      total_history_days: 10,
      match_dimensions: 1,
      top_k: 4,
      candidates_left_out_for_missing: 0,
      matched_bins: { regime: 'CALM' },
      concentration: { share_within_21_rows: 1, largest_episode_share: 1 },
      regime_distribution: { CALM: 3, WILD: 1 },
    });
    expect(result.distance_min! * SCALE).toBeCloseTo(1, 9);
    expect(result.distance_max! * SCALE).toBeCloseTo(4, 9);
    expect(result.distance_mean! * SCALE).toBeCloseTo(2.5, 9);
    expect(result.forward_1d.episodes).toBe(1);
    expect(result.forward_1d.interval_reason).toBe('1.0 effective episodes; an interval needs at least 8');
    expect(Object.keys(result.regime_breakdown)).toEqual(['CALM', 'WILD']);
    expect(result.regime_breakdown['WILD']).toMatchObject({
      count: 1,
      forward_1d: { count: 1, stdev: null },
    });
    expect(result.regime_breakdown['WILD']!.forward_5d).toMatchObject({
      count: 0,
      effective_count: 0,
      mean: null,
      p5: null,
      worst: null,
      effective_episodes: 0,
      interval_reason: '0.0 effective episodes; an interval needs at least 8',
    });
  });
});

test('weights enter the figures: a half-life of two days makes the newest analogue count most', () => {
  const { forward_1d, analogue_dates } = resultOf(
    compare({ top_k: 2, recency_half_life_days: 2, backfill_weight: 0.5, include_analogue_dates: true }),
  );
  const [near, next] = [0.5 * 0.5 ** 4.5, 0.5 * 0.5 ** 3.5];
  expect(analogue_dates!.map(({ weight }) => weight)).toEqual([near, next]);
  expect(forward_1d.mean).toBeCloseTo((10 * near + 1.0101010101 * next) / (near + next), 9);
});

test('a backfill weight of 0 silences those rows, and keeps them among the analogues', () => {
  const result = resultOf(compare({ top_k: 4, backfill_weight: 0 }));
  expect([result.sample_size, result.backfill_count, result.forward_1d.count]).toEqual([4, 2, 2]);
  expect(result.forward_1d.worst).toBe(0);
});

test('optional parts are absent unless they are asked for', () => {
  const result = resultOf(compare());
  for (const part of ['horizon', 'headline', 'analogue_dates']) expect(result).not.toHaveProperty(part);
});

test('the horizon changes no figure, the alias of the mode nothing but its name', () => {
  const { horizon, headline, ...rest } = resultOf(compare({ horizon: 5 }));
  expect([horizon, headline?.sample_size]).toEqual([5, 5]);
  expect(rest).toEqual(resultOf(compare()));
  expect({ ...resultOf(compare({ mode: 'euclidean' })), mode: 'soft' }).toEqual(resultOf(compare()));
});

test('a hypothetical vector is dated as the latest row, which is no candidate even if it matches exactly', () => {
  const result = resultOf(compare({ signals_dict: { x: 0 }, include_analogue_dates: true }));
  const latest = resultOf(compare({ include_analogue_dates: true }));
  expect(result).toEqual({ ...latest, matched_bins: {} });
  expect(result.trade_date).toBe(dayAfter(9));
  expect(result.analogue_dates!.map(({ date }) => date)).not.toContain(dayAfter(9));
  expect(result.sample_size).toBe(9);
});

describe('the modes on ten rows', () => {
  const BINS = {
    x: [
      { name: 'NEAR', below: 3 },
      { name: 'FAR', below: Number.POSITIVE_INFINITY },
    ],
  };
  const binned = historyOf(
    CLOSES,
    { x: X },
    X.map((x) => (x < 4 ? 'CALM' : 'WILD')),
    4,
    BINS,
  );
  const days = (options: Partial<CompareOptions>) =>
    resultOf(compare({ include_analogue_dates: true, ...options }, binned)).analogue_dates!.map(
      ({ date, distance }) => [date, distance === null],
    );

  test('hard takes the days with the same bins and tags, newest first, without a distance', () => {
    expect(days({ mode: 'hard' })).toEqual([2, 0].map((row) => [dayAfter(row), true]));
    const { matched_bins, match_dimensions, distance_min, distance_max, distance_mean } = resultOf(
      compare({ mode: 'hard' }, binned),
    );
    expect(matched_bins).toEqual({ x: 'NEAR', regime: 'CALM' });
    expect([match_dimensions, distance_min, distance_max, distance_mean]).toEqual([2, null, null, null]);
  });

  test('tag takes the days with the same tags, newest first, and at most top_k', () => {
    expect(days({ mode: 'tag' })).toEqual([5, 2, 0].map((row) => [dayAfter(row), true]));
    expect(days({ mode: 'tag', top_k: 2 })).toEqual([5, 2].map((row) => [dayAfter(row), true]));
  });

  test('a trust of 0 takes a signal out of the bins that are compared', () => {
    expect(days({ mode: 'hard', dim_trust: { x: 0 } })).toEqual(days({ mode: 'tag' }));
  });

  test('hybrid falls back on so few rows, and says so', () => {
    const comparison = compare({ mode: 'hybrid', include_analogue_dates: true }, binned);
    const { hybrid_fallback, hybrid_fallback_reason, mode, ...rest } = resultOf(comparison);
    expect([mode, hybrid_fallback]).toEqual(['hybrid', true]);
    expect(hybrid_fallback_reason).toBe('3 earlier days share the tags regime CALM, and 30 are needed');
    const soft = resultOf(compare({ mode: 'soft', include_analogue_dates: true }, binned));
    expect({ ...rest, mode: 'soft' }).toEqual(soft);
  });

  test.each([
    [29, true],
    [30, false],
  ])('hybrid with %d days that share the tag: fallback is %s, counted before top_k', (sharing, fallback) => {
    const rows = 60;
    const history = historyOf(
      Array.from({ length: rows }, (_, row) => 100 + (row % 7)),
      { x: Array.from({ length: rows }, (_, row) => row % 5) },
      Array.from({ length: rows }, (_, row) => (row < sharing || row === rows - 1 ? 'CALM' : 'WILD')),
    );
    const result = resultOf(compare({ mode: 'hybrid', top_k: 3, include_analogue_dates: true }, history));
    expect(result.hybrid_fallback).toBe(fallback);
    expect(result.analogue_dates!.every(({ date }) => date < dayAfter(sharing))).toBe(!fallback);
  });

  test('hybrid without a tag falls back', () => {
    expect(resultOf(compare({ mode: 'hybrid', signals_dict: { x: 1 } }, binned)).hybrid_fallback_reason).toBe(
      'the vector has no tag',
    );
  });
});

describe('refusals', () => {
  const six = historyOf(CLOSES.slice(0, 6), { x: X.slice(0, 6) });
  const disjoint = historyOf(CLOSES, {
    x: [1, 2, Number.NaN, Number.NaN, 3, Number.NaN, Number.NaN, Number.NaN, Number.NaN, 0],
    y: [Number.NaN, Number.NaN, 1, 2, Number.NaN, 4, Number.NaN, Number.NaN, Number.NaN, 0],
  });

  test.each([
    ['an empty history', historyOf([], {}), {}, 'NO_HISTORY', { rows: 0, needed: 7 }],
    ['six rows', six, {}, 'NO_HISTORY', { rows: 6, needed: 7 }],
    [
      'an empty vector',
      tiny,
      { signals_dict: {} },
      'NO_USABLE_SIGNAL',
      { signals: 'none was given that this history has' },
    ],
    [
      'a category alone',
      tiny,
      { signals_dict: { regime: 'CALM' } },
      'NO_USABLE_SIGNAL',
      { signals: 'regime: a category has no distance, and this mode ranks by distance' },
    ],
    ['no trust', tiny, { dim_trust: { x: 0 } }, 'NO_USABLE_SIGNAL', { signals: 'x: its trust is 0' }],
    ['no row with both signals', disjoint, {}, 'NO_CANDIDATES', { candidates: 9 }],
    ['a day that is none', tiny, { as_of: '2020-02-30' }, 'NO_SUCH_DAY', { day: '2020-02-30' }],
    [
      'a day before history',
      tiny,
      { as_of: '2019-12-31' },
      'OUTSIDE_HISTORY',
      { day: '2019-12-31', first: dayAfter(0), last: dayAfter(9) },
    ],
    [
      'a day after history',
      tiny,
      { as_of: dayAfter(10) },
      'OUTSIDE_HISTORY',
      { day: dayAfter(10), first: dayAfter(0), last: dayAfter(9) },
    ],
    ['a day with too little before it', tiny, { as_of: dayAfter(5) }, 'NO_HISTORY', { rows: 6, needed: 7 }],
    [
      'a day of an empty history',
      historyOf([], {}),
      { as_of: dayAfter(0) },
      'NO_HISTORY',
      { rows: 0, needed: 7 },
    ],
    [
      'a constant signal',
      historyOf(CLOSES, { x: CLOSES.map(() => 3) }),
      {},
      'NO_USABLE_SIGNAL',
      { signals: 'x: it does not vary in this history' },
    ],
    [
      'nothing but gaps',
      historyOf(CLOSES, { x: CLOSES.map(() => Number.NaN) }),
      {},
      'NO_USABLE_SIGNAL',
      { signals: 'x: the latest row has no value' },
    ],
    [
      'numbers without bins, compared by bins',
      tiny,
      { mode: 'hard', signals_dict: { x: 1 } },
      'NO_USABLE_SIGNAL',
      { signals: 'x: it has no bins, and this mode compares bins' },
    ],
    [
      'a tag that no day has',
      tiny,
      { mode: 'tag', signals_dict: { regime: 'STILL' } },
      'NO_MATCH',
      { candidates: 9, labels: 'regime STILL' },
    ],
    [
      'a tag that every day lacks',
      historyOf(CLOSES, { x: X }),
      { mode: 'tag', signals_dict: { regime: 'CALM' } },
      'NO_CANDIDATES',
      { candidates: 9 },
    ],
    ['backfill alone, weighing 0', tiny, { top_k: 2, backfill_weight: 0 }, 'NO_WEIGHT', { analogues: 2 }],
  ] as const)('%s', (_, history, options, code, params) => {
    expect(compare(options, history)).toEqual({ kind: 'refusal', code, params });
  });
});

describe('warnings', () => {
  const warningsOf = (options: Partial<CompareOptions>, history = tiny) => {
    const comparison = compare(options, history);
    return comparison.kind === 'result' ? comparison.warnings : [comparison.code];
  };
  const CONCENTRATED = [
    '100.0 % of the weight lies on analogues within 21 rows of the latest one: the figures largely repeat the recent past.',
    '100.0 % of the weight lies on one episode: the figures largely tell what followed that one.',
  ];

  test.each([
    ['concentration', { signals_dict: { x: 1 } }, []],
    [
      'the latest row, if none before it was like it',
      {},
      ['x 0 lies outside all that history has seen, 1.000 to 9.000: no analogue resembles it there.'],
    ],
    [
      'a category beside a number',
      { signals_dict: { x: 1, regime: 'CALM' } },
      ['regime is not matched on: a category has no distance, and this mode ranks by distance.'],
    ],
    [
      'a value never seen',
      { signals_dict: { x: 22 } },
      ['x 22 lies outside all that history has seen, 1.000 to 9.000: no analogue resembles it there.'],
    ],
  ])('%s', (_, options, expected) => {
    expect(warningsOf(options)).toEqual([...expected, ...CONCENTRATED]);
  });

  test('analogues that the backfill weight leaves without any are counted', () => {
    expect(warningsOf({ top_k: 4, backfill_weight: 0 })).toContain(
      '2 of the 4 analogues are historical-backfill and weigh nothing with this backfill_weight: the figures rest on the others, the counts by regime on all.',
    );
  });

  test('an episode that is heavy among what one horizon counts is told with the horizon', () => {
    // Four days, one of them three rows before the target: the 1-day figures count four episodes, the others three.
    const rows = 60;
    const near = new Set([2, 12, 22, 57, rows - 1]);
    const history = historyOf(
      Array.from({ length: rows }, (_, row) => 100 + (row % 7)),
      { x: Array.from({ length: rows }, (_, row) => (near.has(row) ? 0 : 9)) },
    );
    expect(warningsOf({ top_k: 4 }, history)).toEqual(
      [3, 5].map(
        (horizon) =>
          `33.3 % of the weight that the ${horizon}-day figures count lies on one episode: they largely tell what followed that one.`,
      ),
    );
  });

  test('a signal that the latest row lacks is named; one that the caller gave no trust is not', () => {
    const history = historyOf(CLOSES, { x: X, y: [...X.slice(0, 9), Number.NaN], z: X });
    expect(warningsOf({ dim_trust: { z: 0 } }, history)).toEqual([
      'y is not matched on: the latest row has no value.',
      'x 0 lies outside all that history has seen, 1.000 to 9.000: no analogue resembles it there.',
      ...CONCENTRATED,
    ]);
  });
});

describe('the embedded S&P 500', () => {
  const bars = sampleBars();
  const history = prepareHistory(signalTable(bars, LIVE_SINCE));
  const defaults: CompareOptions = {
    mode: MODE,
    top_k: TOP_K,
    recency_half_life_days: RECENCY_HALF_LIFE_DAYS,
    backfill_weight: BACKFILL_WEIGHT,
    include_analogue_dates: true,
  };
  const standard = resultOf(compare(defaults, history));

  test('default arguments', () => {
    expect(standard).toMatchObject({
      trade_date: '2020-04-17',
      sample_size: 100,
      live_count: 9,
      backfill_count: 91,
      total_history_days: 5105,
      match_dimensions: 13,
      candidates_left_out_for_missing: 199,
    });
    expect([standard.forward_1d.count, standard.forward_3d.count, standard.forward_5d.count]).toEqual([
      100, 98, 97,
    ]);
    const distances = standard.analogue_dates!.map(({ distance }) => distance!);
    expect(distances).toHaveLength(100);
    expect(distances).toEqual(distances.toSorted((a, b) => a - b));
  });

  test.each([
    ['signals_dict', { signals_dict: { rv_21d: 0.12 } }],
    ['top_k', { top_k: 50 }],
    ['recency_half_life_days', { recency_half_life_days: 0 }],
    ['backfill_weight', { backfill_weight: 0.5 }],
    ['dim_trust, all 1', { dim_trust: {} }],
    ['dim_trust, one raised', { dim_trust: { atr_14_ratio: 1 } }],
  ])('%s reaches the figures', (_, options) => {
    expect(resultOf(compare({ ...defaults, ...options }, history)).forward_1d).not.toEqual(
      standard.forward_1d,
    );
  });

  test('trust reaches the distances', () => {
    const even = resultOf(compare({ ...defaults, dim_trust: {} }, history));
    expect(even.distance_min).not.toBe(standard.distance_min);
  });

  test('an answer as of a day is the one that was given on that day', () => {
    const day = 2515;
    const then = compare(defaults, prepareHistory(signalTable(firstBars(bars, day), LIVE_SINCE)));
    const rewritten = firstBars(anotherFuture(bars, day), day);
    expect(compare(defaults, prepareHistory(signalTable(rewritten, LIVE_SINCE)))).toEqual(then);
    expect(compare({ ...defaults, as_of: '2009-12-31' }, history)).toEqual(then);
    // No analogue of 2009-12-31 has a return that ends later than that day.
    const { analogue_dates, trade_date } = resultOf(then);
    expect(trade_date).toBe('2009-12-31');
    for (const { date, forward_1d, forward_5d } of analogue_dates!) {
      const row = bars.dates.indexOf(date);
      expect(forward_1d).toBeCloseTo(100 * (bars.closes[row + 1]! / bars.closes[row]! - 1), 9);
      expect(row + 1).toBeLessThan(day);
      expect(forward_5d === null).toBe(row + 5 >= day);
    }
  });

  test('the same numbers draw the same intervals', () => {
    const options = { ...defaults, recency_half_life_days: 0 };
    const first = resultOf(compareToHistory(history, options, seededRandom(3)));
    expect(first.forward_5d.interval_reason).toBeNull();
    expect(resultOf(compareToHistory(history, options, seededRandom(3)))).toEqual(first);
    const second = resultOf(compareToHistory(history, options, seededRandom(4)));
    expect(second.forward_5d.ci_low_95).not.toBe(first.forward_5d.ci_low_95);
    expect(second.forward_5d.t_ci_low_95).toBe(first.forward_5d.t_ci_low_95);
  });
});
