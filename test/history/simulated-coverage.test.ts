import { seededRandom } from 'toolwright-runtime';
import { expect, test } from 'vitest';
import { compareToHistory } from '../../src/history/compare.ts';
import { EVEN_OPTIONS, historyOf, resultOf } from './histories.ts';

/** What a day brings on average; the returns are known to have this mean whatever the signals say. */
const MEAN = 0.0004;

const ROWS = 2_000;
const PATHS = 600;

/** Standard normal numbers, by Box and Muller. */
function normals(random: () => number): () => number {
  return () => Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random());
}

/** Returns of GARCH(1,1), their volatility beside them, and a slow signal that has nothing to do with either. */
function simulatedHistory(seed: number) {
  const normal = normals(seededRandom(seed));
  const [closes, volatility, slow] = [[100], [] as number[], [] as number[]];
  let [variance, drift] = [1e-4, 0];
  for (let row = 0; row < ROWS; row++) {
    volatility.push(Math.sqrt(variance));
    drift = 0.95 * drift + normal();
    slow.push(drift);
    const shock = Math.sqrt(variance) * normal();
    closes.push(closes.at(-1)! * (1 + MEAN + shock));
    variance = 2e-6 + 0.08 * shock ** 2 + 0.9 * variance;
  }
  // Row t knows the volatility of its own day, and the return of the next one is not in it.
  return historyOf(closes.slice(1), { volatility, slow });
}

const share = (hits: number, of: number) => (100 * hits) / of;

test('over simulated histories the intervals hold the mean that is known about as often as they say', () => {
  const counts = { given: 0, bootstrap: 0, t: 0, difference: 0 };
  for (let path = 0; path < PATHS; path++) {
    const options = { ...EVEN_OPTIONS, recency_half_life_days: path % 2 === 0 ? 0 : 730 };
    const result = resultOf(compareToHistory(simulatedHistory(1000 + path), options, seededRandom(path)));
    for (const horizon of [1, 5] as const) {
      const forward = result[`forward_${horizon}d`];
      if (forward.interval_reason !== null) continue;
      const known = 100 * ((1 + MEAN) ** horizon - 1);
      const { ci_low_95, ci_high_95, t_ci_low_95, t_ci_high_95, difference } = forward;
      counts.given++;
      if (ci_low_95! <= known && known <= ci_high_95!) counts.bootstrap++;
      if (t_ci_low_95! <= known && known <= t_ci_high_95!) counts.t++;
      if (difference.ci_low_95! <= 0 && 0 <= difference.ci_high_95!) counts.difference++;
    }
  }
  expect(counts.given).toBeGreaterThan(PATHS);
  const coverage = {
    bootstrap: share(counts.bootstrap, counts.given),
    t: share(counts.t, counts.given),
    difference: share(counts.difference, counts.given),
  };
  for (const which of ['bootstrap', 't', 'difference'] as const) {
    expect(coverage[which], which).toBeGreaterThanOrEqual(92);
    expect(coverage[which], which).toBeLessThanOrEqual(97);
  }
}, 60_000);
