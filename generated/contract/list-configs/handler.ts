// @generated from specs/tools/research/list_configs.yaml by toolwright; edit the spec and run "toolwright gen".

import type { Handler, StampedField } from "toolwright-runtime";
import type { ListConfigsArguments, ListConfigsResult, Immutable, Provenance } from "../types.ts";

/** The codes that the handler may refuse with, and the parameters of each one's sentence. */
export interface ListConfigsRefusals {

}

export type ListConfigsHandler<Services> = Handler<
  ListConfigsArguments,
  Immutable<ListConfigsResult>,
  ListConfigsRefusals,
  Services,
  Omit<Provenance, StampedField>
>;
