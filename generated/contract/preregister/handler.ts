// @generated from specs/tools/audit/preregister.yaml by toolwright; edit the spec and run "toolwright gen".

import type { Handler, StampedField } from "toolwright-runtime";
import type { PreregisterArguments, PreregisterResult, Immutable, Provenance } from "../types.ts";

/** The codes that the handler may refuse with, and the parameters of each one's sentence. */
export interface PreregisterRefusals {
  /** the criteria begin as those of a campaign, and can't be read as one */
  "CAMPAIGN_UNREADABLE": { line: number, problem: string };
  /** other processes kept appending to the same ledger until there was no time left */
  "LEDGER_CONTENDED": { attempts: number };
  /** a date is none of the calendar */
  "NO_SUCH_DAY": { argument: string, date: string };
}

export type PreregisterHandler<Services> = Handler<
  PreregisterArguments,
  Immutable<PreregisterResult>,
  PreregisterRefusals,
  Services,
  Omit<Provenance, StampedField>
>;
