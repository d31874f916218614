import { expect, test } from 'vitest';
import { concentration } from '../../src/history/concentration.ts';

test('shares go by weight, and 21 rows ago is still recent', () => {
  const { share_within_21_rows, largest_episode_share } = concentration(
    [
      { row: 79, exponent: 0 },
      { row: 78, exponent: 0 },
      { row: 10, exponent: -1 },
      { row: 90, exponent: -1 },
    ],
    100,
  );
  expect(share_within_21_rows).toBeCloseTo(0.5, 12);
  expect(largest_episode_share).toBeCloseTo(2 / 3, 12);
});

test('a single old analogue is one episode, and not recent', () => {
  expect(concentration([{ row: 0, exponent: -3000 }], 100)).toEqual({
    share_within_21_rows: 0,
    largest_episode_share: 1,
  });
});
