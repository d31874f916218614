import type { RunWalkForwardHandler } from '../../generated/contract/run-walk-forward/handler.ts';
import { barsProvenance } from '../backtest/provenance.ts';
import { runWalkForward } from '../backtest/run-walk-forward.ts';
import { tradesTable } from '../backtest/trades-table.ts';
import type { Services } from '../services.ts';

export const handle: RunWalkForwardHandler<Services> = async (args, call) => {
  const { services, now, runId } = call;
  const strategies = await services.strategies();
  const sources = {
    market: await services.market(),
    strategy: strategies.find(({ name }) => name === args.strategy)!,
    tally: async (family: string) => (await services.trials()).tally(family, { now, runId }),
    watch: call,
  };
  const outcome = await runWalkForward(sources, args);
  if (outcome.kind === 'refusal') return call.refuse(outcome.code, outcome.params);
  outcome.warnings.forEach(call.warn);
  const { result, trial, prepared } = outcome;
  call.provenance({
    ...barsProvenance(prepared.legs.map(({ instrument }) => instrument)),
    model: null,
    trialCount: result.performance.n_trials,
    trialsSource: 'trial journal',
    timeframe: result.timeframe,
    interval: '1day',
  });
  return {
    trial_id: call.journal(trial),
    ...result,
    ...(trial.trades !== undefined && { trades_table: call.artifact('text/csv', tradesTable(trial.trades)) }),
  };
};
