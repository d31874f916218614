// @generated from specs/tools/research/get_metrics_glossary.yaml by toolwright; edit the spec and run "toolwright gen".

import type { Handler, StampedField } from "toolwright-runtime";
import type { GetMetricsGlossaryArguments, GetMetricsGlossaryResult, Immutable, Provenance } from "../types.ts";

/** The codes that the handler may refuse with, and the parameters of each one's sentence. */
export interface GetMetricsGlossaryRefusals {

}

export type GetMetricsGlossaryHandler<Services> = Handler<
  GetMetricsGlossaryArguments,
  Immutable<GetMetricsGlossaryResult>,
  GetMetricsGlossaryRefusals,
  Services,
  Omit<Provenance, StampedField>
>;
