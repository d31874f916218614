// @generated from specs/tools/campaign/best_trials.yaml by toolwright; edit the spec and run "toolwright gen".

import type { Handler, StampedField } from "toolwright-runtime";
import type { BestTrialsArguments, BestTrialsResult, Immutable, Provenance } from "../types.ts";

/** The codes that the handler may refuse with, and the parameters of each one's sentence. */
export interface BestTrialsRefusals {

}

export type BestTrialsHandler<Services> = Handler<
  BestTrialsArguments,
  Immutable<BestTrialsResult>,
  BestTrialsRefusals,
  Services,
  Omit<Provenance, StampedField>
>;
