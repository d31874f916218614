import type { RunBacktestHandler } from '../../generated/contract/run-backtest/handler.ts';
import { barsProvenance } from '../backtest/provenance.ts';
import { runBacktest } from '../backtest/run-backtest.ts';
import { tradesTable } from '../backtest/trades-table.ts';
import type { Services } from '../services.ts';

export const handle: RunBacktestHandler<Services> = async (args, call) => {
  const { services, now, runId } = call;
  const strategies = await services.strategies();
  const sources = {
    market: await services.market(),
    strategy: strategies.find(({ name }) => name === args.strategy)!,
    tally: async (family: string) => (await services.trials()).tally(family, { now, runId }),
  };
  const outcome = await runBacktest(sources, args);
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
