import type { WeightedValue } from './weighted-statistics.ts';

/** The return that followed an analogue, with the row it stands in. */
export interface RowOutcome extends WeightedValue {
  readonly row: number;
}

/** Rows this far apart, or nearer, belong to one episode: five-row returns from them overlap or touch. */
const EPISODE_GAP_ROWS = 5;

/**
 * Groups neighbouring rows. Analogues at most 5 trading rows from the next one tell of the same stretch of
 * market, and count as one piece of evidence however many rows they are. Episodes come oldest first.
 */
export function groupIntoEpisodes<Item extends { readonly row: number }>(items: readonly Item[]): Item[][] {
  const episodes: Item[][] = [];
  for (const item of items.toSorted((a, b) => a.row - b.row)) {
    const current = episodes.at(-1);
    if (current !== undefined && item.row - current.at(-1)!.row <= EPISODE_GAP_ROWS) current.push(item);
    else episodes.push([item]);
  }
  return episodes;
}

/** An episode as one value: its weight is its rows' sum, its value their weighted mean. */
export function episodeMeans(outcomes: readonly RowOutcome[]): WeightedValue[] {
  return groupIntoEpisodes(outcomes).map((rows) => {
    const weight = rows.reduce((sum, row) => sum + row.weight, 0);
    return { weight, value: rows.reduce((sum, row) => sum + (row.weight / weight) * row.value, 0) };
  });
}
