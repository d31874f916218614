import type { GetCampaignMaterialHandler } from '../../generated/contract/get-campaign-material/handler.ts';
import { campaignMaterial } from '../campaign/campaign-material.ts';
import { trialProvenance } from '../campaign/provenance.ts';
import type { Services } from '../services.ts';

export const handle: GetCampaignMaterialHandler<Services> = async (args, call) => {
  const { services, now, runId } = call;
  const outcome = await campaignMaterial(await services.trials(), args, { now, runId });
  if (outcome.kind === 'refusal') return call.refuse(outcome.code, outcome.params);
  call.provenance(trialProvenance(runId, outcome.result.campaign.metadata.n_trials));
  return outcome.result;
};
