// @generated from specs/tools/record/list_runs.yaml by toolwright; edit the spec and run "toolwright gen".

import type { Handler, StampedField } from "toolwright-runtime";
import type { ListRunsArguments, ListRunsResult, Immutable, Provenance } from "../types.ts";

/** The codes that the handler may refuse with, and the parameters of each one's sentence. */
export interface ListRunsRefusals {
  /** the run that before names is not in the log */
  "RUN_NOT_FOUND": { runs: string };
}

export type ListRunsHandler<Services> = Handler<
  ListRunsArguments,
  Immutable<ListRunsResult>,
  ListRunsRefusals,
  Services,
  Omit<Provenance, StampedField>
>;
