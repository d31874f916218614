import { describe, expect, test } from 'vitest';
import { reduceToBlocks } from '../../src/audit/cscv-blocks.ts';

const configuration = (...returns: number[]) => ({ returns: Float64Array.from(returns), riskFree: 0 });

test('moments of each block about the mean of all', () => {
  const reduced = reduceToBlocks(
    [{ returns: Float64Array.of(1, 3, 5, 11), riskFree: 0.5 }, configuration(1, 2, 3, 4)],
    4,
    2,
  );
  expect(reduced).toMatchObject({ kind: 'blocks', blocks: 2, rowsPerBlock: 2, configurations: 2 });
  expect(reduced.kind === 'blocks' && [...reduced.excess]).toEqual([4.5, 2.5]);
  expect(reduced.kind === 'blocks' && [...reduced.deviation]).toEqual([-3, -1, 3, 1]);
  const within = reduced.kind === 'blocks' ? [...reduced.within] : [];
  for (const [index, value] of [2, 0.5, 18, 0.5].entries()) expect(within[index]).toBeCloseTo(value, 12);
});

test('rows left over at the end are not read', () => {
  const reduced = reduceToBlocks([configuration(1, 2, 3, 4, 1e9)], 5, 2);
  expect(reduced.kind === 'blocks' && reduced.excess[0]).toBe(2.5);
});

describe('refuses', () => {
  const wave = configuration(...Array.from({ length: 40 }, (_, index) => Math.sin(index)));

  test.each([
    ['an odd number', 40, 5, 'the number of blocks is even'],
    ['none', 40, 0, 'there are 2 to 20 blocks'],
    ['more than twenty', 44, 22, 'there are 2 to 20 blocks'],
    ['blocks of one row', 31, 16, 'every block has 2 rows'],
  ])('%s', (_, rows, blocks, requirement) => {
    const params = { blocks, rows, requirement };
    expect(reduceToBlocks([wave, wave], rows, blocks)).toEqual({
      kind: 'refusal',
      code: 'cscv-split-impossible',
      params,
    });
  });

  test('a configuration that stands still in a block, by column and block', () => {
    const still = configuration(0.1, 0.2, 0.3, 0.3, 0.1, 0.2, 0.2, 0.1);
    expect(reduceToBlocks([configuration(1, 2, 1, 2, 1, 2, 1, 2), still], 8, 4)).toEqual({
      kind: 'refusal',
      code: 'cscv-zero-variance',
      params: { column: 1, block: 1 },
    });
  });
});
