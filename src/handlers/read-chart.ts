import type { ReadChartHandler } from '../../generated/contract/read-chart/handler.ts';
import { readChart } from '../charts/read-chart.ts';
import { serveCall } from '../market/serve-call.ts';
import { storedProvenance } from '../market/stored-provenance.ts';
import type { Services } from '../services.ts';

export const handle: ReadChartHandler<Services> = async ({ fresh, ...options }, call) => {
  const market = await serveCall(call, fresh);
  const reading = await readChart(market, options);
  if (reading.kind === 'refusal') return call.refuse(reading.code, reading.params);
  reading.warnings.forEach(call.warn);
  const { result, loaded } = reading;
  call.provenance({
    ...storedProvenance(market, result.symbol, result.timeframe, loaded),
    model: null,
    trialCount: null,
    trialsSource: null,
  });
  return { ...result, freshServed: fresh ? market.tier === 'fresh' : null };
};
