import { mean } from '../statistics/moments.ts';
import { usableStandardDeviation } from '../statistics/usable-variance.ts';
import type { Configuration } from './configuration-matrix.ts';
import { MAXIMUM_CSCV_BLOCKS } from './defaults.ts';
import { type AuditRefusal, refusal } from './outcome.ts';

const MINIMUM_ROWS_PER_BLOCK = 2;

/**
 * What cross-validation needs of the returns: per block and configuration a mean and a sum of squares, from which the
 * Sharpe ratio of any union of blocks follows. Element [block * configurations + configuration].
 */
export interface CscvBlocks {
  readonly kind: 'blocks';
  readonly blocks: number;
  readonly rowsPerBlock: number;
  readonly configurations: number;
  /** Mean of the configuration's block less its mean over all blocks: small, so that squares don't cancel. */
  readonly deviation: Float64Array;
  /** Sum of squares of the block about its own mean; positive. */
  readonly within: Float64Array;
  /** Mean excess return of each configuration over all blocks. */
  readonly excess: Float64Array;
}

/**
 * Cuts the rows into contiguous blocks of equal length and reduces each block to its moments. Rows left over at the end
 * are not read.
 *
 * @returns a refusal where the block count is odd or outside 2 to 20, a block has fewer than two rows, or a
 *   configuration has no usable variance in a block; the first such block of the first such configuration is named
 */
export function reduceToBlocks(
  configurations: readonly Configuration[],
  rows: number,
  blocks: number,
): CscvBlocks | AuditRefusal {
  const impossible = impossibleSplit(rows, blocks);
  if (impossible !== null) {
    return refusal('cscv-split-impossible', { blocks, rows, requirement: impossible });
  }
  const rowsPerBlock = Math.floor(rows / blocks);
  const count = configurations.length;
  const deviation = new Float64Array(blocks * count);
  const within = new Float64Array(blocks * count);
  const excess = new Float64Array(count);
  for (const [column, { returns, riskFree }] of configurations.entries()) {
    const average = mean(returns.subarray(0, blocks * rowsPerBlock));
    excess[column] = average - riskFree;
    for (let block = 0; block < blocks; block++) {
      const slice = returns.subarray(block * rowsPerBlock, (block + 1) * rowsPerBlock);
      const spread = usableStandardDeviation(slice);
      if (spread === null) return refusal('cscv-zero-variance', { column, block });
      deviation[block * count + column] = mean(slice) - average;
      within[block * count + column] = spread ** 2 * (rowsPerBlock - 1);
    }
  }
  return { kind: 'blocks', blocks, rowsPerBlock, configurations: count, deviation, within, excess };
}

function impossibleSplit(rows: number, blocks: number): string | null {
  if (blocks % 2 !== 0) return 'the number of blocks is even';
  if (blocks < 2 || blocks > MAXIMUM_CSCV_BLOCKS) return `there are 2 to ${MAXIMUM_CSCV_BLOCKS} blocks`;
  if (rows < blocks * MINIMUM_ROWS_PER_BLOCK) return `every block has ${MINIMUM_ROWS_PER_BLOCK} rows`;
  return null;
}
