import { leastSquaresSlope } from '../statistics/least-squares.ts';
import { median } from '../statistics/median.ts';
import { mean } from '../statistics/moments.ts';
import type { Configuration } from './configuration-matrix.ts';
import { crossValidate } from './cscv.ts';
import { reduceToBlocks } from './cscv-blocks.ts';
import type { AuditRefusal } from './outcome.ts';

/** How well the choice of the best configuration in sample holds out of sample. */
export interface Overfitting {
  /** Share of splits in which the chosen configuration ranks in the lower half, or the middle, out of sample. */
  readonly probabilityOfBacktestOverfitting: number;
  /** Share of splits in which the chosen configuration's out-of-sample Sharpe ratio is below 0. */
  readonly probabilityOfLoss: number;
  /**
   * Change of the out-of-sample Sharpe ratio per unit of in-sample Sharpe ratio of the chosen configuration, over the
   * splits. The halves of a split are complements: where the same configuration is chosen in all of them, what one half
   * has more the other has less, and the slope is near -1 however much skill there is.
   */
  readonly degradationSlope: number | null;
  /** Median logit of the relative out-of-sample rank; 0 is the middle of the configurations. */
  readonly medianLogit: number;
  readonly configurations: number;
  readonly blocks: number;
  readonly splits: number;
  readonly rowsUsed: number;
  /** Rows left over at the end by the division into blocks. */
  readonly rowsDropped: number;
}

/**
 * Probability of backtest overfitting of the configurations, by cross-validation over `blocks` contiguous blocks of
 * rows.
 */
export function measureOverfitting(
  configurations: readonly Configuration[],
  rows: number,
  blocks: number,
): { readonly kind: 'overfitting'; readonly overfitting: Overfitting } | AuditRefusal {
  const reduced = reduceToBlocks(configurations, rows, blocks);
  if (reduced.kind === 'refusal') return reduced;
  const splits = crossValidate(reduced);
  const rowsUsed = blocks * reduced.rowsPerBlock;
  const overfitting = {
    probabilityOfBacktestOverfitting: mean(splits.overfitted),
    probabilityOfLoss: mean(splits.lost),
    degradationSlope: leastSquaresSlope(splits.inSample, splits.outOfSample),
    medianLogit: median(splits.logit),
    configurations: configurations.length,
    blocks,
    splits: splits.logit.length,
    rowsUsed,
    rowsDropped: rows - rowsUsed,
  };
  return { kind: 'overfitting', overfitting };
}
