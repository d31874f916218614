import type { NullBenchmarkHandler } from '../../generated/contract/null-benchmark/handler.ts';
import { nullBenchmark } from '../benchmark/null-benchmark.ts';
import { serveCall } from '../market/serve-call.ts';
import { storedProvenance } from '../market/stored-provenance.ts';
import type { Services } from '../services.ts';

export const handle: NullBenchmarkHandler<Services> = async ({ fresh, ...options }, call) => {
  const market = await serveCall(call, fresh);
  const benchmark = await nullBenchmark(market, options);
  if (benchmark.kind === 'refusal') return call.refuse(benchmark.code, benchmark.params);
  benchmark.warnings.forEach(call.warn);
  const { result, window } = benchmark;
  call.provenance({
    ...storedProvenance(market, result.symbol, result.timeframe, window),
    model: null,
    trialCount: result.buyAndHold.nTrials,
    trialsSource: 'none-searched',
  });
  return { ...result, freshServed: fresh ? market.tier === 'fresh' : null };
};
