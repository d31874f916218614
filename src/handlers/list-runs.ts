import type { ListRunsHandler } from '../../generated/contract/list-runs/handler.ts';
import { listRuns } from '../record/list-runs.ts';
import { logProvenance } from '../record/provenance.ts';
import type { Services } from '../services.ts';

export const handle: ListRunsHandler<Services> = async (args, call) => {
  const { calls } = call.services;
  if (args.before !== undefined && (await calls.find(args.before)) === undefined) {
    return call.refuse('RUN_NOT_FOUND', { runs: args.before });
  }
  call.provenance(logProvenance(`before ${args.before ?? call.runId}`));
  return listRuns(calls, args, call.runId);
};
