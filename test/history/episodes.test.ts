import { expect, test } from 'vitest';
import { episodeMeans, groupIntoEpisodes } from '../../src/history/episodes.ts';

test.each([
  [[], []],
  [[7], [[7]]],
  [[12, 2, 7], [[2, 7, 12]]],
  [
    [1, 7],
    [[1], [7]],
  ],
  [
    [20, 1, 3, 14, 9],
    [[1, 3], [9, 14], [20]],
  ],
])('rows %j fall into %j', (rows, expected) => {
  const episodes = groupIntoEpisodes(rows.map((row) => ({ row })));
  expect(episodes.map((episode) => episode.map(({ row }) => row))).toEqual(expected);
});

test('an episode weighs what its rows weigh and has their weighted mean', () => {
  expect(
    episodeMeans([
      { row: 3, value: 2, weight: 1 },
      { row: 5, value: 6, weight: 3 },
      { row: 30, value: -1, weight: 0.5 },
    ]),
  ).toEqual([
    { weight: 4, value: 5 },
    { weight: 0.5, value: -1 },
  ]);
});
