import type { NullBenchmarkHandler } from '../../generated/contract/null-benchmark/handler.ts';
import { nullBenchmark } from '../benchmark/null-benchmark.ts';
import { storedProvenance } from '../market/stored-provenance.ts';
import type { Services } from '../services.ts';

export const handle: NullBenchmarkHandler<Services> = async (args, call) => {
  const benchmark = await nullBenchmark(await call.services.market(), args);
  if (benchmark.kind === 'refusal') return call.refuse(benchmark.code, benchmark.params);
  benchmark.warnings.forEach(call.warn);
  const { result, window } = benchmark;
  call.provenance({
    ...storedProvenance(args.symbol, window.stored, window.asOf),
    model: null,
    trialCount: result.buyAndHold.nTrials,
    trialsSource: 'none-searched',
    timeframe: result.timeframe,
    interval: result.interval,
  });
  return result;
};
