import type { CscvBlocks } from './cscv-blocks.ts';
import { halfSharpeRatios } from './cscv-halves.ts';

/** Ratios closer than this, relative to 1 + |ratio|, are a tie: they differ in rounding. */
const TIE = 1e-12;

/** What each split says of the configuration that is best in sample; one element per split, per-period ratios. */
export interface CscvSplits {
  /** In-sample Sharpe ratio of the chosen configuration. */
  readonly inSample: Float64Array;
  /** Its out-of-sample Sharpe ratio. */
  readonly outOfSample: Float64Array;
  /** ln(w / (1 - w)) of its relative out-of-sample rank w = rank / (N + 1). */
  readonly logit: Float64Array;
  /** 1 where the logit is at most 0, else 0. */
  readonly overfitted: Float64Array;
  /** 1 where the out-of-sample ratio is below 0, else 0. */
  readonly lost: Float64Array;
}

/**
 * Combinatorially symmetric cross-validation (Bailey, Borwein, Lopez de Prado and Zhu, "The Probability of Backtest
 * Overfitting", 2017). Every choice of half the blocks is the sample once; the configuration with the highest Sharpe
 * ratio in it is ranked among all on the other half. Ranks are mid-ranks, 1 the lowest; where several configurations
 * tie for the best, every figure of the split is their average.
 */
export function crossValidate(source: CscvBlocks): CscvSplits {
  const half = source.blocks / 2;
  const halves = complementaryHalves(half);
  const splits = halves.length * 2;
  const result: CscvSplits = {
    inSample: new Float64Array(splits),
    outOfSample: new Float64Array(splits),
    logit: new Float64Array(splits),
    overfitted: new Float64Array(splits),
    lost: new Float64Array(splits),
  };
  const ratiosOf = halfSharpeRatios(source);
  const one = new Float64Array(source.configurations);
  const other = new Float64Array(source.configurations);
  const all = 2 ** half - 1;
  // A half and its complement are two splits with the roles exchanged: the ratios of both are computed once.
  for (const [pair, { lower, upper }] of halves.entries()) {
    ratiosOf(lower, upper, one);
    ratiosOf(all - lower, all - upper, other);
    judge(one, other, 2 * pair, result);
    judge(other, one, 2 * pair + 1, result);
  }
  return result;
}

/** Each unordered pair of complementary halves once, as the half without the last block. */
function complementaryHalves(half: number): { lower: number; upper: number }[] {
  const halves: { lower: number; upper: number }[] = [];
  for (let upper = 0; upper < 2 ** (half - 1); upper++) {
    for (let lower = 0; lower < 2 ** half; lower++) {
      if (bitCount(lower) + bitCount(upper) === half) halves.push({ lower, upper });
    }
  }
  return halves;
}

function bitCount(subset: number): number {
  let count = 0;
  for (let rest = subset; rest !== 0; rest &= rest - 1) count++;
  return count;
}

function judge(inSample: Float64Array, outOfSample: Float64Array, split: number, result: CscvSplits): void {
  const best = highest(inSample);
  const threshold = best - TIE * (1 + Math.abs(best));
  let tied = 0;
  for (let column = 0; column < inSample.length; column++) {
    if (inSample[column]! < threshold) continue;
    const ratio = outOfSample[column]!;
    const rank = midRank(ratio, outOfSample);
    const fromTop = outOfSample.length + 1 - rank;
    tied++;
    result.outOfSample[split]! += ratio;
    result.logit[split]! += Math.log(rank / fromTop);
    result.overfitted[split]! += rank <= fromTop ? 1 : 0;
    result.lost[split]! += ratio < -TIE ? 1 : 0;
  }
  result.inSample[split] = best;
  if (tied === 1) return;
  result.outOfSample[split]! /= tied;
  result.logit[split]! /= tied;
  result.overfitted[split]! /= tied;
  result.lost[split]! /= tied;
}

function highest(ratios: Float64Array): number {
  let best = Number.NEGATIVE_INFINITY;
  for (let column = 0; column < ratios.length; column++) {
    if (ratios[column]! > best) best = ratios[column]!;
  }
  return best;
}

/** Rank of `ratio` among the ratios, itself one of them: 1 for the lowest, the middle of the ranks of a tie. */
function midRank(ratio: number, ratios: Float64Array): number {
  const tolerance = TIE * (1 + Math.abs(ratio));
  let below = 0;
  let above = 0;
  for (let column = 0; column < ratios.length; column++) {
    const difference = ratios[column]! - ratio;
    if (difference < -tolerance) below++;
    else if (difference > tolerance) above++;
  }
  return (ratios.length + 1 + below - above) / 2;
}
