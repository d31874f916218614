// @generated from specs/tools/audit/refusal_census.yaml by toolwright; edit the spec and run "toolwright gen".

import type { Handler, StampedField } from "toolwright-runtime";
import type { RefusalCensusArguments, RefusalCensusResult, Immutable, Provenance } from "../types.ts";

/** The codes that the handler may refuse with, and the parameters of each one's sentence. */
export interface RefusalCensusRefusals {

}

export type RefusalCensusHandler<Services> = Handler<
  RefusalCensusArguments,
  Immutable<RefusalCensusResult>,
  RefusalCensusRefusals,
  Services,
  Omit<Provenance, StampedField>
>;
