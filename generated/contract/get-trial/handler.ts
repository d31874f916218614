// @generated from specs/tools/campaign/get_trial.yaml by toolwright; edit the spec and run "toolwright gen".

import type { Handler, StampedField } from "toolwright-runtime";
import type { GetTrialArguments, GetTrialResult, Immutable, Provenance } from "../types.ts";

/** The codes that the handler may refuse with, and the parameters of each one's sentence. */
export interface GetTrialRefusals {
  /** no trial on record has the id */
  "UNKNOWN_TRIAL": { trial: string };
}

export type GetTrialHandler<Services> = Handler<
  GetTrialArguments,
  Immutable<GetTrialResult>,
  GetTrialRefusals,
  Services,
  Omit<Provenance, StampedField>
>;
