// @generated from specs/tools/campaign/list_trials.yaml by toolwright; edit the spec and run "toolwright gen".

import type { Handler, StampedField } from "toolwright-runtime";
import type { ListTrialsArguments, ListTrialsResult, Immutable, Provenance } from "../types.ts";

/** The codes that the handler may refuse with, and the parameters of each one's sentence. */
export interface ListTrialsRefusals {
  /** no trial on record has the id */
  "UNKNOWN_TRIAL": { trial: string };
}

export type ListTrialsHandler<Services> = Handler<
  ListTrialsArguments,
  Immutable<ListTrialsResult>,
  ListTrialsRefusals,
  Services,
  Omit<Provenance, StampedField>
>;
