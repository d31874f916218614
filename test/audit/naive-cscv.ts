import { sharpeRatio } from '../../src/statistics/sharpe-ratio.ts';

/** What one split gives. */
export interface NaiveSplit {
  readonly inSample: number;
  readonly outOfSample: number;
  readonly logit: number;
  readonly overfitted: number;
  readonly lost: number;
}

const isTie = (a: number, b: number) => Math.abs(a - b) <= 1e-12 * (1 + Math.abs(b));
const average = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;

/** Cross-validation by the book: rebuilds both samples of every split from the rows, and ranks by comparing. */
export function naiveCrossValidation(
  matrix: readonly (readonly number[])[],
  blocks: number,
  riskFree: number,
): NaiveSplit[] {
  const rowsPerBlock = Math.floor(matrix.length / blocks);
  const columns = matrix[0]!.length;
  const ratios = (chosen: readonly number[]) =>
    Array.from({ length: columns }, (_, column) => {
      const sample = chosen.flatMap((block) =>
        matrix.slice(block * rowsPerBlock, (block + 1) * rowsPerBlock).map((row) => row[column]!),
      );
      return sharpeRatio(sample, riskFree)!;
    });
  return combinations(blocks, blocks / 2).map((chosen) => {
    const inSample = ratios(chosen);
    const outOfSample = ratios(range(blocks).filter((block) => !chosen.includes(block)));
    const best = Math.max(...inSample);
    const tied = range(columns).filter((column) => isTie(inSample[column]!, best));
    const ranks = tied.map((column) => {
      const ratio = outOfSample[column]!;
      const equal = outOfSample.filter((other) => isTie(other, ratio)).length;
      const below = outOfSample.filter((other) => other < ratio && !isTie(other, ratio)).length;
      return (below + (equal + 1) / 2) / (columns + 1);
    });
    return {
      inSample: best,
      outOfSample: average(tied.map((column) => outOfSample[column]!)),
      logit: average(ranks.map((rank) => Math.log(rank / (1 - rank)))),
      overfitted: average(ranks.map((rank) => (rank <= 0.5 ? 1 : 0))),
      lost: average(tied.map((column) => (outOfSample[column]! < -1e-12 ? 1 : 0))),
    };
  });
}

function range(count: number): number[] {
  return Array.from({ length: count }, (_, index) => index);
}

function combinations(count: number, size: number): number[][] {
  if (size === 0) return [[]];
  return range(count).flatMap((last) => combinations(last, size - 1).map((smaller) => [...smaller, last]));
}
