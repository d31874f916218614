// @generated from specs/tools/campaign/compare_trials.yaml by toolwright; edit the spec and run "toolwright gen".

import type { Handler, StampedField } from "toolwright-runtime";
import type { CompareTrialsArguments, CompareTrialsResult, Immutable, Provenance } from "../types.ts";

/** The codes that the handler may refuse with, and the parameters of each one's sentence. */
export interface CompareTrialsRefusals {
  /** two series are no returns of one kind, since they are marked on other prices or have another frequency */
  "MIXED_ACCOUNTING": { first: string, second: string, difference: string };
  /** a trial keeps no returns, as a point of an optimization */
  "NO_SERIES": { trials: string };
  /** two series share fewer than 60 days, or fewer than half of the days of the shorter one */
  "THIN_OVERLAP": { first: string, second: string, days: number, needed: number };
  /** fewer than two of the ids are on record */
  "TOO_FEW_TRIALS": { known: number, unknown: string };
}

export type CompareTrialsHandler<Services> = Handler<
  CompareTrialsArguments,
  Immutable<CompareTrialsResult>,
  CompareTrialsRefusals,
  Services,
  Omit<Provenance, StampedField>
>;
