// @generated from specs/tools/shaped/smooth_series.yaml by toolwright; edit the spec and run "toolwright gen".

import type { Handler, StampedField } from "toolwright-runtime";
import type { SmoothSeriesArguments, SmoothSeriesResult, Immutable, Provenance } from "../types.ts";

/** The codes that the handler may refuse with, and the parameters of each one's sentence. */
export interface SmoothSeriesRefusals {
  /** no series was given */
  "NO_VALUES": Record<string, never>;
  /** the series is too long */
  "TOO_MANY": Record<string, never>;
  /** the window is longer than the series */
  "WINDOW_TOO_LONG": { window: number, values: number, which: string };
}

export type SmoothSeriesHandler<Services> = Handler<
  SmoothSeriesArguments,
  Immutable<SmoothSeriesResult>,
  SmoothSeriesRefusals,
  Services,
  Omit<Provenance, StampedField>
>;
