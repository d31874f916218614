import type { RunScreenHandler } from '../../generated/contract/run-screen/handler.ts';
import { simulationProvenance } from '../backtest/provenance.ts';
import { simulationSources } from '../backtest/simulation.ts';
import { runScreen } from '../campaign/run-screen.ts';
import type { Services } from '../services.ts';

export const handle: RunScreenHandler<Services> = async (args, call) => {
  const sources = await simulationSources(call, args.strategy);
  const outcome = await runScreen(sources, args);
  if (outcome.kind === 'refusal') return call.refuse(outcome.code, outcome.params);
  outcome.warnings.forEach(call.warn);
  const { result, screen, table, prepared } = outcome;
  call.provenance(simulationProvenance(prepared, result.trial_counts.total));
  return {
    screen_id: call.journal(screen),
    ...result,
    points_table: call.artifact('text/csv', table),
  };
};
