// @generated from specs/tools/research/load_config.yaml by toolwright; edit the spec and run "toolwright gen".

import type { Handler, StampedField } from "toolwright-runtime";
import type { LoadConfigArguments, LoadConfigResult, Immutable, Provenance } from "../types.ts";

/** The codes that the handler may refuse with, and the parameters of each one's sentence. */
export interface LoadConfigRefusals {
  /** the file of the configuration is cut short, was edited into something else, or is a link */
  "CONFIG_DAMAGED": { file: string, problem: string };
  /** no configuration is saved under the name */
  "NO_SUCH_CONFIG": { name: string, hint: string };
  /** the name is no plain file name that every system can store */
  "UNUSABLE_NAME": { name: string, problem: string };
}

export type LoadConfigHandler<Services> = Handler<
  LoadConfigArguments,
  Immutable<LoadConfigResult>,
  LoadConfigRefusals,
  Services,
  Omit<Provenance, StampedField>
>;
