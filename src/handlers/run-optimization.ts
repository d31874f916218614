import type { RunOptimizationHandler } from '../../generated/contract/run-optimization/handler.ts';
import { simulationProvenance } from '../backtest/provenance.ts';
import { gridTable, runOptimization } from '../backtest/run-optimization.ts';
import { simulationSources } from '../backtest/simulation.ts';
import type { Services } from '../services.ts';

export const handle: RunOptimizationHandler<Services> = async (args, call) => {
  const sources = await simulationSources(call, args.strategy);
  const outcome = await runOptimization(sources, args);
  if (outcome.kind === 'refusal') return call.refuse(outcome.code, outcome.params);
  outcome.warnings.forEach(call.warn);
  const { result, rows, trials, prepared } = outcome;
  call.provenance(simulationProvenance(prepared, result.trial_counts.total));
  const ids = trials.map(call.journal);
  return {
    ...result,
    rows: rows.map(({ index, row }) => ({ trial_id: ids[index]!, ...row })),
    grid_table: call.artifact('text/csv', gridTable(trials, ids)),
  };
};
