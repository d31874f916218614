// @generated from specs/tools/audit/null_benchmark.yaml by toolwright; edit the spec and run "toolwright gen".

import type { Handler, StampedField } from "toolwright-runtime";
import type { NullBenchmarkArguments, NullBenchmarkResult, Immutable, Provenance } from "../types.ts";

/** The codes that the handler may refuse with, and the parameters of each one's sentence. */
export interface NullBenchmarkRefusals {
  /** too few bars are left once the delayed tier has withheld those inside its floor */
  "DELAYED_FLOOR": {
    symbol: string,
    bars: number,
    needed: number,
    withheld: number,
    delayFloorSeconds: number,
  };
  /** the symbol's bars were imported, and the operator has not confirmed that their licence lets them be served */
  "MARKET_DATA_PENDING": { symbol: string, vendor: string, variable: string, licence: string };
  /** the store has no bars for the symbol at that interval; nothing is invented in their place */
  "NO_BARS": { symbol: string, interval: string };
  /** on the wall clock, the newest bar is older than the timeframe allows */
  "STALE_DATA": { symbol: string, ageSeconds: number, staleAfterSeconds: number };
  /** the store has fewer complete candles than the window and its seeds need */
  "TOO_FEW_BARS": { symbol: string, bars: number, needed: number };
  /** an open or a close in the window or its seeds is not a positive number */
  "bars-not-finite": { bar: string };
  /** one of the lines has no usable variance, so that its Sharpe ratio is undefined */
  "sharpe-report-refused": { line: string };
  /** the window has fewer returns than a Sharpe ratio and its moments need */
  "too-few-bars": { bars: number, needed: number };
}

export type NullBenchmarkHandler<Services> = Handler<
  NullBenchmarkArguments,
  Immutable<NullBenchmarkResult>,
  NullBenchmarkRefusals,
  Services,
  Omit<Provenance, StampedField>
>;
