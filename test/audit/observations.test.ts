import { expect, test } from 'vitest';
import { observationsOf } from '../../src/audit/observations.ts';

test.each([
  ['no gap', [1, -2, 4], { values: [0.25, -0.5, 1], runs: [[0.25, -0.5, 1]], dropped: 0, scale: 4 }],
  [
    'gaps of each kind',
    [null, 1, 'nan', 2, -1, 'inf', '-inf', 2],
    { values: [0.5, 1, -0.5, 1], runs: [[0.5], [1, -0.5], [1]], dropped: 4, scale: 2 },
  ],
  ['non-finite numbers', [Number.NaN, 1, Infinity], { values: [1], runs: [[1]], dropped: 2, scale: 1 }],
  ['nothing', [], { values: [], runs: [], dropped: 0, scale: 1 }],
  ['zeros', [0, 0], { values: [0, 0], runs: [[0, 0]], dropped: 0, scale: 1 }],
] as const)('%s', (_, returns, expected) => {
  expect(observationsOf(returns)).toEqual(expected);
});
