// @generated from specs/tools/plain/convert_length.yaml by toolwright; edit the spec and run "toolwright gen".

import type { Handler, StampedField } from "toolwright-runtime";
import type { ConvertLengthArguments, ConvertLengthResult, Immutable, Provenance } from "../types.ts";

/** The codes that the handler may refuse with, and the parameters of each one's sentence. */
export interface ConvertLengthRefusals {

}

export type ConvertLengthHandler<Services> = Handler<
  ConvertLengthArguments,
  Immutable<ConvertLengthResult>,
  ConvertLengthRefusals,
  Services,
  Omit<Provenance, StampedField>
>;
