import type { ReadChartHandler } from '../../generated/contract/read-chart/handler.ts';
import { readChart } from '../charts/read-chart.ts';
import { storedProvenance } from '../market/stored-provenance.ts';
import type { Services } from '../services.ts';

export const handle: ReadChartHandler<Services> = async (args, call) => {
  const reading = await readChart(await call.services.market(), args);
  if (reading.kind === 'refusal') return call.refuse(reading.code, reading.params);
  reading.warnings.forEach(call.warn);
  const { result, loaded } = reading;
  call.provenance({
    ...storedProvenance(args.symbol, loaded.stored, loaded.asOf),
    model: null,
    trialCount: null,
    trialsSource: null,
    timeframe: result.timeframe,
    interval: result.interval,
  });
  return result;
};
