import { expect, it } from 'vitest';
import { gridOf } from '../../src/backtest/grid.ts';
import { neighbourhood } from '../../src/campaign/grid-neighbours.ts';
import { lottery } from './lottery.ts';

const space = { ticket: { from: 1, to: 3, step: 1 }, draw: { from: 1, to: 3, step: 1 } };
const { points } = gridOf(lottery(10), space, {});

it.each([
  ['stands among its like', [1, 2, 1, 2, 3, 2, 1, 2, 1], 4, 4, 2 / 3, 'plateau', []],
  ['stands alone', [0, 1, 0, 1, 3, 1, 0, 1, 0], 4, 4, 1 / 3, 'spike', []],
  ['lies in a corner', [3, 2, 0, 2, 0, 0, 0, 0, 0], 0, 2, 2 / 3, 'plateau', ['ticket', 'draw']],
  [
    'has neighbours without a ratio',
    [3, Number.NaN, 0, 2, 0, 0, 0, 0, 0],
    0,
    1,
    null,
    'unknown',
    ['ticket', 'draw'],
  ],
  ['lost', [-3, -2, -1, -4, -1, -4, -4, -4, -4], 4, 4, null, 'unknown', []],
] as const)('says whether a point %s', (_case, sharpes, point, neighbours, kept, shape, edge) => {
  const found = neighbourhood(space, points, Float64Array.from(sharpes), point);
  expect(found).toMatchObject({ neighbours, shape, at_edge: edge });
  if (kept === null) expect(found.kept_by_neighbours).toBeNull();
  else expect(found.kept_by_neighbours).toBeCloseTo(kept, 12);
});
