// @generated from specs/tools/research/summarize_bars.yaml by toolwright; edit the spec and run "toolwright gen".

import type { Handler, StampedField } from "toolwright-runtime";
import type { SummarizeBarsArguments, SummarizeBarsResult, Immutable, Provenance } from "../types.ts";

/** The codes that the handler may refuse with, and the parameters of each one's sentence. */
export interface SummarizeBarsRefusals {
  /** the bars of a symbol were imported, and the operator has not confirmed that they may be served */
  "MARKET_DATA_PENDING": { symbol: string, vendor: string };
  /** a symbol has no daily bars in the window */
  "NO_BARS": { symbol: string };
  /** a date is none of the calendar */
  "NO_SUCH_DAY": { argument: string, date: string };
}

export type SummarizeBarsHandler<Services> = Handler<
  SummarizeBarsArguments,
  Immutable<SummarizeBarsResult>,
  SummarizeBarsRefusals,
  Services,
  Omit<Provenance, StampedField>
>;
