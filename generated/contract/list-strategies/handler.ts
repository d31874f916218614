// @generated from specs/tools/research/list_strategies.yaml by toolwright; edit the spec and run "toolwright gen".

import type { Handler, StampedField } from "toolwright-runtime";
import type { ListStrategiesArguments, ListStrategiesResult, Immutable, Provenance } from "../types.ts";

/** The codes that the handler may refuse with, and the parameters of each one's sentence. */
export interface ListStrategiesRefusals {

}

export type ListStrategiesHandler<Services> = Handler<
  ListStrategiesArguments,
  Immutable<ListStrategiesResult>,
  ListStrategiesRefusals,
  Services,
  Omit<Provenance, StampedField>
>;
