import type { RunScanHandler } from '../../generated/contract/run-scan/handler.ts';
import { barsProvenance } from '../backtest/provenance.ts';
import { simulationMarket } from '../backtest/simulation.ts';
import { rankingTable } from '../scanners/ranking-table.ts';
import { runScan } from '../scanners/run-scan.ts';
import type { Services } from '../services.ts';

export const handle: RunScanHandler<Services> = async (args, call) => {
  const scanners = await call.services.scanners();
  const scanner = scanners.find(({ name }) => name === args.scanner)!;
  const outcome = await runScan({ market: await simulationMarket(call), scanner }, args);
  if (outcome.kind === 'refusal') return call.refuse(outcome.code, outcome.params);
  outcome.warnings.forEach(call.warn);
  const { result, ranked, instruments } = outcome;
  call.provenance({
    ...barsProvenance(instruments),
    model: null,
    trialCount: null,
    trialsSource: null,
    timeframe: result.timeframe,
    interval: '1day',
  });
  return { ...result, ranking_table: call.artifact('text/csv', rankingTable(ranked, scanner.key)) };
};
