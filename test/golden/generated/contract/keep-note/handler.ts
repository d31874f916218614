// @generated from specs/tools/stored/keep_note.yaml by toolwright; edit the spec and run "toolwright gen".

import type { Handler, StampedField } from "toolwright-runtime";
import type { KeepNoteArguments, KeepNoteResult, Immutable, Provenance } from "../types.ts";

/** The codes that the handler may refuse with, and the parameters of each one's sentence. */
export interface KeepNoteRefusals {
  /** the note says nothing */
  "BLANK": Record<string, never>;
}

export type KeepNoteHandler<Services> = Handler<
  KeepNoteArguments,
  Immutable<KeepNoteResult>,
  KeepNoteRefusals,
  Services,
  Omit<Provenance, StampedField>
>;
