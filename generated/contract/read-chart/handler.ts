// @generated from specs/tools/audit/read_chart.yaml by toolwright; edit the spec and run "toolwright gen".

import type { Handler, StampedField } from "toolwright-runtime";
import type { ReadChartArguments, ReadChartResult, Immutable, Provenance } from "../types.ts";

/** The codes that the handler may refuse with, and the parameters of each one's sentence. */
export interface ReadChartRefusals {
  /** too few bars are left once the delayed tier has withheld those inside its floor */
  "DELAYED_FLOOR": {
    symbol: string,
    bars: number,
    needed: number,
    withheld: number,
    delayFloorSeconds: number,
  };
  /** a study does not have the parameter, or not at that value */
  "INVALID_STUDY_PARAMETER": { study: string, parameter: string, problem: string };
  /** the symbol's bars were imported, and the operator has not confirmed that their licence lets them be served */
  "MARKET_DATA_PENDING": { symbol: string, vendor: string, variable: string, licence: string };
  /** a study reads a column that the store does not have for the symbol */
  "MISSING_INPUT": { study: string, symbol: string, columns: string };
  /** the store has no bars for the symbol at that interval; nothing is invented in their place */
  "NO_BARS": { symbol: string, interval: string };
  /** on the wall clock, the newest bar is older than the timeframe allows */
  "STALE_DATA": { symbol: string, ageSeconds: number, staleAfterSeconds: number };
  /** the store has fewer candles than can be read */
  "TOO_FEW_BARS": { symbol: string, bars: number, needed: number };
  /** a study id that is not in the indicator registry */
  "UNKNOWN_STUDY": Record<string, never>;
}

export type ReadChartHandler<Services> = Handler<
  ReadChartArguments,
  Immutable<ReadChartResult>,
  ReadChartRefusals,
  Services,
  Omit<Provenance, StampedField>
>;
