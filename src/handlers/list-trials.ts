import type { ListTrialsHandler } from '../../generated/contract/list-trials/handler.ts';
import { listTrials } from '../campaign/list-trials.ts';
import { trialProvenance, triedIn } from '../campaign/provenance.ts';
import type { Services } from '../services.ts';

export const handle: ListTrialsHandler<Services> = async (args, call) => {
  const { services, now, runId } = call;
  const outcome = await listTrials(await services.trials(), args, { now, runId });
  if (outcome.kind === 'refusal') return call.refuse(outcome.code, outcome.params);
  call.provenance(trialProvenance(runId, triedIn(outcome.result.trials)));
  return outcome.result;
};
