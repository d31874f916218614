import type { AnalyzeTrialHandler } from '../../generated/contract/analyze-trial/handler.ts';
import { analyzeTrial } from '../campaign/analyze-trial.ts';
import { trialProvenance } from '../campaign/provenance.ts';
import type { Services } from '../services.ts';

export const handle: AnalyzeTrialHandler<Services> = async (args, call) => {
  const outcome = await analyzeTrial(await call.services.trials(), args);
  if (outcome.kind === 'refusal') return call.refuse(outcome.code, outcome.params);
  call.provenance(trialProvenance(call.runId, null));
  return outcome.result;
};
