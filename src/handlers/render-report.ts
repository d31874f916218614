import type { RenderReportHandler } from '../../generated/contract/render-report/handler.ts';
import { reportTrial } from '../report/report-trial.ts';
import type { Services } from '../services.ts';

export const handle: RenderReportHandler<Services> = async (args, call) => {
  const { services, now, runId } = call;
  const trials = await services.trials();
  const asOf = { now, runId };
  const outcome = await reportTrial(
    {
      find: async (id) => (await trials.find([id]))[0],
      points: (family) => trials.points(family, asOf),
      tally: (family) => trials.tally(family, asOf),
    },
    args,
  );
  if (outcome.kind === 'refusal') return call.refuse(outcome.code, outcome.params);
  const { result, document } = outcome;
  call.provenance({
    vendor: 'trial journal',
    asOf: null,
    model: null,
    trialCount: result.n_trials,
    trialsSource: 'trial journal',
    snapshot: null,
  });
  return { ...result, report: call.artifact('text/html', document) };
};
