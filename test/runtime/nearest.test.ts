import { expect, test } from 'vitest';
import { nearestNames } from '../../runtime/nearest.ts';

test.each([
  ['maxDepth', ['max_depth', 'depth', 'mode'], ['max_depth', 'depth']],
  ['sclae', ['scale', 'label'], ['scale']],
  ['limits', ['limit', 'mode'], ['limit']],
  ['zebra', ['limit', 'mode'], []],
  ['x'.repeat(100), ['x'.repeat(99)], []],
])('%s in %j is %j', (name, candidates, nearest) => {
  expect(nearestNames(name, candidates)).toEqual(nearest);
});
