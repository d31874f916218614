// @generated from specs/tools/research/run_screen.yaml by toolwright; edit the spec and run "toolwright gen".

import type { Handler, StampedField } from "toolwright-runtime";
import type { RunScreenArguments, RunScreenResult, Immutable, Provenance, Screen } from "../types.ts";

/** The codes that the handler may refuse with, and the parameters of each one's sentence. */
export interface RunScreenRefusals {
  /** the bars of a symbol were imported, and the operator has not confirmed that they may be served */
  "MARKET_DATA_PENDING": { symbol: string, vendor: string };
  /** the strategy reads a column that the bars of a symbol lack, or opens that were not traded */
  "MISSING_INPUT": { symbol: string, lacks: string };
  /** a symbol has no daily bars */
  "NO_BARS": { symbol: string };
  /** a bar of the window has a close, or an open to fill at, that is no price */
  "NO_PRICE": { symbol: string, bar: string };
  /** a date is none of the calendar */
  "NO_SUCH_DAY": { argument: string, date: string };
  /** the code of the strategy failed, or wanted an exposure beyond -1 to 1 */
  "STRATEGY_FAULT": { strategy: string, problem: string };
  /** after the warm-up the window has fewer bars than a judgement needs */
  "TOO_FEW_BARS": { symbol: string, bars: number, needed: number, warmUp: number };
  /** the space has more points than one call evaluates */
  "TOO_MANY_POINTS": { points: number, limit: number };
  /** a parameter is not one of the strategy, its range is wider than its bounds, no point is a configuration, or the space is empty */
  "UNUSABLE_PARAMETERS": { problems: string };
}

export type RunScreenHandler<Services> = Handler<
  RunScreenArguments,
  Immutable<RunScreenResult>,
  RunScreenRefusals,
  Services,
  Omit<Provenance, StampedField>,
  Immutable<Screen>
>;
