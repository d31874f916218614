import { HYBRID_MIN_ANALOGUES } from './defaults.ts';
import { type MatchMode, MODE_TRAITS } from './match-mode.ts';
import type { MatchVector } from './match-vector.ts';
import { compareLabels, LACKS_ONE, type MatchLabel, SHARES_ALL } from './matching-labels.ts';
import { nearestRows } from './nearest-rows.ts';
import type { SignalHistory } from './signal-history.ts';

export interface ChosenRow {
  readonly row: number;
  /** Null in the modes that rank by date. */
  readonly distance: number | null;
}

export interface ChosenRows {
  /** In the mode's order, at most `top_k`. */
  readonly rows: readonly ChosenRow[];
  /** Candidates that lack too much of what the mode matches on. */
  readonly leftOutForMissing: number;
  /** Why `hybrid` measured the distance over all history after all; null where it did not. */
  readonly fallbackReason: string | null;
}

/**
 * Chooses among the rows `0 .. candidateRows - 1`. The vector must have what the mode ranks or filters by: a dimension
 * for a distance, a label for `hard` and `tag`.
 *
 * `hybrid` falls back to `soft` where fewer than 30 rows share the tags, counted before `top_k`, or where the vector has
 * no tag. In the modes without distance a row that lacks one of the labels is left out and counted.
 */
export function chooseAnalogues(
  history: SignalHistory,
  vector: MatchVector,
  mode: MatchMode,
  candidateRows: number,
  topK: number,
): ChosenRows {
  const traits = MODE_TRAITS[mode];
  const labels = labelsOfMode(vector, mode);
  const everywhere = () => nearestRows(vector.dimensions, candidateRows, topK);
  if (!traits.distance) return newestSharing(history, labels, candidateRows, topK);
  if (traits.labels === 'none') return chosen(everywhere(), null);
  if (labels.length === 0) return chosen(everywhere(), 'the vector has no tag');
  const states = compareLabels(history, labels, candidateRows);
  const within = nearestRows(vector.dimensions, candidateRows, topK, states);
  if (within.admitted >= HYBRID_MIN_ANALOGUES) return chosen(within, null);
  return chosen(
    everywhere(),
    `${within.admitted} earlier days share the tags ${labelList(labels)}, and ${HYBRID_MIN_ANALOGUES} are needed`,
  );
}

/** The labels that a mode compares. */
export function labelsOfMode({ labels }: MatchVector, mode: MatchMode): readonly MatchLabel[] {
  const which = MODE_TRAITS[mode].labels;
  if (which === 'none') return [];
  return which === 'all' ? labels : labels.filter(({ isTag }) => isTag);
}

/** `trend UP, volatility LOW` */
export function labelList(labels: readonly MatchLabel[]): string {
  return labels.map(({ name, label }) => `${name} ${label}`).join(', ');
}

function chosen(
  { nearest, leftOutForMissing }: ReturnType<typeof nearestRows>,
  fallbackReason: string | null,
): ChosenRows {
  return { rows: nearest, leftOutForMissing, fallbackReason };
}

function newestSharing(
  history: SignalHistory,
  labels: readonly MatchLabel[],
  candidateRows: number,
  topK: number,
): ChosenRows {
  const states = compareLabels(history, labels, candidateRows);
  const rows: ChosenRow[] = [];
  for (let row = candidateRows - 1; row >= 0 && rows.length < topK; row--)
    if (states[row] === SHARES_ALL) rows.push({ row, distance: null });
  const leftOutForMissing = states.reduce((count, state) => count + (state === LACKS_ONE ? 1 : 0), 0);
  return { rows, leftOutForMissing, fallbackReason: null };
}
