// @generated from specs/tools/research/get_param_ranges.yaml by toolwright; edit the spec and run "toolwright gen".

import type { Handler, StampedField } from "toolwright-runtime";
import type { GetParamRangesArguments, GetParamRangesResult, Immutable, Provenance } from "../types.ts";

/** The codes that the handler may refuse with, and the parameters of each one's sentence. */
export interface GetParamRangesRefusals {

}

export type GetParamRangesHandler<Services> = Handler<
  GetParamRangesArguments,
  Immutable<GetParamRangesResult>,
  GetParamRangesRefusals,
  Services,
  Omit<Provenance, StampedField>
>;
