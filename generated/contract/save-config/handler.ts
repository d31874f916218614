// @generated from specs/tools/research/save_config.yaml by toolwright; edit the spec and run "toolwright gen".

import type { Handler, StampedField } from "toolwright-runtime";
import type { SaveConfigArguments, SaveConfigResult, Immutable, Provenance } from "../types.ts";

/** The codes that the handler may refuse with, and the parameters of each one's sentence. */
export interface SaveConfigRefusals {
  /** a configuration has the name already, its case aside */
  "NAME_TAKEN": { name: string, file: string };
  /** a limit is one that nothing is held to */
  "UNENFORCED_LIMIT": { problem: string };
  /** provenance.campaign is no trial on record */
  "UNKNOWN_TRIAL": { trial: string };
  /** the name is no plain file name that every system can store */
  "UNUSABLE_NAME": { name: string, problem: string };
  /** a parameter lies outside of its bounds, does not go together with another, or has nearly the name of one */
  "UNUSABLE_PARAMETERS": { problems: string };
}

export type SaveConfigHandler<Services> = Handler<
  SaveConfigArguments,
  Immutable<SaveConfigResult>,
  SaveConfigRefusals,
  Services,
  Omit<Provenance, StampedField>
>;
