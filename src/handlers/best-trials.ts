import type { BestTrialsHandler } from '../../generated/contract/best-trials/handler.ts';
import { bestTrials } from '../campaign/best-trials.ts';
import { trialProvenance, triedIn } from '../campaign/provenance.ts';
import type { Services } from '../services.ts';

export const handle: BestTrialsHandler<Services> = async (args, call) => {
  const { services, now, runId } = call;
  const result = await bestTrials(await services.trials(), args, { now, runId });
  call.provenance(trialProvenance(runId, triedIn(result.trials)));
  return result;
};
