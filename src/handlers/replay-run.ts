import type { ReplayRunHandler } from '../../generated/contract/replay-run/handler.ts';
import { logProvenance } from '../record/provenance.ts';
import { whyNotReplayable } from '../record/replayable.ts';
import type { Services } from '../services.ts';

export const handle: ReplayRunHandler<Services> = async ({ run_id }, call) => {
  const record = await call.services.calls.find(run_id);
  if (record === undefined) return call.refuse('RUN_NOT_FOUND', { runs: run_id });
  const { tool } = record.started;
  const why = whyNotReplayable(call.services.calls.listing(tool));
  if (why !== undefined) return call.refuse('NOT_REPLAYABLE', { run: run_id, tool, why });
  const { runId: _, replayRunId, changed, ...comparison } = await call.services.calls.replay(record);
  if (comparison.verdict !== 'same') call.warn(comparison.reason);
  call.provenance(logProvenance(`run ${run_id}`));
  return { run_id, ...comparison, replay_run_id: replayRunId, changed: [...changed] };
};
