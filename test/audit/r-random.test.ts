import { expect, test } from 'vitest';
import { rNormal } from './r-random.ts';

test.each([
  [1, [-0.6264538107, 0.1836433242, -0.8356286124]],
  [42, [1.3709584471, -0.5646981714, 0.3631284114]],
  [123, [-0.560475647, -0.2301774895, 1.5587083141]],
])('R: set.seed(%i); rnorm(3)', (seed, expected) => {
  const draw = rNormal(seed);
  for (const value of expected) expect(draw()).toBeCloseTo(value, 9);
});
