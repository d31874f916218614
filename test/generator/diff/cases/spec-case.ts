import type { Edit } from '../locks.ts';

/** An edit of the specs, what comes of it, and what comes of taking it back; `prepare` is done on both sides. */
export interface SpecCase {
  readonly what: string;
  readonly prepare?: Edit;
  readonly edit: Edit;
  readonly there: readonly string[];
  readonly back: readonly string[];
}

export const W = 'weigh_rows';
