import type { CompareTrialsHandler } from '../../generated/contract/compare-trials/handler.ts';
import { compareTrials } from '../campaign/compare-trials.ts';
import { trialProvenance } from '../campaign/provenance.ts';
import type { Services } from '../services.ts';

export const handle: CompareTrialsHandler<Services> = async (args, call) => {
  const outcome = await compareTrials(await call.services.trials(), args);
  if (outcome.kind === 'refusal') return call.refuse(outcome.code, outcome.params);
  call.provenance(trialProvenance(call.runId, null));
  return outcome.result;
};
