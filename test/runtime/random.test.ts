import { expect, test } from 'vitest';
import { seededRandom } from '../../runtime/random.ts';

test('draws the same numbers for the same seed, others for another', () => {
  const draw = (seed: number) => Array.from({ length: 5 }, seededRandom(seed));
  expect(draw(1)).toEqual(draw(1));
  expect(draw(1)).not.toEqual(draw(2));
});

test('is pinned: a change would break every replay', () => {
  expect(seededRandom(42)()).toBe(0.45625580197834004);
});

test('is uniform in [0, 1): mean, variance and deciles of 100,000 draws', () => {
  const random = seededRandom(2026);
  const draws = Array.from({ length: 100_000 }, random);
  const mean = draws.reduce((sum, draw) => sum + draw, 0) / draws.length;
  const variance = draws.reduce((sum, draw) => sum + (draw - mean) ** 2, 0) / draws.length;
  expect(Math.abs(mean - 1 / 2)).toBeLessThan(0.005);
  expect(Math.abs(variance - 1 / 12)).toBeLessThan(0.002);
  for (let decile = 0; decile < 10; decile++) {
    const share = draws.filter((draw) => Math.floor(draw * 10) === decile).length / draws.length;
    expect(Math.abs(share - 0.1)).toBeLessThan(0.005);
  }
});
