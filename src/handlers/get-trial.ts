import type { GetTrialHandler } from '../../generated/contract/get-trial/handler.ts';
import { getTrial } from '../campaign/get-trial.ts';
import { trialProvenance } from '../campaign/provenance.ts';
import type { Services } from '../services.ts';

export const handle: GetTrialHandler<Services> = async (args, call) => {
  const { services, now, runId } = call;
  const outcome = await getTrial(await services.trials(), args, { now, runId });
  if (outcome.kind === 'refusal') return call.refuse(outcome.code, outcome.params);
  call.provenance(trialProvenance(runId, outcome.result.n_trials));
  return outcome.result;
};
