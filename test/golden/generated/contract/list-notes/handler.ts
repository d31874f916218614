// @generated from specs/tools/stored/list_notes.yaml by toolwright; edit the spec and run "toolwright gen".

import type { Handler, StampedField } from "toolwright-runtime";
import type { ListNotesArguments, ListNotesResult, Immutable, Provenance } from "../types.ts";

/** The codes that the handler may refuse with, and the parameters of each one's sentence. */
export interface ListNotesRefusals {

}

export type ListNotesHandler<Services> = Handler<
  ListNotesArguments,
  Immutable<Omit<ListNotesResult, "next">>,
  ListNotesRefusals,
  Services,
  Omit<Provenance, StampedField>
>;
