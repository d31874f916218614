import type { SummarizeBarsHandler } from '../../generated/contract/summarize-bars/handler.ts';
import { barsProvenance } from '../backtest/provenance.ts';
import { simulationMarket } from '../backtest/simulation.ts';
import { summarizeBars } from '../bar-summary/summarize-bars.ts';
import type { Services } from '../services.ts';

export const handle: SummarizeBarsHandler<Services> = async (args, call) => {
  const outcome = await summarizeBars(await simulationMarket(call), args);
  if (outcome.kind === 'refusal') return call.refuse(outcome.code, outcome.params);
  outcome.warnings.forEach(call.warn);
  call.provenance({
    ...barsProvenance(outcome.windows),
    model: null,
    trialCount: null,
    trialsSource: null,
    timeframe: '1D',
    interval: '1day',
  });
  return { summaries: outcome.summaries };
};
