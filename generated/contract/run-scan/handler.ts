// @generated from specs/tools/research/run_scan.yaml by toolwright; edit the spec and run "toolwright gen".

import type { Handler, StampedField } from "toolwright-runtime";
import type { RunScanArguments, RunScanResult, Immutable, Provenance } from "../types.ts";

/** The codes that the handler may refuse with, and the parameters of each one's sentence. */
export interface RunScanRefusals {
  /** no symbol of the universe can be measured on the day */
  "EMPTY_SCAN": { symbols: number, why: string };
  /** a date is none of the calendar */
  "NO_SUCH_DAY": { argument: string, date: string };
  /** the code of the scanner failed, or gave what can not be ranked */
  "SCANNER_FAULT": { scanner: string, symbol: string, problem: string };
  /** a parameter is not one of the scanner, lies outside of its bounds, or does not go together with another */
  "UNUSABLE_PARAMETERS": { problems: string };
}

export type RunScanHandler<Services> = Handler<
  RunScanArguments,
  Immutable<RunScanResult>,
  RunScanRefusals,
  Services,
  Omit<Provenance, StampedField>
>;
