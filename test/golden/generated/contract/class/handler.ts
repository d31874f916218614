// @generated from specs/tools/plain/class.yaml by toolwright; edit the spec and run "toolwright gen".

import type { Handler, StampedField } from "toolwright-runtime";
import type { ClassArguments, ClassResult, Immutable, Provenance } from "../types.ts";

/** The codes that the handler may refuse with, and the parameters of each one's sentence. */
export interface ClassRefusals {

}

export type ClassHandler<Services> = Handler<
  ClassArguments,
  Immutable<ClassResult>,
  ClassRefusals,
  Services,
  Omit<Provenance, StampedField>
>;
