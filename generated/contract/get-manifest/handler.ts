// @generated from specs/tools/record/get_manifest.yaml by toolwright; edit the spec and run "toolwright gen".

import type { Handler, StampedField } from "toolwright-runtime";
import type { GetManifestArguments, GetManifestResult, Immutable, Provenance } from "../types.ts";

/** The codes that the handler may refuse with, and the parameters of each one's sentence. */
export interface GetManifestRefusals {
  /** a run is not in the log */
  "RUN_NOT_FOUND": { runs: string };
}

export type GetManifestHandler<Services> = Handler<
  GetManifestArguments,
  Immutable<GetManifestResult>,
  GetManifestRefusals,
  Services,
  Omit<Provenance, StampedField>
>;
