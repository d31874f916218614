import { relativeWeights } from './analogue-weights.ts';
import { groupIntoEpisodes } from './episodes.ts';
import type { WeighedRow } from './forward-returns.ts';

/** How much of the analogues' weight sits in one place; shares from 0 to 1. */
export interface Concentration {
  /** Share on rows at most 21 trading rows before the latest one: the recent past matching itself. */
  readonly share_within_21_rows: number;
  /** Share of the heaviest episode. */
  readonly largest_episode_share: number;
}

const RECENT_ROWS = 21;

/** Where the weight of the analogues lies. At least one of them must weigh something. */
export function concentration(analogues: readonly WeighedRow[], latestRow: number): Concentration {
  const weights = relativeWeights(analogues.map(({ exponent }) => exponent));
  const items = analogues.map(({ row }, at) => ({ row, weight: weights[at]! }));
  const weightOf = (rows: typeof items) => rows.reduce((sum, { weight }) => sum + weight, 0);
  const total = weightOf(items);
  return {
    share_within_21_rows: weightOf(items.filter(({ row }) => latestRow - row <= RECENT_ROWS)) / total,
    largest_episode_share: Math.max(...groupIntoEpisodes(items).map(weightOf)) / total,
  };
}
