/**
 * How analogues are chosen.
 *
 * - `soft`, also called `euclidean`: the nearest rows by weighted distance;
 * - `hard`: the rows that share every bin and tag, newest first;
 * - `tag`: the rows that share every tag, newest first;
 * - `hybrid`: the nearest rows among those that share every tag.
 */
export type MatchMode = 'soft' | 'euclidean' | 'hard' | 'tag' | 'hybrid';

/** What a mode makes use of. */
export interface ModeTraits {
  /** Whether rows are ranked by distance; otherwise there is none, and the newest come first. */
  readonly distance: boolean;
  /** Which labels a row must share. */
  readonly labels: 'none' | 'tags' | 'all';
}

export const MODE_TRAITS: Readonly<Record<MatchMode, ModeTraits>> = {
  soft: { distance: true, labels: 'none' },
  euclidean: { distance: true, labels: 'none' },
  hard: { distance: false, labels: 'all' },
  tag: { distance: false, labels: 'tags' },
  hybrid: { distance: true, labels: 'tags' },
};
