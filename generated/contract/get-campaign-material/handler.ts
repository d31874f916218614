// @generated from specs/tools/campaign/get_campaign_material.yaml by toolwright; edit the spec and run "toolwright gen".

import type { Handler, StampedField } from "toolwright-runtime";
import type { GetCampaignMaterialArguments, GetCampaignMaterialResult, Immutable, Provenance } from "../types.ts";

/** The codes that the handler may refuse with, and the parameters of each one's sentence. */
export interface GetCampaignMaterialRefusals {
  /** no trial on record has the id */
  "UNKNOWN_TRIAL": { trial: string };
}

export type GetCampaignMaterialHandler<Services> = Handler<
  GetCampaignMaterialArguments,
  Immutable<GetCampaignMaterialResult>,
  GetCampaignMaterialRefusals,
  Services,
  Omit<Provenance, StampedField>
>;
