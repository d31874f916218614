// @generated from specs/tools/record/replay_run.yaml by toolwright; edit the spec and run "toolwright gen".

import type { Handler, StampedField } from "toolwright-runtime";
import type { ReplayRunArguments, ReplayRunResult, Immutable, Provenance } from "../types.ts";

/** The codes that the handler may refuse with, and the parameters of each one's sentence. */
export interface ReplayRunRefusals {
  /** the run's tool writes by itself, or reads the log */
  "NOT_REPLAYABLE": { run: string, tool: string, why: string };
  /** the run is not in the log */
  "RUN_NOT_FOUND": { runs: string };
}

export type ReplayRunHandler<Services> = Handler<
  ReplayRunArguments,
  Immutable<ReplayRunResult>,
  ReplayRunRefusals,
  Services,
  Omit<Provenance, StampedField>
>;
