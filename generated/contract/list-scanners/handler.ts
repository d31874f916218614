// @generated from specs/tools/research/list_scanners.yaml by toolwright; edit the spec and run "toolwright gen".

import type { Handler, StampedField } from "toolwright-runtime";
import type { ListScannersArguments, ListScannersResult, Immutable, Provenance } from "../types.ts";

/** The codes that the handler may refuse with, and the parameters of each one's sentence. */
export interface ListScannersRefusals {

}

export type ListScannersHandler<Services> = Handler<
  ListScannersArguments,
  Immutable<ListScannersResult>,
  ListScannersRefusals,
  Services,
  Omit<Provenance, StampedField>
>;
