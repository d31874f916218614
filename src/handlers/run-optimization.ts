import type { RunOptimizationHandler } from '../../generated/contract/run-optimization/handler.ts';
import { barsProvenance } from '../backtest/provenance.ts';
import { gridTable, runOptimization } from '../backtest/run-optimization.ts';
import type { Services } from '../services.ts';

export const handle: RunOptimizationHandler<Services> = async (args, call) => {
  const { services, now, runId } = call;
  const strategies = await services.strategies();
  const sources = {
    market: await services.market(),
    strategy: strategies.find(({ name }) => name === args.strategy)!,
    tally: async (family: string) => (await services.trials()).tally(family, { now, runId }),
    watch: call,
  };
  const outcome = await runOptimization(sources, args);
  if (outcome.kind === 'refusal') return call.refuse(outcome.code, outcome.params);
  outcome.warnings.forEach(call.warn);
  const { result, rows, trials, prepared } = outcome;
  call.provenance({
    ...barsProvenance(prepared.legs.map(({ instrument }) => instrument)),
    model: null,
    trialCount: result.trial_counts.total,
    trialsSource: 'trial journal',
    timeframe: result.timeframe,
    interval: '1day',
  });
  const ids = trials.map(call.journal);
  return {
    ...result,
    rows: rows.map(({ index, row }) => ({ trial_id: ids[index]!, ...row })),
    grid_table: call.artifact('text/csv', gridTable(trials, ids)),
  };
};
