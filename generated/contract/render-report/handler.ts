// @generated from specs/tools/research/render_report.yaml by toolwright; edit the spec and run "toolwright gen".

import type { Handler, StampedField } from "toolwright-runtime";
import type { RenderReportArguments, RenderReportResult, Immutable, Provenance } from "../types.ts";

/** The codes that the handler may refuse with, and the parameters of each one's sentence. */
export interface RenderReportRefusals {
  /** no trial on record has the id */
  "UNKNOWN_TRIAL": { trial: string };
}

export type RenderReportHandler<Services> = Handler<
  RenderReportArguments,
  Immutable<RenderReportResult>,
  RenderReportRefusals,
  Services,
  Omit<Provenance, StampedField>
>;
