// @generated from specs/tools/stored/try_width.yaml by toolwright; edit the spec and run "toolwright gen".

import type { Handler, StampedField } from "toolwright-runtime";
import type { TryWidthArguments, TryWidthResult, Immutable, Provenance, Trial } from "../types.ts";

/** The codes that the handler may refuse with, and the parameters of each one's sentence. */
export interface TryWidthRefusals {

}

export type TryWidthHandler<Services> = Handler<
  TryWidthArguments,
  Immutable<TryWidthResult>,
  TryWidthRefusals,
  Services,
  Omit<Provenance, StampedField>,
  Immutable<Trial>
>;
