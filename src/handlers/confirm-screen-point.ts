import type { ConfirmScreenPointHandler } from '../../generated/contract/confirm-screen-point/handler.ts';
import { simulationProvenance } from '../backtest/provenance.ts';
import { simulationMarket } from '../backtest/simulation.ts';
import { confirmScreenPoint } from '../campaign/confirm-screen-point.ts';
import type { Services } from '../services.ts';

export const handle: ConfirmScreenPointHandler<Services> = async (args, call) => {
  const { services, now, runId } = call;
  const trials = await services.trials();
  const sources = {
    market: await simulationMarket(call),
    strategies: await services.strategies(),
    tally: (family: string) => trials.tally(family, { now, runId }),
    screen: trials.screen,
  };
  const outcome = await confirmScreenPoint(sources, args);
  if (outcome.kind === 'refusal') return call.refuse(outcome.code, outcome.params);
  outcome.warnings.forEach(call.warn);
  const { result, trial, prepared } = outcome;
  call.provenance(simulationProvenance(prepared, result.performance.n_trials));
  return { trial_id: call.journal(trial), ...result };
};
