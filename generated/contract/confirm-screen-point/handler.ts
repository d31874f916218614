// @generated from specs/tools/research/confirm_screen_point.yaml by toolwright; edit the spec and run "toolwright gen".

import type { Handler, StampedField } from "toolwright-runtime";
import type { ConfirmScreenPointArguments, ConfirmScreenPointResult, Immutable, Provenance, Trial } from "../types.ts";

/** The codes that the handler may refuse with, and the parameters of each one's sentence. */
export interface ConfirmScreenPointRefusals {
  /** no screen on record has the id */
  "NO_SUCH_SCREEN": { screen: string };
  /** the screen did not evaluate the point */
  "POINT_NOT_SCREENED": { problems: string };
  /** the strategy of the screen is not registered any more, or its bars can not be had as they were */
  "SCREEN_OUTDATED": { problem: string };
  /** a parameter is not one of the strategy, or lies outside of its bounds */
  "UNUSABLE_PARAMETERS": { problems: string };
}

export type ConfirmScreenPointHandler<Services> = Handler<
  ConfirmScreenPointArguments,
  Immutable<ConfirmScreenPointResult>,
  ConfirmScreenPointRefusals,
  Services,
  Omit<Provenance, StampedField>,
  Immutable<Trial>
>;
