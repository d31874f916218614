// @generated from specs/tools/campaign/analyze_trial.yaml by toolwright; edit the spec and run "toolwright gen".

import type { Handler, StampedField } from "toolwright-runtime";
import type { AnalyzeTrialArguments, AnalyzeTrialResult, Immutable, Provenance } from "../types.ts";

/** The codes that the handler may refuse with, and the parameters of each one's sentence. */
export interface AnalyzeTrialRefusals {
  /** no trial on record has the id */
  "UNKNOWN_TRIAL": { trial: string };
}

export type AnalyzeTrialHandler<Services> = Handler<
  AnalyzeTrialArguments,
  Immutable<AnalyzeTrialResult>,
  AnalyzeTrialRefusals,
  Services,
  Omit<Provenance, StampedField>
>;
