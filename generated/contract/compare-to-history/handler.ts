// @generated from specs/tools/history/compare_to_history.yaml by toolwright; edit the spec and run "toolwright gen".

import type { Handler, StampedField } from "toolwright-runtime";
import type { CompareToHistoryArguments, CompareToHistoryResult, Immutable, Provenance } from "../types.ts";

/** The codes that the handler may refuse with, and the parameters of each one's sentence. */
export interface CompareToHistoryRefusals {
  /** every earlier day lacks more than a quarter of the trust that the target carries */
  "NO_CANDIDATES": { candidates: number };
  /** the history holds fewer days than a comparison needs */
  "NO_HISTORY": { rows: number, needed: number };
  /** the mode is hard or tag and no earlier day shares every bin and tag that it compares */
  "NO_MATCH": { candidates: number, labels: string };
  /** as_of is no day of the calendar */
  "NO_SUCH_DAY": { day: string };
  /** none of the signals given is of use to the mode */
  "NO_USABLE_SIGNAL": { signals: string };
  /** backfill_weight is 0 and every analogue is marked historical-backfill */
  "NO_WEIGHT": { analogues: number };
  /** as_of lies before the first day of the history or after the last */
  "OUTSIDE_HISTORY": { day: string, first: string, last: string };
}

export type CompareToHistoryHandler<Services> = Handler<
  CompareToHistoryArguments,
  Immutable<CompareToHistoryResult>,
  CompareToHistoryRefusals,
  Services,
  Omit<Provenance, StampedField>
>;
