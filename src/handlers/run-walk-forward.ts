import type { RunWalkForwardHandler } from '../../generated/contract/run-walk-forward/handler.ts';
import { simulationProvenance } from '../backtest/provenance.ts';
import { runWalkForward } from '../backtest/run-walk-forward.ts';
import { simulationSources } from '../backtest/simulation.ts';
import { tradesTable } from '../backtest/trades-table.ts';
import type { Services } from '../services.ts';

export const handle: RunWalkForwardHandler<Services> = async (args, call) => {
  const sources = await simulationSources(call, args.strategy);
  const outcome = await runWalkForward(sources, args);
  if (outcome.kind === 'refusal') return call.refuse(outcome.code, outcome.params);
  outcome.warnings.forEach(call.warn);
  const { result, trial, prepared } = outcome;
  call.provenance(simulationProvenance(prepared, result.trial_counts.total));
  return {
    trial_id: call.journal(trial),
    ...result,
    ...(trial.trades !== undefined && { trades_table: call.artifact('text/csv', tradesTable(trial.trades)) }),
  };
};
