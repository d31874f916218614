import { expect, test } from 'vitest';
import { type Calibration, calibrate } from '../../src/history/calibrate.ts';
import { quoteCalibration } from '../../src/history/calibration-quote.ts';
import { MATCHER_VERSION } from '../../src/history/defaults.ts';
import shipped from '../../src/history/embedded-calibration.json' with { type: 'json' };
import { readEmbeddedHistory, snapshotOf } from '../../src/history/embedded-history.ts';
import { skillAgainst } from '../../src/history/forecast-skill.ts';
import { EVEN_OPTIONS, historyOf, seededRandom } from './histories.ts';

test('the calibration that is shipped is of these rules and this data; else run `make calibrate`', () => {
  const { signals, ...data } = readEmbeddedHistory();
  expect([shipped.matcher_version, shipped.snapshot]).toEqual([MATCHER_VERSION, snapshotOf(data)]);
  expect(signals.dates).toContain(shipped.to);
});

const options = { ...EVEN_OPTIONS, recency_half_life_days: 730 };
const quote = (asked = {}, isLatestDay = true, calibration: Calibration = shipped) =>
  quoteCalibration({ ...options, ...asked }, shipped.snapshot, isLatestDay, calibration);

test.each([
  [
    'another version',
    quote({}, true, { ...shipped, matcher_version: '2020.1.0' }),
    'the calibration is of matcher_version 2020.1.0',
  ],
  ['other data', quote({}, true, { ...shipped, snapshot: 'x' }), 'the calibration was made on other data'],
  ['a past day', quote({}, false), 'the calibration knows what followed this past day'],
])('of %s it is not quoted', (_, quoted, reason) => {
  expect(quoted).toEqual({ calibration: null, calibration_reason: reason, warning: null });
});

test.each([
  [{}, []],
  [{ mode: 'euclidean', dim_trust: { atr_14_ratio: 0.5, distance_sma_200: 0.75 } }, []],
  [{ mode: 'hybrid', top_k: 99, signals_dict: {} }, ['signals_dict', 'mode', 'top_k']],
  [
    { dim_trust: {}, backfill_weight: 0.5, recency_half_life_days: 0 },
    ['recency_half_life_days', 'backfill_weight', 'dim_trust'],
  ],
] as const)('with %o it differs in %o', (asked, expected) => {
  expect(quote(asked).calibration!.differs_in).toEqual(expected);
});

test('a score without a sure skill is warned of, and only such a one', () => {
  const skill = (low_95: number) => ({ percent: low_95 + 1, low_95, high_95: low_95 + 2 });
  const horizon = { ...shipped.forward_1d, pinball_skill: skill(1), brier_skill: skill(1) };
  const sure = { ...shipped, forward_1d: horizon, forward_3d: horizon, forward_5d: horizon };
  expect(quote({}, true, sure).warning).toBeNull();
  const unsure = { ...sure, forward_3d: { ...horizon, brier_skill: skill(-4) } };
  expect(quote({}, true, unsure).warning).toBe(
    `From ${shipped.from} to ${shipped.to} these forecasts of the matcher were not surely better than those from all days: positive_pct, skill in Brier score: 3-day -3.0 % (-4.0 to -2.0).`,
  );
});

test('skill and its interval, by hand', () => {
  // Gains 1, 0, 1, 0: mean 0.5 of 2; the deviations alternate, so lag 1 takes 2 x 0.5 x 0.1875 from 0.25.
  const { percent, low_95, high_95 } = skillAgainst([1, 2, 1, 2], [2, 2, 2, 2]);
  const reach = 1.959963984540054 * Math.sqrt((0.25 - 0.1875) / 4);
  expect(percent).toBeCloseTo(25, 9);
  expect(low_95).toBeCloseTo(50 * (0.5 - reach), 9);
  expect(high_95).toBeCloseTo(50 * (0.5 + reach), 9);
});

/** Days of two kinds, told apart by the signal: what follows the one is ten times as wide as what follows the other. */
function twoKinds(rows: number, tells: boolean) {
  const random = seededRandom(7);
  const [closes, signal] = [[100], [] as number[]];
  for (let row = 0; row < rows; row++) {
    const wild = random() < 0.5;
    signal.push((tells ? wild : random() < 0.5) ? 1 + 0.01 * random() : 0.01 * random());
    closes.push(closes.at(-1)! * (1 + (wild ? 0.02 : 0.002) * (2 * random() - 1)));
  }
  return historyOf(closes.slice(0, rows), { rv_21d: signal });
}

test('a signal that tells of what follows has skill, and one that does not has none', () => {
  const made = { snapshot: 's', date: '2026-01-01' };
  const telling = calibrate(twoKinds(1200, true), made);
  expect(telling.forward_1d.pinball_skill.low_95).toBeGreaterThan(5);
  expect(telling.forward_1d.forecasts).toBe(Math.ceil((1199 - 504) / 5));
  const silent = calibrate(twoKinds(1200, false), made);
  expect(silent.forward_1d.pinball_skill.low_95).toBeLessThan(0);
  expect(silent.forward_1d.base_band_coverage_pct).toBeGreaterThan(80);
  expect(telling).toMatchObject({ ...made, matcher_version: MATCHER_VERSION, every_rows: 5 });
}, 30_000);

test('too short a history can not be calibrated on', () => {
  expect(() => calibrate(twoKinds(400, true), { snapshot: 's', date: 'd' })).toThrow(
    '400 days of history are too few',
  );
});
