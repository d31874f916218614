// @generated from specs/tools/shaped/read_levels.yaml by toolwright; edit the spec and run "toolwright gen".

import type { Handler, StampedField } from "toolwright-runtime";
import type { ReadLevelsArguments, ReadLevelsResult, Immutable, Provenance } from "../types.ts";

/** The codes that the handler may refuse with, and the parameters of each one's sentence. */
export interface ReadLevelsRefusals {
  /** there is no station at all */
  "NO_STATION": Record<string, never>;
}

export type ReadLevelsHandler<Services> = Handler<
  ReadLevelsArguments,
  Immutable<ReadLevelsResult>,
  ReadLevelsRefusals,
  Services,
  Omit<Provenance, StampedField>
>;
