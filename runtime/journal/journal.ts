import type { JsonObject } from '../answer.ts';

/** What calls put on record, and the answers that equal calls are given again. Shared by every process of a server. */
export interface Journal {
  /** The answer that is remembered under a key. */
  readonly recall: (key: string) => Promise<Remembered | undefined>;
  /**
   * Writes the entries, and remembers the answer, all or nothing. Where an answer is remembered under the key already,
   * and it is not to be replaced, nothing is written and that answer is given: an equal call was faster.
   */
  readonly record: (record: JournalRecord) => Promise<Remembered | undefined>;
}

export interface JournalRecord {
  readonly entries: readonly JournalEntry[];
  readonly remember?: { readonly key: string; readonly answer: Remembered; readonly replace: boolean };
}

/** Never changed once it is written. */
export interface JournalEntry {
  readonly id: string;
  readonly store: string;
  readonly runId: string;
  readonly tool: string;
  /** ISO 8601, wall clock. */
  readonly recordedAt: string;
  readonly entry: JsonObject;
}

/** An answer, as the call that computed it gave it. */
export interface Remembered {
  /** The call that computed it. */
  readonly runId: string;
  /** ISO 8601: what its handler saw as now. */
  readonly clock: string;
  readonly result: JsonObject;
  readonly provenance: JsonObject;
  /** What its handler said beside the result. */
  readonly warnings: readonly string[];
}
