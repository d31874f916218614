import { expect, test } from 'vitest';
import { signalSpread } from '../../src/history/signal-spread.ts';
import { distanceShares, targetPositions } from '../../src/history/target-position.ts';

const { NaN: missing } = Number;

function positionOf(column: readonly number[], target: number) {
  const spread = signalSpread(Float64Array.from(column));
  const dimension = {
    name: 'x',
    column: Float64Array.from(column),
    target,
    scale: spread.scale ?? 1,
    trust: 0.5,
  };
  return targetPositions([dimension], new Map([['x', spread]]))[0];
}

test.each([
  // Mean 2, sample standard deviation 1; the latest row, 3, is no part of what had been seen.
  ['inside', [1, 2, 3], 1.5, { z: -0.5, lowest: 1, highest: 2, beyond_range: 0 }],
  ['at the edge', [1, 2, 3], 2, { z: 0, beyond_range: 0 }],
  ['above', [1, 2, 3], 3, { z: 1, beyond_range: 1 }],
  ['below', [1, 2, 3], -2, { z: -4, beyond_range: 3 }],
  ['with gaps', [1, missing, 2, missing, 3], 2.5, { lowest: 1, highest: 2, beyond_range: 0.5 }],
  ['never seen before', [missing, missing, 3], 3, { lowest: null, highest: null, beyond_range: null }],
])('the place of a target %s', (_, column, target, expected) => {
  expect(positionOf(column, target)).toMatchObject({ signal: 'x', value: target, trust: 0.5, ...expected });
});

test('shares divide the squared distance by trusted squares of z, without what a row lacks', () => {
  const dimension = (name: string, value: number, trust: number) => ({
    name,
    column: Float64Array.of(value),
    target: 0,
    scale: 2,
    trust,
  });
  const dimensions = [
    dimension('a', 2, 1),
    dimension('b', 4, 0.5),
    dimension('c', missing, 1),
    dimension('d', 0, 1),
  ];
  expect(distanceShares(dimensions, 0)).toEqual({ a: 1 / 3, b: 2 / 3, d: 0 });
  expect(distanceShares([dimension('a', 0, 1)], 0)).toBeNull();
});
